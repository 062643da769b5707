import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Actor, isUat } from "~/modules/accounts/rules/actor";
import { users } from "~/modules/accounts/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { inAlphabet } from "~/platform/database/words.server";
import { pick } from "~/platform/pick";
import { notFound } from "~/platform/refusal";
import type { CountyCode } from "~/platform/romania/counties";
import { REQUESTS_PER_PAGE, type RequestOrder, type RequestQuery } from "../rules/request-query";
import { requests } from "../tables/requests.server";
import { atStep } from "./authority-desk.server";
import { decisionAt, shownAs } from "./opportunity-status.server";
import { recordsWhere, withRegistration } from "./record.server";
import { rowExtras } from "./requests.server";
import { matchesText } from "./search.server";

export type RequestRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** One page of the authority's own requests; `total` counts the filtered ones, `all` all of them. */
export async function requestsOf(actor: Actor, query: RequestQuery, now: Date) {
  const where = await whereOf(actor, query, now);
  const authors = await authorsIn(actor);
  // counted apart, so that the filtered count uses the search indexes
  const total = await db().$count(requests, where);
  const offset = (query.page - 1) * REQUESTS_PER_PAGE;
  const rows = await rowsOf(where, query, { limit: REQUESTS_PER_PAGE, offset }, now);
  return { rows, total, all: authors.reduce((sum, { written }) => sum + written, 0), authors };
}

type Saying = { text: string; county: CountyCode | null };

/** The newest of the authority's own requests that say this text, and how many there are. */
export async function firstRequestsSaying(actor: Actor, { text, county }: Saying, limit: number, now: Date) {
  const where = and(ownedBy(actor), matchesText(text), county ? eq(requests.county, county) : undefined);
  const [rows, total] = await Promise.all([
    db()
      .select({
        ...pick(requests, "id", "title", "status", "registrationYear", "registrationNumber"),
        decision: decisionAt(now),
      })
      .from(requests)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit),
    db().$count(requests, where),
  ]);
  return { rows: rows.map(withRegistration), total };
}

/** The filtered requests without pages, for a file; at most `limit`. */
export async function requestsForFile(actor: Actor, query: RequestQuery, limit: number, now: Date) {
  const authors = await authorsIn(actor);
  return { rows: await rowsOf(await whereOf(actor, query, now), query, { limit, offset: 0 }, now), authors };
}

async function whereOf(actor: Actor, query: RequestQuery, now: Date): Promise<SQL | undefined> {
  const { text, status, step, category, authorId } = query;
  return and(
    ownedBy(actor),
    matchesText(text),
    status ? shownAs(status, now) : undefined,
    step && isUat(actor) ? await atStep(actor, step, now) : undefined,
    category ? eq(requests.category, category) : undefined,
    authorId ? eq(requests.createdBy, authorId) : undefined,
  );
}

function ownedBy(actor: Actor): SQL {
  if (!isUat(actor)) throw notFound();
  return eq(requests.ownerId, actor.organisation.id);
}

/** Everybody who wrote a request of the authority, also those who left it since, with the number of their requests. */
const authorsIn = (actor: Actor) =>
  db()
    .select({ id: users.id, name: users.name, written: count() })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.createdBy))
    .where(ownedBy(actor))
    .groupBy(users.id)
    .orderBy(inAlphabet(users.name), users.id);

const newestFirst = [desc(requests.createdAt), desc(requests.id)];
const awaitsDeadline = sql`${requests.status} in ('draft', 'sent')`;

/** The deadline of a finished request does not matter any more. */
const ORDERS: Readonly<Record<RequestOrder, SQL[]>> = {
  noi: newestFirst,
  termen: [
    sql`${awaitsDeadline} desc`,
    sql`case when ${awaitsDeadline} then ${requests.deadlineAt} end asc nulls last`,
    ...newestFirst,
  ],
};

async function rowsOf(
  where: SQL | undefined,
  { order }: RequestQuery,
  part: { limit: number; offset: number },
  now: Date,
) {
  const found = await recordsWhere(where)
    .orderBy(...ORDERS[order])
    .limit(part.limit)
    .offset(part.offset);
  return withExtras(found, now);
}

type Found = Awaited<ReturnType<typeof recordsWhere>>;

/** The rows of a list with their registration and what is counted of each. */
export async function withExtras(found: Found, now: Date) {
  const extras = await extrasOf(
    found.map(({ id }) => id),
    now,
  );
  return found.flatMap((row) => {
    const extra = extras.get(row.id);
    return extra ? [{ ...withRegistration(row), ...extra }] : [];
  });
}

async function extrasOf(ids: readonly string[], now: Date) {
  const rows = await db()
    .select({ id: requests.id, ...rowExtras, decision: decisionAt(now) })
    .from(requests)
    .where(among(requests.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
