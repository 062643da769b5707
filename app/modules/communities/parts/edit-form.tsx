import type { ReactNode } from "react";
import { useFetcher, useNavigation } from "react-router";
import { answersOf, type Defaults, type RefusedForm, type ShownAgain } from "~/platform/form/answers";
import { type DraftView, isSentTo } from "~/platform/form/draft-view";
import { FormAnswers } from "~/ui/field/field";
import { TableFields } from "~/ui/field/table-fields";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Overtaken } from "~/ui/form/overtaken";
import type { Answer } from "~/ui/form/use-answer";
import type { KeptImage } from "~/ui/image-field/items";
import { type DeskForm, IMAGES_FAILED } from "../rules/editing";
import { PROJECT } from "../rules/item-fields";
import { AttractionFields, GalleryField } from "./item-fields";
import { NO_PICTURES, type PicturesView, SectionFields } from "./section-fields";

/** The data of an edit form around its fields. */
type EditView = {
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

/** The page of an edit form. */
export function EditPage(form: EditFormProps) {
  const { kind, heading, view } = form.loaded;
  return (
    <FormPage
      heading={heading}
      back={{ href: view.desk, label: view.community }}
      answered={form.answered}
      typed={view.typed}
      defaults={view.defaults}
      summary={({ lead }) => ({ lead: leadOf(lead) })}
      intro={
        kind === "gallery"
          ? "Imaginile stau pe pagină în ordinea de aici. Descrierea este pentru persoanele nevăzătoare."
          : null
      }
    >
      <EditForm {...form} />
    </FormPage>
  );
}

type EditInDialogProps = { loaded: LoadedForm; fetcherKey: string; answer: Answer<Answered> };

/** The same form in a dialog of the desk, with its error summary above the fields. */
export function EditInDialog({ loaded, fetcherKey, answer: { answered, unsaved, heard } }: EditInDialogProps) {
  const answers = answersOf(answered?.refused ?? loaded.view.typed, loaded.view.defaults);
  return (
    <FormAnswers value={answers}>
      <ErrorSummary errors={answers.errors} lead={unsaved ?? leadOf(answers.lead)} heard={heard} />
      <EditForm loaded={loaded} answered={answered} fetcherKey={fetcherKey} />
    </FormAnswers>
  );
}

const leadOf = (lead: string | null): ReactNode => (lead === IMAGES_FAILED ? <span lang="en">{lead}</span> : lead);

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
  const pictures = { ...stored, kept: answered?.kept ?? stored.kept };
  switch (loaded.kind) {
    case "attractions":
      return <AttractionFields pictures={pictures} />;
    case "projects":
      return <TableFields table={PROJECT} />;
    case "gallery":
      return <GalleryField pictures={pictures} />;
    default:
      return <SectionFields section={loaded.kind} checkedKind={loaded.checkedKind} pictures={pictures} />;
  }
}
