import { FilePen } from "lucide-react";
import { useId } from "react";
import { type DraftView, draftRemovalPath, resumedPath } from "~/platform/form/draft-view";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { Button, ButtonLink } from "../button/button";
import { DialogLink } from "../dialog/dialog";
import { QuestionDialog } from "../dialog/question-dialog";
import { Notice } from "../flash/flash";

export const DRAFT_REMOVAL = {
  heading: "Ștergeți ciorna?",
  effect: "Textul păstrat se șterge și nu mai poate fi recuperat.",
} as const;

/** Offers to resume or delete the draft of this page. */
export function DraftNotice({ draft: { path, from, resumed } }: { draft: DraftView }) {
  const dialog = useId();
  return (
    <>
      <Notice
        icon={FilePen}
        action={
          <div className="cluster cluster--tight">
            {resumed ? null : (
              <ButtonLink small href={resumedPath(path)}>
                Continuă<span className="vh"> ciorna</span>
              </ButtonLink>
            )}
            <DialogLink small variant="quiet" dialog={dialog} href={draftRemovalPath(path)}>
              Șterge ciorna
            </DialogLink>
          </div>
        }
      >
        {resumed ? `Ați continuat ciorna ${from}. Nu este încă trimisă.` : `Continuați ciorna ${from} sau ștergeți-o.`}
      </Notice>
      <QuestionDialog id={dialog} title={DRAFT_REMOVAL.heading} effect={DRAFT_REMOVAL.effect}>
        <DraftRemoval path={path} />
      </QuestionDialog>
    </>
  );
}

/** Loads the page anew, so that its form is filled without the draft. */
export function DraftRemoval({ path }: { path: string }) {
  return (
    <form method="post" action={draftRemovalPath(path)}>
      <input type="hidden" name={DRAFT_PAGE} value={path} />
      <Button variant="danger">Șterge ciorna</Button>
    </form>
  );
}
