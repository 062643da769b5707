import { RELATED } from "~/modules/articles/rules/blog";
import { articleCardFacts } from "~/modules/articles/rules/card";
import { articleReading } from "~/modules/articles/rules/read";
import { EXCERPT, preview } from "~/modules/articles/rules/text";
import { relatedArticles } from "~/modules/articles/store/blog.server";
import { publishedArticle } from "~/modules/articles/store/published.server";
import { isId } from "~/platform/form/id";

/** All that the page of an article shows to anyone; null for what is not published, or is not there at all. */
export async function articleFound(id: string) {
  const found = isId(id) ? await publishedArticle(id) : null;
  if (!found) return null;
  return {
    article: articleReading(found),
    description: preview({ summary: found.summary, bodyText: found.text }, EXCERPT.blog),
    related: (await relatedArticles(found, RELATED)).map(articleCardFacts),
  };
}

export type ArticleFound = NonNullable<Awaited<ReturnType<typeof articleFound>>>;
