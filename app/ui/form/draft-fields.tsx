import type { DraftView } from "~/platform/form/draft-view";
import { DRAFT_PAGE, SEEN_DRAFT } from "~/platform/form/hidden-fields";

/** The hidden fields by which a submitted form finds its own draft. */
export const DraftFields = ({ draft: { path, resumed } }: { draft: Pick<DraftView, "path" | "resumed"> }) => (
  <>
    <input type="hidden" name={DRAFT_PAGE} value={path} />
    {resumed ? <input type="hidden" name={SEEN_DRAFT} value={resumed.at} /> : null}
  </>
);
