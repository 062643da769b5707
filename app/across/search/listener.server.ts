import { discussionOfPost } from "~/modules/forum/store/search.server";
import { projectById } from "~/modules/projects/store/projects.server";
import { reviewById } from "~/modules/requests/store/reviews.server";
import { listenerByNoun } from "~/platform/journal/journal.server";
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

/** A project is found by itself and by the words of its community. */
async function indexProject(id: string): Promise<void> {
  await indexOne("project", id);
  const project = await projectById(id);
  if (project) await indexOne("community", project.communityId);
}

/** Keeps the search index up to date with the journal: any event about such a thing may change what is found. */
export const searchListener = listenerByNoun("search", {
  organisation: indexOrganisation,
  community: indexCommunity,
  project: indexProject,
  partner: (id) => indexOne("partner", id),
  request: (id) => indexOne("opportunity", id),
  article: (id) => indexOne("article", id),
  discussion: (id) => indexOne("discussion", id),
  post: indexPosted,
  review: indexReviewed,
  resource: (id) => indexOne("resource", id),
  act: (id) => indexOne("act", id),
  program: (id) => indexOne("training", id),
});
