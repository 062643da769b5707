import { codesOf } from "~/platform/codes";
import { listQuery, oneCoded, text } from "~/platform/form/list-query";
import type { ArticleStatus } from "./status";

/** The tabs after the one of all, in order; `code` is the value in the address. */
export const OWN_TABS: Readonly<Record<ArticleStatus | "bin", { code: string; label: string }>> = {
  draft: { code: "ciorne", label: "Ciorne" },
  pending: { code: "in-revizie", label: "În revizie" },
  published: { code: "publicate", label: "Publicate" },
  rejected: { code: "respinse", label: "Respinse" },
  bin: { code: "cos", label: "Coș" },
};

/** The query of an author's own articles. Deleted articles are only in the tab `bin`. */
export const ownList = listQuery({
  text: text("cauta"),
  status: oneCoded("stare", codesOf(OWN_TABS), (status) => OWN_TABS[status].code, null),
});
export type OwnQuery = ReturnType<typeof ownList.read>;
