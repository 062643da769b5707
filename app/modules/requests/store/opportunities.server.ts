import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
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

/** A subquery, so that it runs only for the rows of the page, after sorting. */
const requesterName = sql<string>`(select o.name from ${organisations} o where o.id = ${requests.ownerId})`;

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
  requester: requesterName,
  status: statusAt(now),
  views: viewCount,
  responses: responseCount,
  ownStatus: own.status,
});

export type OpportunityRow = Awaited<ReturnType<typeof opportunitiesFor>>["rows"][number];

/**
 * One page of the opportunities that this partner may see, and their total: active, then responded, then closed. Each
 * group has its own order and is queried only when the page reaches it, as closed ones are ten times as many.
 */
export async function opportunitiesFor(partnerId: string, query: OpportunityQuery, now: Date) {
  const chosen = filters(query);
  const total = await totalOf(partnerId, chosen);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / OPPORTUNITIES_PER_PAGE)));
  const rows: Awaited<ReturnType<typeof rowsOf>> = [];
  let skipped = (page - 1) * OPPORTUNITIES_PER_PAGE;
  for (const group of GROUPS) {
    const { where, order } = group(partnerId, now);
    const inGroup = and(visibleToPartner(partnerId), where, ...chosen);
    const left = OPPORTUNITIES_PER_PAGE - rows.length;
    const groupRows = await rowsOf(partnerId, now, inGroup)
      .orderBy(...order)
      .limit(left)
      .offset(skipped);
    rows.push(...groupRows);
    if (groupRows.length === left) break;
    if (groupRows.length > 0) skipped = 0;
    else if (skipped > 0) skipped = Math.max(0, skipped - (await countOf(partnerId, inGroup)));
  }
  return { rows, total, page };
}

type Group = (partnerId: string, now: Date) => { where: SQL | undefined; order: SQL[] };
const lastFirst = [desc(requests.deadlineAt), desc(requests.id)];

/** Addressed to this partner, then matching by county and category, then by category, then the rest; each by deadline. */
const active: Group = (partnerId, now) => ({
  where: and(openAt(now), sql`${statusAt(now)} = 'active'`),
  order: [
    sql`case when ${requests.onlyPartnerId} = ${partnerId} then 0 when ${fits(partnerId)} and ${served(partnerId)} then 1 when ${fits(partnerId)} then 2 else 3 end`,
    asc(requests.deadlineAt),
    desc(requests.id),
  ],
});

/** Open ones by deadline, then the rest. The second condition is redundant, but has an index. */
const responded: Group = (partnerId, now) => ({
  where: and(
    sql`${statusAt(now)} = 'responded'`,
    sql`${requests.id} = any(array(select r.request_id from ${responses} r where r.partner_id = ${partnerId}))`,
  ),
  order: [sql`case when ${openAt(now)} then ${requests.deadlineAt} end asc nulls last`, ...lastFirst],
});

const closed: Group = (_, now) => ({ where: sql`${statusAt(now)} = 'closed'`, order: lastFirst });

const GROUPS = [active, responded, closed];

const fitting = prepared((at: Places<{ partnerId: string; now: Date; limit: number }>) =>
  db()
    .select({
      id: requests.id,
      title: requests.title,
      urgency: requests.urgency,
      deadlineAt: requests.deadlineAt,
      registrationYear: requests.registrationYear,
      registrationNumber: requests.registrationNumber,
      requester: requesterName,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(requests)
    .leftJoin(own, and(eq(own.requestId, requests.id), eq(own.partnerId, at.partnerId)))
    .where(and(visibleToPartner(at.partnerId), openAt(at.now), isNull(own.requestId), fits(at.partnerId)))
    .orderBy(requests.deadlineAt, requests.id)
    .limit(at.limit),
);

/** For the dashboard: open matching opportunities to which this partner never responded, by deadline. */
export async function fittingFor(partnerId: string, now: Date, limit: number) {
  const rows = await fitting({ partnerId, now, limit });
  return { rows, total: rows[0]?.total ?? 0 };
}

function rowsOf(partnerId: string, now: Date, where: SQL | undefined) {
  return db().select(columns(now)).from(requests).leftJoin(own, ofPartner(partnerId)).where(where);
}

async function countOf(partnerId: string, where: SQL | undefined): Promise<number> {
  const [row] = await db().select({ number: count() }).from(requests).leftJoin(own, ofPartner(partnerId)).where(where);
  return row?.number ?? 0;
}

const ofPartner = (partnerId: string) => and(eq(own.requestId, requests.id), eq(own.partnerId, partnerId));

/** Requests for all partners are counted from an index; those for one partner are few. */
async function totalOf(partnerId: string, chosen: readonly SQL[]): Promise<number> {
  const addressed = db()
    .select({ number: count() })
    .from(requests)
    .where(and(isNotNull(requests.onlyPartnerId), visibleToPartner(partnerId), ...chosen));
  const [row] = await db()
    .select({ total: sql<number>`count(*) + (${addressed})`.mapWith(Number) })
    .from(requests)
    .where(and(isNotNull(requests.sentAt), isNull(requests.onlyPartnerId), ...chosen));
  return row?.total ?? 0;
}

/** `isMatch` of rules/matching, in SQL. The array is evaluated once, so that the index by category is used. */
const fits = (partnerId: string | Placeholder): SQL =>
  sql`${requests.category} = any(array(select c.category from ${partnerCategories} c where c.partner_id = ${partnerId}))`;

const served = (partnerId: string): SQL =>
  sql`${requests.county} = any(array(select c.county from ${partnerCounties} c where c.partner_id = ${partnerId}))`;

function filters({ text, category, place }: OpportunityQuery): SQL[] {
  const chosen = [
    ...(category ? [eq(requests.category, category)] : []),
    ...(place ? [eq(requests.county, place.county)] : []),
  ];
  const number = parseRegistrationNumber(text);
  if (!number) return [...chosen, ...searchWords(text).map(matchesWord)];
  return [...chosen, eq(requests.registrationYear, number.year), eq(requests.registrationNumber, number.number)];
}

/** The word is in the title, the description or the label of the category. */
function matchesWord(word: string): SQL {
  const named = categoriesNamed(word);
  return named.length > 0 ? sql`(${hasWord(word)} or ${inArray(requests.category, named)})` : hasWord(word);
}
