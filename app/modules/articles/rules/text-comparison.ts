import { type ChangedFact, comparisonOf, type TextComparison } from "~/modules/writing/rules/difference";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "./categories";

type Text = {
  title: string;
  category: ArticleCategory;
  summary: string;
  coverImageId: string | null;
  coverAlt: string;
};

/** The difference of two texts of one article. */
export const compareTexts = (before: Text & { body: string }, after: Text & { body: string }): TextComparison =>
  comparisonOf(before, after, changedFacts(before, after));

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
