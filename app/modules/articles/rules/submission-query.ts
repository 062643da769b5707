import { codesOf } from "~/platform/codes";
import { listQuery, oneCoded, oneOf, order, text } from "~/platform/form/list-query";
import { ARTICLE_CATEGORIES } from "./categories";
import type { SubmissionStatus } from "./status";

/** The tabs of the review desk. Recalled submissions are in none. */
export type SubmissionTab = Exclude<SubmissionStatus, "recalled">;

export const SUBMISSION_TABS: Readonly<Record<SubmissionTab, { code: string; label: string }>> = {
  pending: { code: "in-asteptare", label: "În așteptare" },
  approved: { code: "aprobate", label: "Aprobate" },
  rejected: { code: "respinse", label: "Respinse" },
};

export const SUBMISSION_TAB_CODES = codesOf(SUBMISSION_TABS);

/** Newest first is the specification's order; the other is the one in which authors are told that they wait. */
export const QUEUE_ORDERS = { vechi: "Cele mai vechi întâi", noi: "Cele mai noi întâi" } as const;

/** The query of the review desk. */
export const submissionList = listQuery({
  tab: oneCoded("stare", SUBMISSION_TAB_CODES, (tab) => SUBMISSION_TABS[tab].code, "pending"),
  text: text("cauta"),
  category: oneOf("categorie", ARTICLE_CATEGORIES),
  order: order("ordine", QUEUE_ORDERS),
});
export type SubmissionQuery = ReturnType<typeof submissionList.read>;

/** The order is chosen for what waits; what was decided is always newest first. */
export const isOldestFirst = ({ tab, order }: Pick<SubmissionQuery, "tab" | "order">): boolean =>
  tab === "pending" && order === "vechi";

export const SUBMISSIONS_PATH = "/admin/articles";

export const submissionsAddress = submissionList.addressAt(SUBMISSIONS_PATH);

/** A submission opened from a list: the list's query stays in the address, so that previous and next follow that list. */
export const submissionAddress = (id: string, query: SubmissionQuery): string =>
  submissionList.address(submissionPath(id), query);

/** The page of a submission without a list's query, or one of its actions. */
export const submissionPath = (id: string, part = ""): string => `${SUBMISSIONS_PATH}/${id}${part && `/${part}`}`;
