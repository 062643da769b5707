import { and, arrayContains, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { LocalDate } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { holds, inAlphabet, says } from "~/platform/database/words.server";
import { pick } from "~/platform/pick";
import { ACTS_PER_PAGE, type ActQuery } from "../rules/act-query";
import type { ActState } from "../rules/acts";
import type { Topic } from "../rules/vocabulary";
import { actLinks, acts, editionActs } from "../tables/acts.server";
import { resourceEditions, resources } from "../tables/resources.server";
import { listed, notWithdrawn } from "./resources.server";
import { actsSought, type ReadSearch, readSearch } from "./sought.server";
import { isUnknownTo } from "./upkeep.server";

// `acts.id` is written out: drizzle leaves out the table's name where a query reads only one
const abrogatedOn = sql<LocalDate | null>`(select l.since::text from act_links l where l.to_id = acts.id and l.kind = 'abrogates')`;

/** When the act was last compared with its source; the end of the day where only that is known. */
const comparedAt = sql`case when (acts.verified_at at time zone 'Europe/Bucharest')::date = acts.verified_on then acts.verified_at
  else (acts.verified_on + 1)::timestamp at time zone 'Europe/Bucharest' - interval '1 second' end`;
const newAmendments = sql<LocalDate[]>`array(
  select l.since::text from act_links l where l.to_id = acts.id and l.kind = 'amends' and ${isUnknownTo(comparedAt)})`;

const actColumns = {
  ...pick(acts, "id", "kind", "number", "title", "summary", "inForceFrom", "verifiedOn"),
  abrogatedOn,
  newAmendments,
};

export type ListedAct = Awaited<ReturnType<typeof actsOfTopic>>[number];

/** The last years first. */
const newestFirst = [
  desc(sql`substring(${acts.number} from '(?:19|20)[0-9]{2}')`),
  asc(acts.kind),
  inAlphabet(acts.number),
];

const inState = (state: ActState, today: LocalDate): SQL => {
  const isAbrogated = sql`coalesce(${abrogatedOn}::date <= ${today}::date, false)`;
  const isFuture = sql`coalesce(${acts.inForceFrom} > ${today}::date, false)`;
  if (state === "abrogated") return isAbrogated;
  return state === "future" ? sql`not ${isAbrogated} and ${isFuture}` : sql`not ${isAbrogated} and not ${isFuture}`;
};

export const searched = sql`${acts.number} || ' ' || ${acts.title} || ' ' || ${acts.summary}`;

/** One page of the acts, with their number. */
export async function actsPage(query: ActQuery, today: LocalDate, search?: ReadSearch) {
  const sought = actsSought(query.text, search ?? (await readSearch(query.text)));
  const matching = and(
    sought.ids ? inArray(acts.id, sought.ids) : undefined,
    ...sought.words.map((word) => (/\d/.test(word) ? holds(acts.number, word) : says(searched, word))),
    query.topic ? arrayContains(acts.topics, [query.topic]) : undefined,
    query.state ? inState(query.state, today) : undefined,
  );
  const [rows, [found]] = await Promise.all([
    db()
      .select(actColumns)
      .from(acts)
      .where(matching)
      .orderBy(...newestFirst)
      .limit(ACTS_PER_PAGE)
      .offset((query.page - 1) * ACTS_PER_PAGE),
    db().select({ number: count() }).from(acts).where(matching),
  ]);
  return { rows, number: found?.number ?? 0 };
}

export const actsOfTopic = async (topic: Topic) =>
  db()
    .select(actColumns)
    .from(acts)
    .where(arrayContains(acts.topics, [topic]))
    .orderBy(...newestFirst);

export const actsWithIds = async (ids: readonly string[]) =>
  db().select(actColumns).from(acts).where(among(acts.id, ids));

/** The acts that are no longer in force. */
export const abrogatedActs = async (today: LocalDate): Promise<ListedAct[]> =>
  db().select(actColumns).from(acts).where(inState("abrogated", today));

/** Null when there is none. */
export const actById = (id: string) =>
  firstRow(
    db()
      .select({ ...actColumns, ...pick(acts, "topics", "everydayWords", "published", "address") })
      .from(acts)
      .where(eq(acts.id, id)),
  );

type LinkEnd = typeof actLinks.toId | typeof actLinks.byId;

/** What other acts did to this one, and this one to others. */
export async function linksOf(id: string) {
  const select = (mine: LinkEnd, other: LinkEnd) =>
    db()
      .select({
        act: pick(acts, "id", "kind", "number"),
        kind: actLinks.kind,
        on: actLinks.since,
        note: actLinks.note,
      })
      .from(actLinks)
      .innerJoin(acts, eq(acts.id, other))
      .where(eq(mine, id))
      .orderBy(desc(actLinks.since), asc(actLinks.id));
  const [by, to] = await Promise.all([select(actLinks.toId, actLinks.byId), select(actLinks.byId, actLinks.toId)]);
  return { by, to };
}

export async function lockAct(id: string): Promise<void> {
  await db().select({ id: acts.id }).from(acts).where(eq(acts.id, id)).for("no key update");
}

export const insertAct = (row: typeof acts.$inferInsert): Promise<string> =>
  insertedId(db().insert(acts).values(row).returning({ id: acts.id }));

export async function updateAct(id: string, values: PgUpdateSetSource<typeof acts>): Promise<void> {
  await db().update(acts).set(values).where(eq(acts.id, id));
}

/** Replaces what other acts did to this one. */
export async function replaceLinks(toId: string, links: readonly Omit<NewLink, "toId" | "recordedAt">[], at: Date) {
  const before = await db().delete(actLinks).where(eq(actLinks.toId, toId)).returning();
  const recorded = ({ kind, byId, since }: Pick<NewLink, "kind" | "byId" | "since">): Date | null => {
    const known = before.find((link) => link.kind === kind && link.byId === byId && link.since === since);
    return known ? known.recordedAt : at;
  };
  if (links.length > 0)
    await db()
      .insert(actLinks)
      .values(links.map((link) => ({ ...link, toId, recordedAt: recorded(link) })));
}

type NewLink = typeof actLinks.$inferInsert;

/** The acts that an edition rests on, in their order. */
export const basisOf = async (editionId: string) =>
  db()
    .select({ ...actColumns, articles: editionActs.articles })
    .from(editionActs)
    .innerJoin(acts, eq(acts.id, editionActs.actId))
    .where(eq(editionActs.editionId, editionId))
    .orderBy(asc(editionActs.rank));

/** The first act that each of these editions rests on, with what of it, by the edition. */
export async function mainActsOf(editionIds: readonly string[]) {
  const select = db()
    .select({ editionId: editionActs.editionId, articles: editionActs.articles, ...actColumns })
    .from(editionActs)
    .innerJoin(acts, eq(acts.id, editionActs.actId))
    .where(and(among(editionActs.editionId, editionIds), eq(editionActs.rank, 0)));
  const rows = editionIds.length === 0 ? [] : await select;
  return new Map(rows.map((row) => [row.editionId, row]));
}
export type MainAct = NonNullable<ReturnType<Awaited<ReturnType<typeof mainActsOf>>["get"]>>;

/** The acts that each of these abrogated, by the act that did. */
export async function abrogatedBy(actIds: readonly string[]) {
  if (actIds.length === 0) return [];
  return db()
    .select({ byId: actLinks.byId, ...pick(acts, "id", "kind", "number") })
    .from(actLinks)
    .innerJoin(acts, eq(acts.id, actLinks.toId))
    .where(and(among(actLinks.byId, actIds), eq(actLinks.kind, "abrogates")))
    .orderBy(...newestFirst);
}

export async function insertBasis(editionId: string, basis: readonly { actId: string; articles: string }[]) {
  if (basis.length === 0) return;
  await db()
    .insert(editionActs)
    .values(basis.map((one, rank) => ({ ...one, editionId, rank })));
}

/** Documents whose current edition rests on the act. */
export const resourcesOn = async (actId: string) =>
  listed()
    .where(
      and(
        notWithdrawn,
        sql`exists (select from ${editionActs} b where b.edition_id = ${resourceEditions.id} and b.act_id = ${actId})`,
      ),
    )
    .orderBy(inAlphabet(resources.title));
