import type { RequestStatus } from "./request";

/** The sections of a request's page, each with its address. */
export const REQUEST_TABS = {
  pregatire: "Înainte de trimitere",
  oferte: "Oferte",
  intrebari: "Întrebări",
  potriviri: "Potriviri",
  discutii: "Discuții",
  dosar: "Dosar",
} as const;

export type RequestTab = keyof typeof REQUEST_TABS;

const DRAFT: readonly RequestTab[] = ["pregatire", "potriviri", "dosar"];
const SENT: readonly RequestTab[] = ["oferte", "intrebari", "potriviri", "discutii", "dosar"];
const ENDED: readonly RequestTab[] = ["oferte", "intrebari", "discutii", "dosar"];

/** A request that never left has no offers; one that is over needs no matches. */
export function tabsOf(status: RequestStatus, isSent: boolean): readonly RequestTab[] {
  if (status === "draft") return DRAFT;
  if (!isSent) return ["dosar"];
  return status === "completed" || status === "cancelled" ? ENDED : SENT;
}

/** The section named in the address, when this request has it; else the first one. */
export function tabIn(tabs: readonly RequestTab[], code: string | null): RequestTab {
  return tabs.find((tab) => tab === code) ?? tabs[0] ?? "dosar";
}
