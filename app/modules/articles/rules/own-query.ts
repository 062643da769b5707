import { listQuery, oneCoded, text } from "~/platform/form/list-query";
import type { ArticleStatus } from "./status";

type OwnStatus = ArticleStatus | "bin" | null;

/** The tabs in order; `code` is the value in the address. */
export const OWN_TABS = [
  { status: null, code: "", label: "Toate" },
  { status: "draft", code: "ciorne", label: "Ciorne" },
  { status: "pending", code: "in-revizie", label: "În revizie" },
  { status: "published", code: "publicate", label: "Publicate" },
  { status: "rejected", code: "respinse", label: "Respinse" },
  { status: "bin", code: "cos", label: "Coș" },
] as const satisfies readonly { status: OwnStatus; code: string; label: string }[];

const statuses = OWN_TABS.map(({ status }) => status);

export const ownCode = (status: OwnStatus): string => OWN_TABS.find((tab) => tab.status === status)?.code ?? "";

/** The query of an author's own articles. Deleted articles are only in the tab `bin`. */
export const ownList = listQuery({
  text: text("cauta"),
  status: oneCoded("stare", statuses, ownCode, null),
});
export type OwnQuery = ReturnType<typeof ownList.read>;
