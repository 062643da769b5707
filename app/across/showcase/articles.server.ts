import { type ArticleCardFacts, articleCardFacts } from "~/modules/articles/rules/card";
import { publishedArticlesOf } from "~/modules/articles/store/published.server";

/** On a community's own page. */
const SHOWN_ARTICLES = 3;

/** The newest articles of the authority that a community belongs to; none of one that nobody owns. */
export async function articlesOfCommunity(organisationId: string | null): Promise<ArticleCardFacts[]> {
  if (organisationId === null) return [];
  return (await publishedArticlesOf(organisationId, SHOWN_ARTICLES)).map((article) => articleCardFacts(article));
}
