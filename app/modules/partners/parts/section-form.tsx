import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { type Answers, answersOf, type RefusedForm, type ShownAgain } from "~/platform/form/answers";
import { type DraftView, isSentTo } from "~/platform/form/draft-view";
import { FormEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { SaveOnEnter } from "~/ui/row-list/row-list";
import { PROFILE_PATH, sectionPath, type WrittenSection } from "../rules/sections";
import { SectionFrame } from "./section-frame";

type View = {
  section: WrittenSection;
  formKey: string;
  version: string;
  draft: DraftView | null;
  values: RefusedForm["values"];
};

export type SectionFormProps = {
  view: View;
  answered: ShownAgain<{ stamp: string }> | undefined;
  /** What this part is for, in a sentence. */
  intro: ReactNode;
  /** "Serviciul": what is wrong with a row is said with its number. */
  row?: string;
  children: (answers: Answers, values: RefusedForm["values"]) => ReactNode;
};

/** The page of one part of the profile: its form, what was typed into it before, and who came between. */
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
        key={answered?.kept.stamp ?? (draft?.resumed ? "draft" : "stored")}
        path={path}
        version={answered?.version ?? view.version}
        formKey={view.formKey}
        draft={draft}
        answered={answered !== undefined}
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
