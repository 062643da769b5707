import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { categoriesOf, countiesOf } from "~/modules/partners/store/profile.server";
import { db } from "~/platform/database/connection.server";
import { searchWords } from "~/platform/form/list-query";
import type { CountyCode } from "~/platform/romania/counties";
import { categoriesNamed, OPPORTUNITIES_PER_PAGE, type OpportunityQuery } from "../rules/opportunity-query";
import { parseRegistrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";
import { openAt, own, responseCount, statusAt, viewCount } from "./opportunity-status.server";
import { visibleToPartner } from "./requests.server";
import { hasWord } from "./search.server";

/** What makes a request fit this partner. */
type Fit = { partnerId: string; categories: readonly Category[]; counties: readonly CountyCode[] };

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

/** One page of what this partner may see, what fits it and closes first at the top; and how many there are in all. */
export async function opportunitiesFor(partnerId: string, query: OpportunityQuery, now: Date) {
  const where = and(visibleToPartner(partnerId), ...filters(query));
  const total = await countOf(partnerId, where);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / OPPORTUNITIES_PER_PAGE)));
  const rows = await seenBy(partnerId, now)
    .where(where)
    .orderBy(...inOrder(await fitOf(partnerId), now))
    .limit(OPPORTUNITIES_PER_PAGE)
    .offset((page - 1) * OPPORTUNITIES_PER_PAGE);
  return { rows, total, page };
}

/** For the dashboard: what fits this partner, is open and has no response of its own; what closes first comes first. */
export async function fittingFor(partnerId: string, now: Date, most: number) {
  const fit = await fitOf(partnerId);
  const where = and(visibleToPartner(partnerId), openAt(now), sql`${statusAt(now)} = 'active'`, fits(fit));
  const rows = await seenBy(partnerId, now).where(where).orderBy(requests.deadlineAt, requests.id).limit(most);
  return { rows, total: await countOf(partnerId, where) };
}

function seenBy(partnerId: string, now: Date) {
  return db()
    .select(columns(now))
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .leftJoin(own, and(eq(own.requestId, requests.id), eq(own.partnerId, partnerId)));
}

async function countOf(partnerId: string, where: SQL | undefined): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(requests)
    .leftJoin(own, and(eq(own.requestId, requests.id), eq(own.partnerId, partnerId)))
    .where(where);
  return row?.total ?? 0;
}

async function fitOf(partnerId: string): Promise<Fit> {
  const [categories, counties] = [await categoriesOf(partnerId), await countiesOf(partnerId)];
  return { partnerId, categories, counties };
}

/** `isMatch` of rules/matching, in SQL. */
const fits = ({ categories }: Fit): SQL =>
  categories.length > 0 ? inArray(requests.category, [...categories]) : sql`false`;

const served = ({ counties }: Fit): SQL => (counties.length > 0 ? inArray(requests.county, [...counties]) : sql`false`);

/** Open and unanswered first, among them what was addressed to this partner and what fits it; then by the nearest deadline. */
function inOrder(fit: Fit, now: Date): SQL[] {
  const status = statusAt(now);
  const isActive = sql`${status} = 'active'`;
  return [
    sql`case ${status} when 'active' then 0 when 'responded' then 1 else 2 end`,
    sql`case when ${isActive} and ${requests.onlyPartnerId} = ${fit.partnerId} then 0 when ${isActive} and ${fits(fit)} and ${served(fit)} then 1 when ${isActive} and ${fits(fit)} then 2 else 3 end`,
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
