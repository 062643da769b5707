import { articleTitle, labelOf } from "~/modules/library/rules/act-articles";
import { type ActName, actName } from "~/modules/library/rules/acts";
import { isOf, readCitations } from "~/modules/library/rules/citations";
import { type HitTerms, hitsIn } from "./marks";

type Article = { label: string; heading: string; text: string };

/**
 * The article of an act that a search means: the one that it cites, otherwise the one that has most of its words, when the name
 * and the summary of the act have fewer. Null when it means the act.
 */
export function foundArticle<Found extends Article>(
  act: ActName & { title: string; summary: string },
  articles: readonly Found[],
  { text, terms }: { text: string; terms: HitTerms },
): Found | null {
  const cited = readCitations(text).citations.find((one) => one.article !== null && isOf(one, act));
  const label = cited
    ? labelOf(
        cited,
        articles.map((one) => one.label),
      )
    : null;
  if (label !== null) return articles.find((one) => one.label === label) ?? null;
  const name = `${actName(act)} ${act.title}`;
  const hits = (said: string) => hitsIn(`${name} ${said}`, { ...terms, wholeWords: true });
  let most = hits(act.summary);
  let found: Found | null = null;
  for (const article of articles) {
    const own = hits(`${articleTitle(article)} ${article.text}`);
    if (own > most) {
      most = own;
      found = article;
    }
  }
  return found;
}
