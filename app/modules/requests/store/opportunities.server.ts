import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { categoriesIn, countiesIn } from "~/modules/partners/store/listing.server";
import { db } from "~/platform/database/connection.server";
import { matchesHereOrThere } from "~/platform/database/place.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import {
  categoriesNamed,
  OPPORTUNITIES_PER_PAGE,
  type OpportunityOrder,
  type OpportunityQuery,
  type OpportunityTab,
} from "../rules/opportunity-query";
import { questions } from "../tables/questions.server";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { openAt, own, responseCount, statusAt, viewCount } from "./opportunity-status.server";
import { visibleToPartner } from "./requests.server";
import { hasNumber, hasWord, organisationsNamed } from "./search.server";

/** A suspended authority cannot act on an offer. */
const ownerSuspended = sql<boolean>`exists (select from ${organisations} o where o.id = ${requests.ownerId} and o.suspended_at is not null)`;

/** A subquery, so that it runs only for the rows of the page, after sorting. */
const requesterName = sql<string>`(select o.name from ${organisations} o where o.id = ${requests.ownerId})`;

/** Shown in its cloth. */
const requesterVerified = sql<boolean>`(select o.verification = 'verified' from ${organisations} o where o.id = ${requests.ownerId})`;

const columns = (now: Date) => ({
  ...pick(
    requests,
    "id",
    "ownerId",
    "title",
    "category",
    "county",
    "description",
    "budgetMin",
    "budgetMax",
    "currency",
    "urgency",
    "deadlineAt",
    "onlyPartnerId",
  ),
  requester: requesterName,
  verified: requesterVerified,
  status: statusAt(now),
  views: viewCount,
  responses: responseCount,
  ownStatus: own.status,
  /** What the policy looks at. */
  request: {
    ...pick(
      requests,
      "ownerId",
      "onlyPartnerId",
      "queuedAt",
      "sentAt",
      "deadlineAt",
      "questionsUntil",
      "answersUntil",
      "sealed",
      "openedAt",
      "decidedAt",
      "completedAt",
      "cancelledAt",
      "hiddenAt",
    ),
    ownerSuspended,
    acceptedPartnerId: sql<null>`null`,
  },
  own: pick(own, "submittedAt", "unconfirmedSince", "acceptedAt", "declinedAt", "withdrawnAt"),
});

export type OpportunityRow = Awaited<ReturnType<typeof opportunitiesFor>>["rows"][number];

/**
 * One page of a tab of the opportunities that this partner may see, and the number in each tab with these filters. `atStep`:
 * those of `query.step`.
 */
export async function opportunitiesFor(
  partnerId: string,
  query: OpportunityQuery,
  now: Date,
  atStep: SQL | null = null,
) {
  const filtered = (suiting: SQL) => [...filters(partnerId, suiting, query), ...(atStep ? [atStep] : [])];
  const chosen = filtered(suits(partnerId));
  const counts = await countsOf(partnerId, now, { forAll: filtered(fits(partnerId)), forOne: chosen });
  const page = Math.min(query.page, Math.max(1, Math.ceil(counts[query.tab] / OPPORTUNITIES_PER_PAGE)));
  const rows = await db()
    .select(columns(now))
    .from(requests)
    .leftJoin(own, and(eq(own.requestId, requests.id), eq(own.partnerId, partnerId)))
    .where(and(visibleToPartner(partnerId), inTab(partnerId, now)[query.tab], ...chosen))
    .orderBy(...orderOf(partnerId, query, now))
    .limit(OPPORTUNITIES_PER_PAGE)
    .offset((page - 1) * OPPORTUNITIES_PER_PAGE);
  return { rows, counts, page };
}

/** The conditions of the tabs. The open ones and those of the partner are found by indexes. */
const inTab = (partnerId: string, now: Date): Readonly<Record<OpportunityTab, SQL>> => ({
  deschise: openAt(now),
  mele: isMine(partnerId),
  inchise: sql`not ${openAt(now)}`,
});

/** Addressed to this partner only, answered by it (also with an offer withdrawn since) or asked about by it. */
const isMine = (partnerId: string): SQL =>
  sql`(${requests.onlyPartnerId} = ${partnerId} or ${requests.id} = any(array(select r.request_id from ${responses} r where r.partner_id = ${partnerId} union select q.request_id from ${questions} q where q.asked_by = ${partnerId})))`;

/** Open ones by the nearest deadline, closed ones by the latest; with another order, only those that are equal in it. */
function orderOf(partnerId: string, query: OpportunityQuery, now: Date): SQL[] {
  const lastFirst = [desc(requests.deadlineAt), desc(requests.id)];
  if (query.tab === "inchise") return lastFirst;
  const by: Readonly<Record<OpportunityOrder, SQL[]>> = {
    potrivire: [rank(partnerId, now)],
    termen: [],
    buget: [sql`${budgetInLei} desc nulls last`],
  };
  if (query.tab === "deschise") return [...by[query.order], asc(requests.deadlineAt), desc(requests.id)];
  const nearestFirst = sql`case when ${openAt(now)} then ${requests.deadlineAt} end asc nulls last`;
  return [sql`${openAt(now)} desc`, ...by[query.order], nearestFirst, ...lastFirst];
}

