import { FilePen } from "lucide-react";
import { useId } from "react";
import { type DraftView, draftRemovalPath, resumedPath, type WaitingDraft } from "~/platform/form/draft-view";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { Button, ButtonLink } from "../button/button";
import { DialogLink } from "../dialog/dialog";
import { QuestionDialog } from "../dialog/question-dialog";
import { Notice } from "../flash/flash";

export const DRAFT_REMOVAL = {
  heading: "Ștergeți ciorna?",
  effect: "Textul păstrat se șterge și nu mai poate fi recuperat.",
} as const;

/** Tells that the form is filled from a draft, unless it shows an answer, and offers the drafts that wait. */
export function DraftNotices({ draft: { resumed, waiting }, answered }: { draft: DraftView; answered: boolean }) {
  const continued = answered ? null : resumed;
  if (continued === null && waiting.length === 0) return null;
  return (
    <div className="drafts stack">
      {continued ? <DraftNotice draft={continued} resumed /> : null}
      {waiting.map((one) => (
        <DraftNotice key={one.path} draft={one} />
      ))}
    </div>
  );
}

type DraftNoticeProps = { draft: WaitingDraft; resumed?: boolean };

/** Offers to resume or delete a draft of this page. */
export function DraftNotice({ draft: { path, from }, resumed = false }: DraftNoticeProps) {
  const dialog = useId();
  return (
    <>
      <Notice
        icon={FilePen}
        action={
          <div className="cluster cluster--tight">
            {resumed ? null : (
              <ButtonLink small href={resumedPath(path)}>
                Continuă<span className="vh">{` ciorna ${from}`}</span>
              </ButtonLink>
            )}
            <DialogLink small variant="quiet" dialog={dialog} href={draftRemovalPath(path)}>
              Șterge ciorna<span className="vh">{` ${from}`}</span>
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
