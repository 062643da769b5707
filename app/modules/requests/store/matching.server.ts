import { and, countDistinct, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { isListed } from "~/modules/partners/rules/listing";
import { listedPartnersIn } from "~/modules/partners/store/listing.server";
import { categoriesOf, countiesOf, ratingOf } from "~/modules/partners/store/profile.server";
import { db } from "~/platform/database/connection.server";
import { type Match, matches, type Need, type PartnerFacts, type Reason, reasons } from "../rules/matching";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";

/** "Potriviri": the listed partners that fit, best first, each with the reasons that hold today. */
export async function matchesFor(request: Need): Promise<Match[]> {
  const listed = await listedPartnersIn(request.category);
  const ids = listed.map(({ id }) => id);
  const speeds = await medianAnswers(ids);
  const collaborations = await completedIn(request.category, ids);
  const facts = listed.map(
    ({ id, ...partner }): PartnerFacts => ({
      ...partner,
      partnerId: id,
      medianAnswerMinutes: speeds.get(id) ?? null,
      collaborations: collaborations.get(id) ?? 0,
    }),
  );
  return matches(request, facts);
}

/** Why each of these requests fits this partner; no entry for one that does not. A partner that is not listed fits none. */
export async function reasonsFor<Request extends Need & { id: string }>(
  partnerId: string,
  requestsToFit: readonly Request[],
): Promise<Map<string, Reason[]>> {
  const partner = await partnerFacts(partnerId);
  if (!partner || requestsToFit.length === 0) return new Map();
  const experience = await completedBy(partnerId);
  const found = requestsToFit.map(({ id, ...need }) => {
    const facts = { ...partner, collaborations: experience.get(need.category) ?? 0 };
    return [id, reasons(need, facts)] as const;
  });
  return new Map(found.filter(([, why]) => why.length > 0));
}

async function partnerFacts(partnerId: string): Promise<Omit<PartnerFacts, "collaborations"> | null> {
  const [organisation] = await db()
    .select({ name: organisations.name, verification: organisations.verification })
    .from(organisations)
    .where(eq(organisations.id, partnerId));
  if (!organisation || !isListed(organisation.verification)) return null;
  const rating = await ratingOf(partnerId);
  return {
    partnerId,
    name: organisation.name,
    categories: await categoriesOf(partnerId),
    counties: await countiesOf(partnerId),
    rating: rating?.rating ?? null,
    reviewCount: rating?.reviewCount ?? 0,
    medianAnswerMinutes: (await medianAnswers([partnerId])).get(partnerId) ?? null,
  };
}

/** What a partner's profile says of its work here: how fast it answers, how many collaborations it has completed. */
export async function trackRecordOf(
  partnerId: string,
): Promise<{ answerMinutes: number | null; collaborations: number }> {
  const byCategory = await completedBy(partnerId);
  return {
    answerMinutes: (await medianAnswers([partnerId])).get(partnerId) ?? null,
    collaborations: [...byCategory.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Minutes from a request's sending to the partner's answer, the one in the middle of all its answers. */
async function medianAnswers(partnerIds: readonly string[]): Promise<Map<string, number>> {
  const minutes = sql`extract(epoch from ${responses.submittedAt} - ${requests.sentAt}) / 60`;
  const rows = await db()
    .select({
      id: responses.partnerId,
      median: sql<number>`percentile_cont(0.5) within group (order by ${minutes})`.mapWith(Number),
    })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(inArray(responses.partnerId, [...partnerIds]))
    .groupBy(responses.partnerId);
  return new Map(rows.map(({ id, median }) => [id, median]));
}

const done = and(isNotNull(requests.completedAt), eq(responses.status, "accepted"));

async function completedIn(category: Category, partnerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: responses.partnerId, count: countDistinct(requests.id) })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(and(inArray(responses.partnerId, [...partnerIds]), eq(requests.category, category), done))
    .groupBy(responses.partnerId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function completedBy(partnerId: string): Promise<Map<Category, number>> {
  const rows = await db()
    .select({ category: requests.category, count: countDistinct(requests.id) })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(and(eq(responses.partnerId, partnerId), done))
    .groupBy(requests.category);
  return new Map(rows.map(({ category, count }) => [category, count]));
}
