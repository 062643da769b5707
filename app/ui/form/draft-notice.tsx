import { FilePen } from "lucide-react";
import { type DraftView, resumedPath } from "~/platform/form/draft-view";
import { Button, ButtonLink } from "../button/button";
import { Notice } from "../flash/flash";

export type DraftNoticeProps = { draft: DraftView | null };

/** Offers to resume or discard the draft of this page. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  if (draft === null) return null;
  const { path, since, resumed } = draft;
  return (
    <Notice
      icon={FilePen}
      action={
        <div className="cluster cluster--tight">
          {resumed ? null : (
            <ButtonLink small href={resumedPath(path)}>
              Continuă
            </ButtonLink>
          )}
          <form method="post" action="/ciorna/renuntare">
            <input type="hidden" name="_pagina" value={path} />
            <Button small variant="quiet">
              Renunță la ele
            </Button>
          </form>
        </div>
      }
    >
      {resumed
        ? `Mai jos sunt modificările scrise ${since}. Nu sunt salvate încă.`
        : `Aveți modificări nesalvate, scrise ${since}.`}
    </Notice>
  );
}
