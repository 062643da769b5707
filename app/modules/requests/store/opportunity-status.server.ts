import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Decision, ShownState } from "../rules/decision";
import type { OpportunityStatus } from "../rules/opportunity";
import { opportunityViews, requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";

/** The requesting partner's own response; always joined by its id. */
export const own = alias(responses, "own");

/** The current time, or its placeholder in a prepared query. */
type Clock = Date | Placeholder;

/** `isOpen` of rules/request, in SQL. */
export const openAt = (now: Clock): SQL =>
  sql`(${requests.status} = 'sent' and ${requests.hiddenAt} is null and ${requests.deadlineAt} > ${now})`;

/** `awaitsDecision` of rules/request, in SQL. */
export const awaitsDecisionAt = (now: Clock): SQL =>
  sql`(${requests.status} = 'sent' and ${requests.hiddenAt} is null and ${requests.deadlineAt} <= ${now})`;

/** Offers that may be accepted, `acceptableOffers` of rules/offer-count, in SQL. The outer column is written out. */
const isAcceptable = sql`exists (select from ${responses} r where r.request_id = requests.id and r.withdrawn_at is null and r.unconfirmed_since is null)`;

/** `decisionOf` of rules/decision, in SQL. */
export const decisionAt = (now: Clock): SQL<Decision | null> =>
  sql<Decision | null>`case when ${awaitsDecisionAt(now)} then case when ${isAcceptable} then 'choose' else 'decide' end end`;

/** In the state that its badge shows. */
export function shownAs(state: ShownState, now: Date): SQL {
  if (state === "sent") return sql`(${requests.status} = 'sent' and not ${awaitsDecisionAt(now)})`;
  if (state === "choose") return sql`(${awaitsDecisionAt(now)} and ${isAcceptable})`;
  if (state === "decide") return sql`(${awaitsDecisionAt(now)} and not ${isAcceptable})`;
  return sql`${requests.status} = ${state}`;
}

/** The own response `counts` in the sense of rules/response, in SQL. */
const respondedAt = (now: Clock): SQL =>
  sql`(${own.id} is not null and ${own.withdrawnAt} is null and (${own.unconfirmedSince} is null or ${requests.deadlineAt} > ${now}))`;

/** `opportunityStatus` of rules/opportunity, in SQL. */
export const statusAt = (now: Clock): SQL<OpportunityStatus> =>
  sql<OpportunityStatus>`case when ${respondedAt(now)} then 'responded' when ${openAt(now)} then 'active' else 'closed' end`;

// The outer column is written out: Drizzle omits the table in queries without joins, and it would mean the inner one.

/** Number of organisations that viewed the request. */
export const viewCount = sql<number>`(select count(*)::int from ${opportunityViews} v where v.request_id = requests.id)`;

/** `received` of rules/offer-count; discloses nothing sealed. */
export const responseCount = sql<number>`(select count(*)::int from ${responses} r where r.request_id = requests.id and r.withdrawn_at is null)`;

/** `offerCount` of rules/offer-count, in SQL. */
export const offerColumns = {
  received: responseCount,
  unconfirmed: sql<number>`(select count(*)::int from ${responses} r where r.request_id = requests.id and r.withdrawn_at is null and r.unconfirmed_since is not null)`,
};
