import type { ReactNode } from "react";
import { useFetcher, useNavigation } from "react-router";
import { type Answers, answersOf, type Defaults, type RefusedForm, type ShownAgain } from "~/platform/form/answers";
import { type DraftView, isSentTo } from "~/platform/form/draft-view";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { FormEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import type { Answer } from "~/ui/form/use-answer";
import type { KeptImage } from "~/ui/image-field/items";
import { Stack } from "~/ui/layout/layout";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { type DeskForm, IMAGES_FAILED } from "../rules/editing";
import { AttractionFields, GalleryField, ProjectFields } from "./item-fields";
import {
  ContactFields,
  LocationFields,
  NO_PICTURES,
  type PicturesView,
  ProfileFields,
  StatisticsFields,
} from "./section-fields";

/** The data of an edit form around its fields. */
export type EditView = {
  /** The page's path, to which the form posts. */
  path: string;
  /** The path of the desk, then the name of the community. */
  desk: string;
  community: string;
  formKey: string;
  version: string;
  defaults: Defaults;
  /** The unsaved draft of an earlier visit, then its values when it is continued. */
  draft: DraftView;
  typed: RefusedForm | null;
};

/** Loader data of a form's page, which the dialog loads too. */
export type LoadedForm = {
  kind: DeskForm;
  heading: string;
  view: EditView;
  /** The stored pictures, or those of the continued draft; null for a form without pictures. */
  pictures: PicturesView | null;
  /** The kind found at verification, which then cannot be edited. */
  checkedKind: string | null;
};

/** A form that was not saved, with its pictures, if it has any. */
export type Answered = ShownAgain<readonly KeptImage[] | null>;

type EditFormProps = {
  loaded: LoadedForm;
  /** The server's last answer, from which the fields are filled. */
  answered: Answered | undefined;
  /** Key of the fetcher that submits the form from a dialog; without it the submission navigates. */
  fetcherKey?: string;
};

const answersIn = ({ loaded: { view }, answered }: EditFormProps): Answers =>
  answersOf(answered?.refused ?? view.typed, view.defaults);

/** The page of an edit form. */
export function EditPage(form: EditFormProps) {
  const { kind, heading, view } = form.loaded;
  return (
    <Stack gap={3}>
      <title>{`${answersIn(form).wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <EditErrors form={form} unsaved={null} heard={form.answered} />
      <Crumb href={view.desk}>{view.community}</Crumb>
      <div className="stack stack--1">
        <h1>{heading}</h1>
        {kind === "gallery" ? (
          <p className="muted">
            Imaginile stau pe pagină în ordinea de aici. Descrierea este pentru persoanele nevăzătoare.
          </p>
        ) : null}
      </div>
      <EditForm {...form} />
    </Stack>
  );
}

type EditInDialogProps = { loaded: LoadedForm; fetcherKey: string; answer: Answer<Answered> };

/** The same form in a dialog of the desk, with its error summary above the fields. */
export function EditInDialog({ loaded, fetcherKey, answer: { answered, ...errors } }: EditInDialogProps) {
  const form = { loaded, answered, fetcherKey };
  return (
    <>
      <EditErrors form={form} {...errors} />
      <EditForm {...form} />
    </>
  );
}

type WhatIsWrongProps = { form: EditFormProps } & Pick<Answer<Answered>, "unsaved" | "heard">;

function EditErrors({ form, unsaved, heard }: WhatIsWrongProps) {
  const answers = answersIn(form);
  return <ErrorSummary errors={answers.errors} lead={unsaved ?? leadOf(answers)} heard={heard} />;
}

const leadOf = ({ lead }: Answers): ReactNode => (lead === IMAGES_FAILED ? <span lang="en">{lead}</span> : lead);

function EditForm(form: EditFormProps) {
  const { loaded, answered, fetcherKey } = form;
  const { kind, view } = loaded;
  const navigation = useNavigation();
  const fetcher = useFetcher(fetcherKey ? { key: fetcherKey } : {});
  const sent = fetcherKey ? fetcher.formAction : navigation.formAction;
  const submission = fetcherKey ? { navigate: false, fetcherKey } : {};
  return (
    <>
      {answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
      <KeptForm
        draft={view.draft}
        answered={answered}
        fields={{ formKey: view.formKey, version: answered?.version ?? view.version }}
        encType="multipart/form-data"
        {...submission}
      >
        <Fields {...form} />
        <FormEnd
          submit={kind === "gallery" ? "Salvează galeria" : "Salvează"}
          busy={isSentTo(view.path, sent)}
          busyLabel="Se salvează…"
          cancel={view.desk}
        />
      </KeptForm>
    </>
  );
}

function Fields(form: EditFormProps) {
  const { loaded, answered } = form;
  const stored = loaded.pictures ?? NO_PICTURES;
  const answers = answersIn(form);
  const pictures = { ...stored, kept: answered?.kept ?? stored.kept };
  switch (loaded.kind) {
    case "profile":
      return <ProfileFields answers={answers} pictures={pictures} />;
    case "location":
      return <LocationFields answers={answers} checkedKind={loaded.checkedKind} />;
    case "statistics":
      return <StatisticsFields answers={answers} />;
    case "contact":
      return <ContactFields answers={answers} />;
    case "attractions":
      return <AttractionFields answers={answers} pictures={pictures} />;
    case "projects":
      return <ProjectFields answers={answers} />;
    case "gallery":
      return <GalleryField answers={answers} pictures={pictures} />;
  }
}
