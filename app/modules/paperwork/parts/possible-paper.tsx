import { PostButton } from "~/ui/form/post-button";
import type { papersView } from "../pages/papers-view.server";

export type PapersView = Awaited<ReturnType<typeof papersView>>;
type Possible = PapersView["others"][number];

export const paperName = ({ title, firm }: Possible): string => (firm === null ? title : `${title}, ${firm}`);

/** What is to be known of a paper before it is made. */
export function PossibleNote({ paper: { basis, model, gone, missing, notPrinted } }: { paper: Possible }) {
  return (
    <>
      <span className="block">Temei: {basis}.</span>
      {model === null ? null : <span className="block">{model}</span>}
      {gone === null ? null : <span className="block">{gone}</span>}
      {missing.length === 0 ? null : <span className="block">Rămân de completat: {missing.join(", ")}.</span>}
      {notPrinted.length === 0 ? null : (
        <span className="block">
          În PDF apar ca „?”, fiindcă nu se pot scrie: {notPrinted.join(" ")}. În DOCX rămân.
        </span>
      )}
    </>
  );
}

/** `named`: with its name, where several papers stand in one row. */
export function MakeButton({ paper, here, named = false }: { paper: Possible; here: string; named?: boolean }) {
  return (
    <PostButton small action={here} formKey={paper.formKey} fields={paper.fields} busyLabel="Se face…">
      Generează
      {named ? `: ${paperName(paper)}` : <span className="vh">: {paperName(paper)}</span>}
    </PostButton>
  );
}
