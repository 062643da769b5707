import { and, desc, eq, isNull } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { requests } from "../tables/requests.server";
import { reviews } from "../tables/reviews.server";

/** What everyone may read about a partner: its shown reviews, newest first, with the category of the collaboration. */
export async function publishedReviewsOf(partnerId: string, most: number, offset = 0) {
  return db()
    .select({
      id: reviews.id,
      authority: organisations.name,
      category: requests.category,
      overall: reviews.overall,
      quality: reviews.quality,
      time: reviews.time,
      communication: reviews.communication,
      price: reviews.price,
      text: reviews.text,
      reviewedAt: reviews.reviewedAt,
      reply: reviews.reply,
      repliedAt: reviews.repliedAt,
    })
    .from(reviews)
    .innerJoin(requests, eq(requests.id, reviews.requestId))
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .where(and(eq(reviews.partnerId, partnerId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.reviewedAt), desc(reviews.id))
    .limit(most)
    .offset(offset);
}
