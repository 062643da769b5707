import { codesOf } from "~/platform/codes";
import { pageNumber, searchText } from "~/platform/form/list-query";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";
import type { SubmissionStatus } from "./status";

/** The tabs of the review desk. What its author took back is nobody's to decide any more, and is in none of them. */
export type SubmissionTab = Exclude<SubmissionStatus, "recalled">;

export const SUBMISSION_TABS: Readonly<Record<SubmissionTab, { code: string; label: string }>> = {
  pending: { code: "in-asteptare", label: "În așteptare" },
  approved: { code: "aprobate", label: "Aprobate" },
  rejected: { code: "respinse", label: "Respinse" },
};

export const SUBMISSION_TAB_CODES = codesOf(SUBMISSION_TABS);

/** What an ADMIN asks of the desk. */
export type SubmissionQuery = {
  tab: SubmissionTab;
  text: string;
  category: ArticleCategory | null;
  page: number;
};

const isCategory = (code: string): code is ArticleCategory => Object.hasOwn(ARTICLE_CATEGORIES, code);

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function submissionQueryOf(address: URLSearchParams): SubmissionQuery {
  const category = address.get("categorie") ?? "";
  return {
    tab: tabNamed(address.get("stare")) ?? "pending",
    text: searchText(address.get("cauta")),
    category: isCategory(category) ? category : null,
    page: pageNumber(address),
  };
}

const tabNamed = (code: string | null): SubmissionTab | undefined =>
  SUBMISSION_TAB_CODES.find((tab) => SUBMISSION_TABS[tab].code === code);

export const SUBMISSIONS_PATH = "/admin/articles";

export const isFiltered = ({ text, category }: SubmissionQuery): boolean => text !== "" || category !== null;

/** The same question as an address, with what is changed in it; an empty one is the desk itself. */
export function submissionsAddress(query: SubmissionQuery, change: Partial<SubmissionQuery> = {}): string {
  return SUBMISSIONS_PATH + searchOf({ ...query, page: 1, ...change });
}

/** One text of the desk, opened from a list: the question stays in the address, and so do its neighbours. */
export const submissionAddress = (id: string, query: SubmissionQuery): string =>
  `${SUBMISSIONS_PATH}/${id}${searchOf({ ...query, page: 1 })}`;

/** Where one text is, whatever list it was opened from, and what belongs to it. */
export const submissionPath = (id: string, part = ""): string => `${SUBMISSIONS_PATH}/${id}${part && `/${part}`}`;

function searchOf({ tab, text, category, page }: SubmissionQuery): string {
  const address = new URLSearchParams();
  if (tab !== "pending") address.set("stare", SUBMISSION_TABS[tab].code);
  if (text) address.set("cauta", text);
  if (category) address.set("categorie", category);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `?${address}` : "";
}
