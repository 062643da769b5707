import type { ReactNode } from "react";
import type { Answers, Defaults, ShownAgain } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import { lowered } from "~/platform/language/text";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { SaveOnEnter } from "~/ui/row-list/row-list";
import { SECTIONS, TO_PROFILE, type WrittenSection } from "../rules/sections";

type View = {
  section: WrittenSection;
  formKey: string;
  version: string;
  draft: DraftView;
  values: Defaults;
};

type SectionFormProps = {
  view: View;
  answered: ShownAgain<{ stamp: string }> | undefined;
  intro: ReactNode;
  /** The word for a row, such as "Serviciul": an error of a row is prefixed with it and the row's number. */
  row?: string;
  children: ReactNode;
};

/** The form of one section, with its draft and the notice about a colleague who saved in the meantime. */
export function SectionForm({ view, answered, intro, row, children }: SectionFormProps) {
  const { section, draft } = view;
  return (
    <PostPage
      key={answered?.kept.stamp ?? (draft.resumed ? "draft" : "stored")}
      heading={SECTIONS[section]}
      back={TO_PROFILE}
      intro={intro}
      answered={answered}
      defaults={view.values}
      summary={({ errors }) => ({ errors: numbered(errors, row) })}
      before={answered?.overtaken ? <Overtaken {...answered.overtaken} /> : null}
      formKey={view.formKey}
      fields={{ version: answered?.version ?? view.version }}
      draft={draft}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <SaveOnEnter />
      {children}
    </PostPage>
  );
}

type Problems = Answers["errors"];

function numbered(errors: Problems, row: string | undefined): Problems {
  return errors.map((error) => {
    const { field = "", sentence } = error;
    const index = /^rows\[(\d+)\]/.exec(field)?.[1];
    if (row === undefined || index === undefined) return error;
    return { field, sentence: `${row} ${Number(index) + 1}: ${lowered(sentence)}` };
  });
}
