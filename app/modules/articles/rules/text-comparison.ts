import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";
import { type DifferenceLine, differenceOf } from "./difference";

type Text = {
  title: string;
  category: ArticleCategory;
  summary: string;
  coverImageId: string | null;
  coverAlt: string;
};

/** A field other than the body in which two texts differ, in words; empty where a text has no value. */
export type ChangedFact = { term: string; before: string; after: string };

/** The difference of two texts of one article. Computed on the server, so that the diff code is not sent to the browser. */
export type TextComparison = { facts: readonly ChangedFact[]; isSame: boolean; lines: readonly DifferenceLine[] };

export function compareTexts(before: Text & { body: string }, after: Text & { body: string }): TextComparison {
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
