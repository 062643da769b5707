import { FilePen } from "lucide-react";
import { type DraftView, resumedPath } from "~/platform/form/draft-view";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { Button, ButtonLink } from "../button/button";
import { Notice } from "../flash/flash";

/** Offers to resume or discard the draft of this page. */
export function DraftNotice({ draft: { path, from, resumed } }: { draft: DraftView }) {
  return (
    <Notice
      icon={FilePen}
      action={
        <div className="cluster cluster--tight">
          {resumed ? null : (
            <ButtonLink small href={resumedPath(path)}>
              Continuă<span className="vh"> ciorna</span>
            </ButtonLink>
          )}
          <form method="post" action="/ciorna/renuntare">
            <input type="hidden" name={DRAFT_PAGE} value={path} />
            <Button small variant="quiet">
              Renunță la ciornă
            </Button>
          </form>
        </div>
      }
    >
      {resumed
        ? `Ați continuat ciorna ${from}. Nu este încă trimisă.`
        : `Continuați ciorna ${from} sau renunțați la ea.`}
    </Notice>
  );
}
