import { RELATED } from "~/modules/articles/rules/blog";
import { articleCardFacts } from "~/modules/articles/rules/card";
import { articleReading } from "~/modules/articles/rules/read";
import { EXCERPT, preview } from "~/modules/articles/rules/text";
import { relatedArticles } from "~/modules/articles/store/blog.server";
import { publishedArticle } from "~/modules/articles/store/published.server";
import { isId } from "~/platform/form/id";

const LEAST_DESCRIPTION = 60;

/** All that the page of an article shows to anyone; null for what is not published, or is not there at all. */
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

/** What search engines show of it: a summary of a few words alone would say too little. */
function descriptionOf({ summary, text }: { summary: string; text: string }): string {
  const isEnough = summary.length >= LEAST_DESCRIPTION;
  return preview({ summary: isEnough ? summary : "", bodyText: isEnough ? text : `${summary} ${text}` }, EXCERPT.blog);
}
