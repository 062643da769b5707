import { reviewById } from "~/modules/requests/store/reviews.server";
import type { Listener } from "~/platform/journal/journal.server";
import { indexArticle, indexCommunity, indexOpportunity, indexOrganisation, indexPartner } from "./index.server";

/** A partner stands the higher among equals the better it is rated. */
async function indexReviewed(reviewId: string): Promise<void> {
  const { review } = await reviewById(reviewId);
  await indexPartner(review.partnerId);
}

/** By the noun of what happened: whatever happens to such a thing may change what the public finds of it. */
const indexing: Readonly<Record<string, (subjectId: string) => Promise<void>>> = {
  organisation: indexOrganisation,
  community: indexCommunity,
  partner: indexPartner,
  request: indexOpportunity,
  article: indexArticle,
  review: indexReviewed,
};

/** Keeps the index of the one search as fresh as the journal. */
export const searchListener: Listener = {
  name: "search",
  hear: async ({ what, subjectId }) => indexing[what.split(".")[0] ?? ""]?.(subjectId),
};
