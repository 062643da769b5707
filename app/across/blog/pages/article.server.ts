import { RELATED } from "~/modules/articles/rules/blog";
import { articleCardFacts } from "~/modules/articles/rules/card";
import { articleReading } from "~/modules/articles/rules/read";
import { EXCERPT, preview } from "~/modules/articles/rules/text";
import { relatedArticles } from "~/modules/articles/store/blog.server";
import { publishedArticle } from "~/modules/articles/store/published.server";
import { isId } from "~/platform/form/id";

const LEAST_DESCRIPTION = 60;

/** The data of a published article's page; null when the article is not published or does not exist. */
export async function articleFound(id: string) {
  const found = isId(id) ? await publishedArticle(id) : null;
  if (!found) return null;
  return {
    article: articleReading(found),
    description: descriptionOf(found),
    related: (await relatedArticles(found, RELATED)).map(articleCardFacts),
  };
}

export type ArticleFound = NonNullable<Awaited<ReturnType<typeof articleFound>>>;

/** The meta description. A summary that is too short is followed by the beginning of the text. */
function descriptionOf({ summary, text }: { summary: string; text: string }): string {
  const isEnough = summary.length >= LEAST_DESCRIPTION;
  return preview({ summary: isEnough ? summary : "", bodyText: isEnough ? text : `${summary} ${text}` }, EXCERPT.blog);
}
