import { listQuery, oneOf, text } from "~/platform/form/list-query";

/** ADMIN's list of reviews. */
export const REVIEWS = "/admin/reviews";
export const reviewActionPath = (id: string, noun: "hiding" | "showing"): string => `${REVIEWS}/${id}/${noun}`;

export const REVIEW_STATES = { shown: "Publice", hidden: "Ascunse" } as const;

export const reviewList = listQuery({ text: text("q"), state: oneOf("stare", REVIEW_STATES) });
export type ReviewSearch = ReturnType<typeof reviewList.read>;

export const reviewsPath = reviewList.addressAt(REVIEWS);
