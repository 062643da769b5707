import { listenerByNoun } from "~/platform/journal/journal.server";
import { indexAct, indexArticlesOf, indexPosted, indexSource } from "./verbs/index.server";

/** Keeps the passages of the assistant up to date with the journal: any event about such a thing may change what is quoted. */
export const assistantListener = listenerByNoun("assistant", {
  resource: (id) => indexSource("resource", id),
  act: indexAct,
  article: (id) => indexSource("article", id),
  discussion: (id) => indexSource("discussion", id),
  post: indexPosted,
  organisation: indexArticlesOf,
});
