import { and, asc, count, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { reviews } from "../tables/reviews.server";

/** The figures of a partner's own desk. */
export async function partnerFigures(partnerId: string): Promise<{ submitted: number; collaborations: number }> {
  const [found] = await db()
    .select({
      submitted: count(),
      collaborations:
        sql<number>`count(*) filter (where ${responses.status} = 'accepted' and ${requests.status} = 'in_progress')`.mapWith(
          Number,
        ),
    })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(and(eq(responses.partnerId, partnerId), isNull(responses.withdrawnAt)));
  return found ?? { submitted: 0, collaborations: 0 };
}

const about = { id: requests.id, title: requests.title };

/** The response that waits for a confirmation and whose deadline comes first; null when none does. */
export async function nextToConfirm(partnerId: string, now: Date) {
  const [found] = await db()
    .select({ ...about, deadlineAt: requests.deadlineAt })
    .from(responses)
    .innerJoin(requests, eq(requests.id, responses.requestId))
    .where(
      and(
        eq(responses.partnerId, partnerId),
        eq(responses.status, "to_confirm"),
        eq(requests.status, "sent"),
        gt(requests.deadlineAt, now),
      ),
    )
    .orderBy(asc(requests.deadlineAt), asc(requests.id))
    .limit(1);
  return found ?? null;
}

/** The oldest shown review without a reply; null when there is none. */
export async function reviewToReply(partnerId: string) {
  const [found] = await db()
    .select({ ...about, overall: reviews.overall })
    .from(reviews)
    .innerJoin(requests, eq(requests.id, reviews.requestId))
    .where(and(eq(reviews.partnerId, partnerId), isNull(reviews.repliedAt), isNull(reviews.hiddenAt)))
    .orderBy(asc(reviews.reviewedAt), asc(reviews.id))
    .limit(1);
  return found ?? null;
}
