import { and, count, desc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { inBin } from "~/platform/bin.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { notFound } from "~/platform/refusal";
import type { OwnQuery } from "../rules/own-query";
import type { ArticleStatus } from "../rules/status";
import { articles } from "../tables/articles.server";

const author = alias(users, "author");
const editor = alias(users, "editor");

/** An article with the text being edited. */
export type ArticleRecord = Awaited<ReturnType<typeof recordsWhere>>[number];

const recordsWhere = (where: SQL | undefined) =>
  db()
    .select({
      ...getTableColumns(articles),
      /** Drizzle makes the object null when there is no cover, because the picture's columns are null; the expression is not counted. */
      cover: { ...imageColumns, alt: sql<string>`${articles.coverAlt}` },
      authorName: author.name,
      editorName: editor.name,
      organisationName: organisationName(),
      organisationKind: organisations.kind,
    })
    .from(articles)
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .innerJoin(author, eq(author.id, articles.authorId))
    .leftJoin(editor, eq(editor.id, articles.updatedBy))
    .leftJoin(images, eq(images.id, articles.coverImageId))
    .where(where)
    .$dynamic();

/** Not narrowed to the actor: verbs ask the policy themselves. Null when there is none. */
export async function articleById(id: string): Promise<ArticleRecord | null> {
  return firstRow(recordsWhere(eq(articles.id, id)));
}

/** Throws 404 for another organisation's article, a missing one, and one whose time in the bin is over. */
export async function articleOf(actor: Actor, id: string, at: Date): Promise<ArticleRecord> {
  const own = actor.organisation === null ? sql`false` : eq(articles.organisationId, actor.organisation.id);
  const kept = or(isNull(articles.deletedAt), inBin(articles, at));
  const [row] = await recordsWhere(and(eq(articles.id, id), own, kept));
  if (!row) throw notFound();
  return row;
}

export type OwnCounts = Record<ArticleStatus | "all" | "bin", number>;
export const ARTICLES_PER_PAGE = 20;

/** Lists show two lines, so they read only the beginning of the body (`opening`). */
const listColumns = {
  ...pick(articles, "id", "organisationId", "title", "category"),
  opening: sql<string>`left(${articles.bodyText}, 600)`,
  ...pick(
    articles,
    "status",
    "revision",
    "rejectedReason",
    "publishedAt",
    "submittedAt",
    "createdAt",
    "updatedAt",
    "deletedAt",
    "views",
  ),
};
export type OwnArticle = Awaited<ReturnType<typeof newestOf>>[number];

const listed = () => db().select(listColumns).from(articles);

const newestFirst = [desc(articles.createdAt), desc(articles.id)] as const;

const ofOrganisation = (organisationId: string) =>
  and(eq(articles.organisationId, organisationId), isNull(articles.deletedAt));

/** An organisation's newest articles in any state. */
export async function newestOf(organisationId: string, limit: number) {
  return listed()
    .where(ofOrganisation(organisationId))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** One page of an organisation's own articles, with the number of matches per tab. */
export async function articlesOf(organisationId: string, query: OwnQuery, at: Date) {
  const words = searchWords(query.text).map((word) => says(sql`${articles.title} || ' ' || ${articles.summary}`, word));
  const matching = and(eq(articles.organisationId, organisationId), ...words);
  const [counts, rows] = await Promise.all([
    countsOf(matching, at),
    listed()
      .where(and(matching, inState(query.status, at)))
      .orderBy(...newestFirst)
      .limit(ARTICLES_PER_PAGE)
      .offset((query.page - 1) * ARTICLES_PER_PAGE),
  ]);
  return { rows, counts };
}

const inState = (status: OwnQuery["status"], at: Date) =>
  status === "bin"
    ? inBin(articles, at)
    : and(isNull(articles.deletedAt), status ? eq(articles.status, status) : undefined);

async function countsOf(matching: SQL | undefined, at: Date): Promise<OwnCounts> {
  const rows = await db()
    .select({ status: articles.status, number: count(), bin: isNotNull(articles.deletedAt).mapWith(Boolean) })
    .from(articles)
    .where(and(matching, or(isNull(articles.deletedAt), inBin(articles, at))))
    .groupBy(articles.status, isNotNull(articles.deletedAt));
  const counts: OwnCounts = { all: 0, bin: 0, draft: 0, pending: 0, published: 0, rejected: 0 };
  for (const { status, number, bin } of rows) {
    for (const tab of bin ? (["bin"] as const) : (["all", status] as const)) counts[tab] += number;
  }
  return counts;
}
