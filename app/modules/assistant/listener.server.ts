import type { Listener } from "~/platform/journal/journal.server";
import { type HappeningNoun, nounOf } from "~/platform/journal/visibility";
import { indexAct, indexArticlesOf, indexPosted, indexSource } from "./verbs/index.server";

/** By the noun of the journal event: any event about such a thing may change what is quoted. */
const indexing: Readonly<Partial<Record<HappeningNoun, (subjectId: string) => Promise<void>>>> = {
  resource: (id) => indexSource("resource", id),
  act: indexAct,
  article: (id) => indexSource("article", id),
  discussion: (id) => indexSource("discussion", id),
  post: indexPosted,
  organisation: indexArticlesOf,
};

/** Keeps the passages of the assistant up to date with the journal. */
export const assistantListener: Listener = {
  name: "assistant",
  hear: async ({ what, subjectId }) => indexing[nounOf(what)]?.(subjectId),
};
