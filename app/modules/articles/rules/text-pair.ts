import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";
import { type DifferenceLine, differenceOf } from "./difference";

type Text = {
  title: string;
  category: ArticleCategory;
  summary: string;
  coverImageId: string | null;
  coverAlt: string;
};

/** A fact beside the body in which two texts differ, as people read it; empty where a text has none. */
export type ChangedFact = { term: string; before: string; after: string };

/** What has changed between two texts of one article. Made where the texts are read: a page only shows it. */
export type TextPair = { facts: readonly ChangedFact[]; isSame: boolean; lines: readonly DifferenceLine[] };

export function pairOf(before: Text & { body: string }, after: Text & { body: string }): TextPair {
  const facts = changedFacts(before, after);
  const isSame = facts.length === 0 && before.body === after.body;
  return { facts, isSame, lines: differenceOf(before.body, after.body) };
}

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
