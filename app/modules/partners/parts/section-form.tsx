import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { type Answers, answersOf, type RefusedForm, type ShownAgain } from "~/platform/form/answers";
import { type DraftView, isSentTo } from "~/platform/form/draft-view";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary, type SummarizedError } from "~/ui/error-summary/error-summary";
import { FormEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { SaveOnEnter } from "~/ui/row-list/row-list";
import { PROFILE_PATH, SECTIONS, type Section, sectionPath, type WrittenSection } from "../rules/sections";

type View = {
  section: WrittenSection;
  formKey: string;
  version: string;
  draft: DraftView;
  values: RefusedForm["values"];
};

type SectionFormProps = {
  view: View;
  answered: ShownAgain<{ stamp: string }> | undefined;
  intro: ReactNode;
  /** The word for a row, such as "Serviciul": an error of a row is prefixed with it and the row's number. */
  row?: string;
  children: (answers: Answers, values: RefusedForm["values"]) => ReactNode;
};

/** The form of one section, with its draft and the notice about a colleague who saved in the meantime. */
export function SectionForm({ view, answered, intro, row, children }: SectionFormProps) {
  const { section, draft } = view;
  const navigation = useNavigation();
  const path = sectionPath(section);
  const busy = navigation.state !== "idle" && isSentTo(path, navigation.formAction);
  const answers = answersOf(answered?.refused, view.values);
  const values = answered?.refused.values ?? view.values;
  return (
    <SectionFrame
      section={section}
      answers={answers}
      answered={answered}
      errors={numbered(answers.errors, row)}
      intro={intro}
    >
      {answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
      <KeptForm
        key={answered?.kept.stamp ?? (draft.resumed ? "draft" : "stored")}
        draft={draft}
        answered={answered}
        fields={{ formKey: view.formKey, version: answered?.version ?? view.version }}
      >
        <SaveOnEnter />
        {children(answers, values)}
        <FormEnd submit="Salvează" busy={busy} busyLabel="Se salvează…" cancel={PROFILE_PATH} />
      </KeptForm>
    </SectionFrame>
  );
}

type Problems = Answers["errors"];

function numbered(errors: Problems, row: string | undefined): Problems {
  return errors.map(({ field, sentence }) => {
    const index = /^rows\[(\d+)\]/.exec(field)?.[1];
    if (row === undefined || index === undefined) return { field, sentence };
    return { field, sentence: `${row} ${Number(index) + 1}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` };
  });
}

type SectionFrameProps = {
  section: Section;
  answers: Answers;
  /** The server's last answer to the form. */
  answered: object | undefined;
  /** Replaces the errors of `answers` in the summary. */
  errors?: readonly SummarizedError[];
  intro?: ReactNode;
  children: ReactNode;
};

/** The page around the form of one section: title, error summary, breadcrumb and heading. */
export function SectionFrame({ section, answers, answered, errors, intro, children }: SectionFrameProps) {
  const heading = SECTIONS[section];
  return (
    <Stack gap={3}>
      <title>{`${answers.wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <ErrorSummary errors={errors ?? answers.errors} lead={answers.lead} heard={answered} />
      <Crumb href={PROFILE_PATH}>Profilul firmei</Crumb>
      <PageHeading heading={heading} intro={intro} />
      {children}
    </Stack>
  );
}
