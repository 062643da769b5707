import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";

type Text = {
  title: string;
  category: ArticleCategory;
  summary: string;
  coverImageId: string | null;
  coverAlt: string;
};

/** A fact beside the body in which two texts differ, as people read it; empty where a text has none. */
export type ChangedFact = { term: string; before: string; after: string };

/** Two texts of one article, to be read as what has changed between them. */
export type TextPair = { facts: readonly ChangedFact[] /** The bodies. */; before: string; after: string };

export const pairOf = (before: Text & { body: string }, after: Text & { body: string }): TextPair => ({
  facts: changedFacts(before, after),
  before: before.body,
  after: after.body,
});

export function changedFacts(before: Text, after: Text): ChangedFact[] {
  return [
    { term: "Titlul", before: before.title, after: after.title },
    { term: "Categoria", before: ARTICLE_CATEGORIES[before.category], after: ARTICLE_CATEGORIES[after.category] },
    { term: "Rezumatul", before: before.summary, after: after.summary },
    { term: "Imaginea de deschidere", ...coverWords(before.coverImageId, after.coverImageId) },
    { term: "Descrierea imaginii", before: before.coverAlt, after: after.coverAlt },
  ].filter((fact) => fact.before !== fact.after);
}

function coverWords(before: string | null, after: string | null): Pick<ChangedFact, "before" | "after"> {
  const other = before === null || before === after ? "o imagine" : "altă imagine";
  return { before: before === null ? "" : "o imagine", after: after === null ? "" : other };
}
