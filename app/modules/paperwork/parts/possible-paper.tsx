import type { ButtonVariant } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import type { papersView } from "../pages/papers-view.server";

export type PapersView = Awaited<ReturnType<typeof papersView>>;
type Possible = PapersView["others"][number];

export const paperName = ({ title, firm }: Possible): string => (firm === null ? title : `${title}, ${firm}`);

/** What is missing from a paper, or wrong with it, before it is made. */
export const problemsOf = ({ gone, missing, notPrinted }: Possible): string[] => [
  ...(gone === null ? [] : [gone]),
  ...(missing.length === 0 ? [] : [`De completat: ${missing.join(", ")}.`]),
  ...(notPrinted.length === 0
    ? []
    : [`În PDF apar ca „?”, fiindcă nu se pot scrie: ${notPrinted.join(" ")}. În DOCX rămân.`]),
];

/** On what a paper is based. */
export const factsOf = ({ basis, model }: Possible): string[] => [...(model === null ? [] : [model]), basis];

type MakeButtonProps = {
  paper: Possible;
  here: string;
  /** Where it stands among other entries. */
  variant?: ButtonVariant;
  /** With its name, where several papers stand in one row. */
  named?: boolean;
  /** It was made before. */
  again?: boolean;
};

export function MakeButton({ paper, here, variant = "default", named = false, again = false }: MakeButtonProps) {
  return (
    <PostButton
      small={variant === "default"}
      variant={variant}
      action={here}
      formKey={paper.formKey}
      fields={paper.fields}
      busyLabel="Se face…"
    >
      {again ? "Generează din nou" : "Generează"}
      {named ? `: ${paperName(paper)}` : <span className="vh">: {paperName(paper)}</span>}
    </PostButton>
  );
}