/**
 * The order of what waits for the firm: its offers to be confirmed, what is addressed to it alone, what matches by county and
 * category, then by category, then the rest; last those with an offer for which nothing is to be done.
 */
const rank = (partnerId: string, now: Date): SQL =>
  sql`case when ${own.status} = 'to_confirm' and ${openAt(now)} then -1 when ${statusAt(now)} <> 'active' then 4 when ${requests.onlyPartnerId} = ${partnerId} then 0 when ${fits(partnerId)} and ${served(partnerId)} then 1 when ${fits(partnerId)} then 2 else 3 end`;

/** Requests for all partners are counted from indexes alone; those for one partner, or hidden, are among the firm's own. */
async function countsOf(
  partnerId: string,
  now: Date,
  chosen: { forAll: readonly SQL[]; forOne: readonly SQL[] },
): Promise<Record<OpportunityTab, number>> {
  const number = (...where: SQL[]) =>
    sql`(${db()
      .select({ number: count() })
      .from(requests)
      .where(and(...where, isNull(requests.onlyPartnerId), isNull(requests.hiddenAt), ...chosen.forAll))})`;
  const forOne = sql`count(*) filter (where ${requests.onlyPartnerId} is not null or ${requests.hiddenAt} is not null)`;
  const openForOne = sql`count(*) filter (where ${requests.onlyPartnerId} is not null and ${openAt(now)})`;
  const [found] = await db()
    .select({
      all: sql<number>`${number(isNotNull(requests.sentAt))} + ${forOne}`.mapWith(Number),
      open: sql<number>`${number(openAt(now))} + ${openForOne}`.mapWith(Number),
      mine: count(),
    })
    .from(requests)
    .where(and(visibleToPartner(partnerId), isMine(partnerId), ...chosen.forOne));
  const { all, open, mine } = found ?? { all: 0, open: 0, mine: 0 };
  return { deschise: open, mele: mine, inchise: all - open };
}

const LEI_FOR_EURO = 5;
/** For sorting sums in two currencies; none is shown converted. */
export const inLei = (sum: SQLWrapper, currency: SQLWrapper): SQL =>
  sql`${sum} * case when ${currency} = 'EUR' then ${sql.raw(String(LEI_FOR_EURO))} else 1 end`;
/** The larger end of the budget. */
const budgetInLei = inLei(sql`coalesce(${requests.budgetMax}, ${requests.budgetMin})`, requests.currency);

const fitting = prepared((at: Places<{ partnerId: string; now: Date; limit: number }>) =>
  db()
    .select({
      ...pick(
        requests,
        "id",
        "ownerId",
        "title",
        "urgency",
        "budgetMin",
        "budgetMax",
        "currency",
        "deadlineAt",
        "registrationYear",
        "registrationNumber",
        "onlyPartnerId",
      ),
      requester: requesterName,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(requests)
    .where(and(visibleToPartner(at.partnerId), openAt(at.now), suits(at.partnerId), awaitsOfferOf(at.partnerId)))
    .orderBy(requests.deadlineAt, requests.id)
    .limit(at.limit),
);

/** For the dashboard: open opportunities that match this partner, or are addressed to it, and to which it never responded, by deadline. */
export async function fittingFor(partnerId: string, now: Date, limit: number) {
  const rows = await fitting({ partnerId, now, limit });
  return { rows, total: rows[0]?.total ?? 0 };
}

/** `isMatch` of rules/matching, in SQL. The array is evaluated once, so that the index by category is used. */
const fits = (partnerId: string | Placeholder): SQL => sql`${requests.category} = any(${categoriesIn(partnerId)})`;

/** Of the firm's categories, or addressed to it alone. */
const suits = (partnerId: string | Placeholder): SQL =>
  sql`(${requests.onlyPartnerId} = ${partnerId} or ${fits(partnerId)})`;

const served = (partnerId: string): SQL => sql`${requests.county} = any(${countiesIn(partnerId)})`;

/** The firm never answered it, and its authority may act on an offer. */
const awaitsOfferOf = (partnerId: string | Placeholder): SQL =>
  sql`not exists (select from ${responses} r where r.request_id = ${requests.id} and r.partner_id = ${partnerId}) and not ${ownerSuspended}`;

/** `suiting`: the condition of those that suit the firm. */
function filters(partnerId: string, suiting: SQL, { text, category, place, fitting }: OpportunityQuery): SQL[] {
  const chosen = [
    ...(category ? [eq(requests.category, category)] : []),
    ...(place ? [eq(requests.county, place.county)] : []),
    ...(fitting ? [suiting] : []),
    ...(fitting === "noi" ? [awaitsOfferOf(partnerId)] : []),
  ];
  const said = hasNumber(text) ?? matchesHereOrThere(text, saysAll, (county) => eq(requests.county, county));
  return said ? [...chosen, said] : chosen;
}

const saysAll = (text: string): SQL | undefined => and(...wordsOfPlace(text).map(matchesWord));

/** The word is in the title, the description, the label of the category or the name of the authority. */
function matchesWord(word: string): SQL {
  const named = categoriesNamed(word);
  const ofAuthority = sql`${requests.ownerId} = ${organisationsNamed(word)}`;
  return sql`(${hasWord(word)} or ${ofAuthority}${named.length > 0 ? sql` or ${inArray(requests.category, named)}` : sql``})`;
}
