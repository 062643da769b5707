import { pageNumber, searchText } from "~/platform/form/list-query";
import type { ArticleStatus } from "./status";

/** What an author asks of the list of own articles. Newest first; what was deleted is a list of its own. */
export type OwnQuery = { text: string; status: ArticleStatus | "bin" | null; page: number };

/** The tabs, in their order: the word in the address and the one that is read. */
export const OWN_TABS = [
  { status: null, code: "", label: "Toate" },
  { status: "draft", code: "ciorne", label: "Ciorne" },
  { status: "pending", code: "in-revizie", label: "În revizie" },
  { status: "published", code: "publicate", label: "Publicate" },
  { status: "rejected", code: "respinse", label: "Respinse" },
  { status: "bin", code: "cos", label: "Coș" },
] as const satisfies readonly { status: OwnQuery["status"]; code: string; label: string }[];

/** What nobody could have chosen is as if it were not there. */
export function ownQueryOf(address: URLSearchParams): OwnQuery {
  const code = address.get("stare") ?? "";
  return {
    text: searchText(address.get("cauta")),
    status: OWN_TABS.find((tab) => tab.code === code)?.status ?? null,
    page: pageNumber(address),
  };
}

/** The same question as an address, with what is changed in it; an empty one is the list itself. */
export function ownAddress(base: string, query: OwnQuery, change: Partial<OwnQuery> = {}): string {
  const { text, status, page } = { ...query, page: 1, ...change };
  const address = new URLSearchParams();
  const code = OWN_TABS.find((tab) => tab.status === status)?.code;
  if (text) address.set("cauta", text);
  if (code) address.set("stare", code);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${base}?${address}` : base;
}
