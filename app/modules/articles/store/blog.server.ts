import { and, arrayContains, count, eq, notInArray, type SQL } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import { type BlogCategory, type BlogCounts, type BlogQuery, pageBounds } from "../rules/blog";
import { isTheme } from "../rules/themes";
import { articleSubmissions, articles } from "../tables/articles.server";
import {
  articlesInLists,
  articlesWithText,
  isPublished,
  newestFirst,
  type PublishedArticle,
  publishedText,
  writtenBy,
} from "./published.server";

/** One page of the blog, newest first. */
export async function publishedArticles(query: BlogQuery): Promise<PublishedArticle[]> {
  const { offset, limit } = pageBounds(query);
  return articlesInLists()
    .where(and(isPublished, query.category ? isOf(query.category) : undefined))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

type Read = Pick<PublishedArticle, "id" | "category" | "organisation">;

/** Related articles: first of the same category, then of the same organisation, then the newest. */
export async function relatedArticles({ id, category, organisation }: Read, limit: number) {
  const kinds = [eq(articleSubmissions.category, category), eq(articles.organisationId, organisation.id), undefined];
  const found: PublishedArticle[] = [];
  for (const kind of kinds) {
    if (found.length === limit) break; // one query per kind, so that each can use the index by date
    const others = notInArray(articles.id, [id, ...found.map((one) => one.id)]);
    const more = await articlesInLists()
      .where(and(isPublished, kind, others))
      .orderBy(...newestFirst)
      .limit(limit - found.length);
    found.push(...more);
  }
  return found;
}

/** The newest articles with their full text, for a feed. */
export async function newestWithText(category: BlogCategory | null, limit: number) {
  return articlesWithText()
    .where(and(isPublished, category ? isOf(category) : undefined))
    .orderBy(...newestFirst)
    .limit(limit);
}

/**
 * The number of articles in all, in each author category and in each theme. Its columns are those of two indexes, which alone
 * are read.
 */
export async function blogCounts(): Promise<BlogCounts> {
  const rows = await db()
    .select({ ...pick(articleSubmissions, "category", "themes"), articles: count() })
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy)
    .where(isPublished)
    .groupBy(articleSubmissions.category, articleSubmissions.themes);
  const sumWhere = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, row) => sum + row.articles, 0);
  return {
    all: sumWhere(() => true),
    of: (code) => sumWhere(({ category, themes }) => (isTheme(code) ? themes.includes(code) : category === code)),
  };
}

const isOf = (category: BlogCategory): SQL =>
  isTheme(category) ? arrayContains(articleSubmissions.themes, [category]) : eq(articleSubmissions.category, category);
