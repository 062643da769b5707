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
import { IMAGES_FAILED } from "../rules/editing";

/** What stands around the fields of a form that edits something of a community. */
export type EditView = {
  /** The page's own address, to which the form posts. */
  path: string;
  /** The desk that it belongs to, and whose it is. */
  desk: string;
  community: string;
  formKey: string;
  version: string;
  defaults: Defaults;
  /** What was typed here and not saved, and its text when it is continued. */
  draft: DraftView | null;
  typed: RefusedForm | null;
};

/** A form that was not saved, with its pictures where it has any. */
export type Answered = ShownAgain<readonly KeptImage[] | null>;

export type EditFormProps = {
  view: EditView;
  /** The server's last answer, as which the form stands. */
  answered: Answered | undefined;
  submit: string;
  busyLabel?: string;
  /** Under which the dialog that holds it follows its sending; without it the page itself is sent. */
  fetcherKey?: string;
  note?: ReactNode;
  children: (answers: Answers) => ReactNode;
};

const answersIn = ({ view, answered }: Pick<EditFormProps, "view" | "answered">): Answers =>
  answersOf(answered?.refused ?? view.typed, view.defaults);

/** The page of one thing to edit. */
export function EditPage({ heading, lead, ...form }: EditFormProps & { heading: string; lead?: ReactNode }) {
  const { view, answered } = form;
  return (
    <Stack gap={3}>
      <title>{`${answersIn(form).wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <WhatIsWrong {...form} unsaved={null} heard={answered} />
      <Crumb href={view.desk}>{view.community}</Crumb>
      <div className="stack stack--1">
        <h1>{heading}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      <EditForm {...form} />
    </Stack>
  );
}

/** The same in a dialog of the desk: what is wrong stands above the fields there too. */
export function EditInDialog(form: EditFormProps & Heard) {
  return (
    <>
      <WhatIsWrong {...form} />
      <EditForm {...form} />
    </>
  );
}

type Heard = Pick<Answer<Answered>, "unsaved" | "heard">;

function WhatIsWrong({ unsaved, heard, ...form }: Pick<EditFormProps, "view" | "answered"> & Heard) {
  const answers = answersIn(form);
  return <ErrorSummary errors={answers.errors} lead={unsaved ?? leadOf(answers)} heard={heard} />;
}

const leadOf = ({ lead }: Answers): ReactNode => (lead === IMAGES_FAILED ? <span lang="en">{lead}</span> : lead);

function EditForm({ view, answered, submit, busyLabel = "Se salvează…", fetcherKey, note, children }: EditFormProps) {
  const navigation = useNavigation();
  const fetcher = useFetcher(fetcherKey ? { key: fetcherKey } : {});
  const sent = fetcherKey ? fetcher.formAction : navigation.formAction;
  const answers = answersIn({ view, answered });
  const apart = fetcherKey ? { navigate: false, fetcherKey } : {};
  return (
    <>
      {answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
      <KeptForm
        path={view.path}
        version={answered?.version ?? view.version}
        formKey={view.formKey}
        draft={view.draft}
        answered={answered !== undefined}
        encType="multipart/form-data"
        {...apart}
      >
        {children(answers)}
        <FormEnd
          submit={submit}
          busy={isSentTo(view.path, sent)}
          busyLabel={busyLabel}
          cancel={view.desk}
          note={note}
        />
      </KeptForm>
    </>
  );
}
