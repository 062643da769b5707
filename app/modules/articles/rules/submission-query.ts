import { codesOf } from "~/platform/codes";
import { listQuery, oneCoded, oneOf, text } from "~/platform/form/list-query";
import { ARTICLE_CATEGORIES } from "./categories";
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
export const submissionList = listQuery({
  tab: oneCoded("stare", SUBMISSION_TAB_CODES, (tab) => SUBMISSION_TABS[tab].code, "pending"),
  text: text("cauta"),
  category: oneOf("categorie", ARTICLE_CATEGORIES),
});
export type SubmissionQuery = ReturnType<typeof submissionList.read>;

export const SUBMISSIONS_PATH = "/admin/articles";

export const submissionsAddress = submissionList.addressAt(SUBMISSIONS_PATH);

/** One text of the desk, opened from a list: the question stays in the address, and so do its neighbours. */
export const submissionAddress = (id: string, query: SubmissionQuery): string =>
  submissionList.address(submissionPath(id), query);

/** Where one text is, whatever list it was opened from, and what belongs to it. */
export const submissionPath = (id: string, part = ""): string => `${SUBMISSIONS_PATH}/${id}${part && `/${part}`}`;
