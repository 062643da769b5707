import { and, arrayContains, count, eq, notInArray, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { type BlogCategory, type BlogCounts, type BlogQuery, pageBounds } from "../rules/blog";
import { isTheme, THEME_CODES, type ThemeCode } from "../rules/themes";
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

/** The number of articles in all, in each author category and in each theme. */
export async function blogCounts(): Promise<BlogCounts> {
  const themes = Object.fromEntries(
    THEME_CODES.map((code) => [code, sql<number>`(count(*) filter (where ${isOf(code)}))::int`]),
  ) as Record<ThemeCode, SQL<number>>;
  const rows = await db()
    .select({ category: articleSubmissions.category, articles: count(), ...themes })
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy)
    .where(isPublished)
    .groupBy(articleSubmissions.category);
  const sumOf = (code: "articles" | ThemeCode) => rows.reduce((sum, row) => sum + row[code], 0);
  return {
    all: sumOf("articles"),
    of: (code) => (isTheme(code) ? sumOf(code) : (rows.find(({ category }) => category === code)?.articles ?? 0)),
  };
}

const isOf = (category: BlogCategory): SQL =>
  isTheme(category) ? arrayContains(articleSubmissions.themes, [category]) : eq(articleSubmissions.category, category);
