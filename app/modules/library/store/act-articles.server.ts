import { and, asc, count, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { LocalDate } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { holds, says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { actArticles, acts } from "../tables/acts.server";
import { isUnknownTo } from "./upkeep.server";

/** The days of amendments of its act that its verification does not know; none of one never verified. */
const newAmendments = sql<LocalDate[]>`array(
  select l.since::text from act_links l where l.to_id = act_articles.act_id and l.kind = 'amends' and ${isUnknownTo(sql`act_articles.verified_at`)})`;

const articleColumns = {
  ...pick(
    actArticles,
    "id",
    "actId",
    "label",
    "heading",
    "text",
    "asOf",
    "amendedBy",
    "amendedOn",
    "address",
    "editedAt",
    "verifiedAt",
  ),
  newAmendments,
};

export type ActArticle = Awaited<ReturnType<typeof articlesOf>>[number];

const searched = sql`${actArticles.label} || ' ' || ${actArticles.heading} || ' ' || ${actArticles.text}`;

/** The articles of an act in its order; those that say all words of a search. */
export const articlesOf = async (actId: string, search = "") =>
  db()
    .select(articleColumns)
    .from(actArticles)
    .where(
      and(
        eq(actArticles.actId, actId),
        ...searchWords(search).map((word) => (/\d/.test(word) ? holds(searched, word) : says(searched, word))),
      ),
    )
    .orderBy(asc(actArticles.rank), asc(actArticles.label));

export const numberOfArticles = async (actId: string): Promise<number> => {
  const [row] = await db().select({ number: count() }).from(actArticles).where(eq(actArticles.actId, actId));
  return row?.number ?? 0;
};

/** The articles of several acts. */
export const articlesOfActs = async (actIds: readonly string[]) =>
  db().select(articleColumns).from(actArticles).where(among(actArticles.actId, actIds)).orderBy(asc(actArticles.rank));

/** The labels of the articles that are kept of these acts, by the act. */
export async function labelsOf(actIds: readonly string[]): Promise<Map<string, string[]>> {
  if (actIds.length === 0) return new Map();
  const rows = await db()
    .select(pick(actArticles, "actId", "label"))
    .from(actArticles)
    .where(among(actArticles.actId, actIds))
    .orderBy(asc(actArticles.rank));
  return new Map(actIds.map((id) => [id, rows.filter(({ actId }) => actId === id).map(({ label }) => label)]));
}

/** With the name of its act; null when there is none. */
export const articleById = (id: string) =>
  firstRow(
    db()
      .select({ ...articleColumns, act: pick(acts, "kind", "number") })
      .from(actArticles)
      .innerJoin(acts, eq(acts.id, actArticles.actId))
      .where(eq(actArticles.id, id)),
  );

export async function lockArticle(id: string): Promise<void> {
  await db().select({ id: actArticles.id }).from(actArticles).where(eq(actArticles.id, id)).for("no key update");
}

export const insertArticle = (row: typeof actArticles.$inferInsert): Promise<string> =>
  insertedId(db().insert(actArticles).values(row).returning({ id: actArticles.id }));

export async function updateArticle(id: string, values: PgUpdateSetSource<typeof actArticles>): Promise<void> {
  await db().update(actArticles).set(values).where(eq(actArticles.id, id));
}

export async function deleteArticle(id: string): Promise<void> {
  await db().delete(actArticles).where(eq(actArticles.id, id));
}
