import { and, countDistinct, eq, isNotNull, isNull, type Placeholder, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { isListed } from "~/modules/partners/rules/listing";
import { categoriesIn, countiesIn, listedPartnersIn } from "~/modules/partners/store/listing.server";
import { partnerRatings } from "~/modules/partners/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { isMatch, type Match, matches, type Need, type PartnerFacts, type Reason, reasons } from "../rules/matching";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";

/** "Firme potrivite": the matching partners of the directory, best first, with their reasons. */
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

/** Number of matching partners. */
export async function matchCount(request: Need): Promise<number> {
  const listed = await listedPartnersIn(request.category);
  return listed.filter(({ id, categories }) => isMatch(request, { partnerId: id, categories })).length;
}

/** Reasons by request id; requests that do not match have no entry, and none match a partner outside the directory. */
export async function reasonsFor<Request extends Need & { id: string }>(
  partnerId: string,
  requestsToFit: readonly Request[],
): Promise<Map<string, Reason[]>> {
  if (requestsToFit.length === 0) return new Map();
  const [found] = await factsOf({ partnerId });
  if (!found || !isListed(found.verification)) return new Map();
  const { experience, ...partner } = found;
  const all = requestsToFit.map(({ id, ...need }) => {
    const facts = { ...partner, partnerId, collaborations: experience[need.category] ?? 0 };
    return [id, reasons(need, facts)] as const;
  });
  return new Map(all.filter(([, why]) => why.length > 0));
}

/** The facts behind the reasons, in one query. */
const factsOf = prepared(({ partnerId }: Places<{ partnerId: string }>) => {
  const completed = completedBy(partnerId).as("completed");
  const answered = db()
    .select({ median: medianMinutes })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(eq(responses.partnerId, partnerId));
  return db()
    .select({
      name: organisations.name,
      verification: organisations.verification,
      categories: categoriesIn(partnerId),
      counties: countiesIn(partnerId),
      rating: partnerRatings.rating,
      reviewCount: sql<number>`coalesce(${partnerRatings.reviewCount}, 0)`,
      medianAnswerMinutes: sql<number | null>`(${answered})`.mapWith(Number),
      experience: sql<
        Partial<Record<Category, number>>
      >`(select coalesce(json_object_agg(${completed.category}, ${completed.count}), '{}') from ${completed})`,
    })
    .from(organisations)
    .leftJoin(partnerRatings, eq(partnerRatings.partnerId, organisations.id))
    .where(eq(organisations.id, partnerId));
});

/** For a partner's profile: median minutes to respond (null without responses) and number of completed collaborations. */
export async function trackRecordOf(
  partnerId: string,
): Promise<{ answerMinutes: number | null; collaborations: number }> {
  const byCategory = await completedBy(partnerId);
  return {
    answerMinutes: (await medianAnswers([partnerId])).get(partnerId) ?? null,
    collaborations: byCategory.reduce((sum, { count }) => sum + count, 0),
  };
}

const medianMinutes =
  sql<number>`percentile_cont(0.5) within group (order by extract(epoch from ${responses.submittedAt} - ${requests.sentAt}) / 60)`.mapWith(
    Number,
  );

/** Median minutes of each partner from the sending of a request to its response. */
export async function medianAnswers(partnerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({
      id: responses.partnerId,
      median: medianMinutes,
    })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(among(responses.partnerId, partnerIds))
    .groupBy(responses.partnerId);
  return new Map(rows.map(({ id, median }) => [id, median]));
}

const isCompleted = and(isNotNull(requests.completedAt), isNull(requests.hiddenAt), eq(responses.status, "accepted"));

async function completedIn(category: Category, partnerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: responses.partnerId, count: countDistinct(requests.id) })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(and(among(responses.partnerId, partnerIds), eq(requests.category, category), isCompleted))
    .groupBy(responses.partnerId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const completedBy = (partnerId: string | Placeholder) =>
  db()
    .select({ category: requests.category, count: countDistinct(requests.id).as("count") })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(and(eq(responses.partnerId, partnerId), isCompleted))
    .groupBy(requests.category);
