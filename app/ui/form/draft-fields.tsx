import type { DraftView } from "~/platform/form/draft-view";
import { DRAFT_PAGE, DRAWN_FOR, SEEN_DRAFT } from "~/platform/form/hidden-fields";

/** The hidden fields by which a submitted form finds its own draft. */
export const DraftFields = ({
  draft: { person, path, resumed },
}: {
  draft: Pick<DraftView, "person" | "path" | "resumed">;
}) => (
  <>
    <input type="hidden" name={DRAFT_PAGE} value={path} />
    <input type="hidden" name={DRAWN_FOR} value={person} />
    {resumed ? <input type="hidden" name={SEEN_DRAFT} value={resumed.at} /> : null}
  </>
);
