import { discussionOfPost } from "~/modules/forum/store/search.server";
import { reviewById } from "~/modules/requests/store/reviews.server";
import type { Listener } from "~/platform/journal/journal.server";
import { indexCommunity, indexOne, indexOrganisation } from "./verbs/index.server";

/** A review changes the rating of its partner, and with it the rank. */
async function indexReviewed(reviewId: string): Promise<void> {
  const { review } = await reviewById(reviewId);
  await indexOne("partner", review.partnerId);
}

/** What is written in a discussion is found with it. */
async function indexPosted(postId: string): Promise<void> {
  const id = await discussionOfPost(postId);
  if (id !== null) await indexOne("discussion", id);
}

/** By the noun of the journal event: any event about such a thing may change what is found. */
const indexing: Readonly<Record<string, (subjectId: string) => Promise<void>>> = {
  organisation: indexOrganisation,
  community: indexCommunity,
  project: (id) => indexOne("project", id),
  partner: (id) => indexOne("partner", id),
  request: (id) => indexOne("opportunity", id),
  article: (id) => indexOne("article", id),
  discussion: (id) => indexOne("discussion", id),
  post: indexPosted,
  review: indexReviewed,
  resource: (id) => indexOne("resource", id),
  act: (id) => indexOne("act", id),
  program: (id) => indexOne("training", id),
};

/** Keeps the search index up to date with the journal. */
export const searchListener: Listener = {
  name: "search",
  hear: async ({ what, subjectId }) => indexing[what.split(".")[0] ?? ""]?.(subjectId),
};
