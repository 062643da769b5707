import { listQuery, oneCoded, text } from "~/platform/form/list-query";
import type { ArticleStatus } from "./status";

type OwnStatus = ArticleStatus | "bin" | null;

/** The tabs, in their order: the word in the address and the one that is read. */
export const OWN_TABS = [
  { status: null, code: "", label: "Toate" },
  { status: "draft", code: "ciorne", label: "Ciorne" },
  { status: "pending", code: "in-revizie", label: "În revizie" },
  { status: "published", code: "publicate", label: "Publicate" },
  { status: "rejected", code: "respinse", label: "Respinse" },
  { status: "bin", code: "cos", label: "Coș" },
] as const satisfies readonly { status: OwnStatus; code: string; label: string }[];

const statuses = OWN_TABS.map(({ status }) => status);

/** The word of a tab in the address. */
export const ownCode = (status: OwnStatus): string => OWN_TABS.find((tab) => tab.status === status)?.code ?? "";

/** What an author asks of the list of own articles. Newest first; what was deleted is a list of its own. */
export const ownList = listQuery({
  text: text("cauta"),
  status: oneCoded("stare", statuses, ownCode, null),
});
export type OwnQuery = ReturnType<typeof ownList.read>;
