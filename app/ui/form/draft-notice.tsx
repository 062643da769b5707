import { FilePen } from "lucide-react";
import { useId } from "react";
import { type DraftView, draftRemovalPath, resumedPath, type WaitingDraft } from "~/platform/form/draft-view";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { Button, ButtonLink } from "../button/button";
import { DialogLink } from "../dialog/dialog";
import { QuestionDialog } from "../dialog/question-dialog";
import { Notice } from "../flash/flash";

export const DRAFT_REMOVAL = {
  heading: "Ștergeți textul păstrat?",
  effect: "Textul se șterge și nu mai poate fi recuperat.",
} as const;

/** Tells that the form is filled from a draft, unless it shows an answer, and offers the drafts that wait. */
export function DraftNotices({ draft: { resumed, waiting }, answered }: { draft: DraftView; answered: boolean }) {
  const continued = answered ? null : resumed;
  if (continued === null && waiting.length === 0) return null;
  return (
    <div className="form__drafts stack">
      {continued ? <DraftNotice draft={continued} resumed /> : null}
      {waiting.map((one) => (
        <DraftNotice key={one.path} draft={one} />
      ))}
    </div>
  );
}

type DraftNoticeProps = { draft: WaitingDraft; resumed?: boolean };

/** Offers to resume or delete a draft of this page. */
export function DraftNotice({ draft, resumed = false }: DraftNoticeProps) {
  const { path, from } = draft;
  const dialog = useId();
  return (
    <>
      <Notice
        icon={FilePen}
        action={
          <div className="cluster cluster--tight">
            {resumed ? null : (
              <ButtonLink small href={resumedPath(path)}>
                Continuă<span className="vh">{` textul păstrat ${from}`}</span>
              </ButtonLink>
            )}
            <DialogLink small variant="quiet" dialog={dialog} href={draftRemovalPath(path)}>
              Șterge textul<span className="vh">{` ${from}`}</span>
            </DialogLink>
          </div>
        }
      >
        {resumed ? `Ați continuat textul păstrat ${from}. Nu este încă trimis.` : offered(draft)}
      </Notice>
      <QuestionDialog id={dialog} title={DRAFT_REMOVAL.heading} effect={DRAFT_REMOVAL.effect}>
        <DraftRemoval path={path} />
      </QuestionDialog>
    </>
  );
}

const offered = ({ words, from }: WaitingDraft): string =>
  `Continuați textul păstrat ${from} sau ștergeți-l${words === "" ? "." : `: ${quoted(words)}`}`;

/** Loads the page anew, so that its form is filled without the draft. */
export function DraftRemoval({ path, back }: { path: string; back?: string | undefined }) {
  return (
    <form method="post" action={draftRemovalPath(path, back)}>
      <input type="hidden" name={DRAFT_PAGE} value={path} />
      <Button variant="danger">Șterge textul</Button>
    </form>
  );
}
