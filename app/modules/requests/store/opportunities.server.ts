import { and, count, desc, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { partnerCategories, partnerCounties } from "~/modules/partners/tables.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { searchWords } from "~/platform/form/list-query";
import { categoriesNamed, OPPORTUNITIES_PER_PAGE, type OpportunityQuery } from "../rules/opportunity-query";
import { parseRegistrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { openAt, own, responseCount, statusAt, viewCount } from "./opportunity-status.server";
import { visibleToPartner } from "./requests.server";
import { hasWord } from "./search.server";

const columns = (now: Date) => ({
  id: requests.id,
  ownerId: requests.ownerId,
  title: requests.title,
  category: requests.category,
  county: requests.county,
  description: requests.description,
  budgetMin: requests.budgetMin,
  budgetMax: requests.budgetMax,
  currency: requests.currency,
  urgency: requests.urgency,
  deadlineAt: requests.deadlineAt,
  onlyPartnerId: requests.onlyPartnerId,
  registrationYear: requests.registrationYear,
  registrationNumber: requests.registrationNumber,
  requester: organisations.name,
  status: statusAt(now),
  views: viewCount,
  responses: responseCount,
  ownStatus: own.status,
});

export type OpportunityRow = Awaited<ReturnType<typeof opportunitiesFor>>["rows"][number];

/**
 * One page of what this partner may see, what fits it and closes first at the top; and how many there are in all. What is
 * closed comes last in its own simple order, and there is ten times as much of it: it is only read where a page reaches it.
 */
export async function opportunitiesFor(partnerId: string, query: OpportunityQuery, now: Date) {
  const where = and(visibleToPartner(partnerId), ...filters(query));
  const { total, alive } = await countsOf(partnerId, where, now);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / OPPORTUNITIES_PER_PAGE)));
  const offset = (page - 1) * OPPORTUNITIES_PER_PAGE;
  const first =
    offset < alive ? await aliveOnes(partnerId, where, now).limit(OPPORTUNITIES_PER_PAGE).offset(offset) : [];
  const left = Math.min(OPPORTUNITIES_PER_PAGE, total - offset) - first.length;
  const last =
    left > 0
      ? await closedOnes(partnerId, where, now)
          .limit(left)
          .offset(Math.max(0, offset - alive))
      : [];
  return { rows: [...first, ...last], total, page };
}

const aliveOnes = (partnerId: string, where: SQL | undefined, now: Date) =>
  seenBy(partnerId, now)
    .where(and(where, isAlive(partnerId, now)))
    .orderBy(...inOrder(partnerId, now));

const closedOnes = (partnerId: string, where: SQL | undefined, now: Date) =>
  seenBy(partnerId, now)
    .where(and(where, sql`${statusAt(now)} = 'closed'`))
    .orderBy(desc(requests.deadlineAt), desc(requests.id));

/** Open or answered. Said twice: the second by what there are indexes for. */
const isAlive = (partnerId: string, now: Date): SQL =>
  sql`${statusAt(now)} <> 'closed' and (${openAt(now)} or ${requests.id} = any(array(select r.request_id from ${responses} r where r.partner_id = ${partnerId})))`;

const fitting = prepared((at: Places<{ partnerId: string; now: Date; limit: number }>) =>
  db()
    .select({
      id: requests.id,
      title: requests.title,
      urgency: requests.urgency,
      deadlineAt: requests.deadlineAt,
      registrationYear: requests.registrationYear,
      registrationNumber: requests.registrationNumber,
      requester: organisations.name,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .leftJoin(own, and(eq(own.requestId, requests.id), eq(own.partnerId, at.partnerId)))
    .where(and(visibleToPartner(at.partnerId), openAt(at.now), sql`${statusAt(at.now)} = 'active'`, fits(at.partnerId)))
    .orderBy(requests.deadlineAt, requests.id)
    .limit(at.limit),
);

/** For the dashboard: what fits this partner, is open and has no response of its own; what closes first comes first. */
export async function fittingFor(partnerId: string, now: Date, limit: number) {
  const rows = await fitting({ partnerId, now, limit });
  return { rows, total: rows[0]?.total ?? 0 };
}

function seenBy(partnerId: string, now: Date) {
  return db()
    .select(columns(now))
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .leftJoin(own, and(eq(own.requestId, requests.id), eq(own.partnerId, partnerId)));
}

async function countsOf(partnerId: string, where: SQL | undefined, now: Date) {
  const [row] = await db()
    .select({
      total: count(),
      alive: sql<number>`count(*) filter (where ${statusAt(now)} <> 'closed')`.mapWith(Number),
    })
    .from(requests)
    .leftJoin(own, and(eq(own.requestId, requests.id), eq(own.partnerId, partnerId)))
    .where(where);
  return row ?? { total: 0, alive: 0 };
}

/** `isMatch` of rules/matching, in SQL; the categories are read first, once, so that indexes by category are of use. */
const fits = (partnerId: string | Placeholder): SQL =>
  sql`${requests.category} = any(array(select c.category from ${partnerCategories} c where c.partner_id = ${partnerId}))`;

const served = (partnerId: string): SQL =>
  sql`${requests.county} = any(array(select c.county from ${partnerCounties} c where c.partner_id = ${partnerId}))`;

/** Open and unanswered first, among them what was addressed to this partner and what fits it; then by the nearest deadline. */
function inOrder(partnerId: string, now: Date): SQL[] {
  const status = statusAt(now);
  const isActive = sql`${status} = 'active'`;
  return [
    sql`case ${status} when 'active' then 0 when 'responded' then 1 else 2 end`,
    sql`case when ${isActive} and ${requests.onlyPartnerId} = ${partnerId} then 0 when ${isActive} and ${fits(partnerId)} and ${served(partnerId)} then 1 when ${isActive} and ${fits(partnerId)} then 2 else 3 end`,
    sql`case when ${openAt(now)} then ${requests.deadlineAt} end asc nulls last`,
    desc(requests.deadlineAt),
    desc(requests.id),
  ];
}

function filters({ text, category, place }: OpportunityQuery): SQL[] {
  const chosen = [
    ...(category ? [eq(requests.category, category)] : []),
    ...(place ? [eq(requests.county, place.county)] : []),
  ];
  const number = parseRegistrationNumber(text);
  if (!number) return [...chosen, ...searchWords(text).map(found)];
  return [...chosen, eq(requests.registrationYear, number.year), eq(requests.registrationNumber, number.number)];
}

/** A word stands in the title or the description, or names the category. */
function found(word: string): SQL {
  const named = categoriesNamed(word);
  return named.length > 0 ? sql`(${hasWord(word)} or ${inArray(requests.category, named)})` : hasWord(word);
}
