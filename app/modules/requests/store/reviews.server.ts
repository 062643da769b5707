import { and, avg, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "~/modules/accounts/rules/actor";
import { shownOrganisation } from "~/modules/accounts/store/organisation-name.server";
import { organisations } from "~/modules/accounts/tables.server";
import type { PartnerRating } from "~/modules/partners/rules/rating";
import { partners } from "~/modules/partners/tables.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { orNotFound } from "~/platform/refusal";
import { reviewPolicy } from "../rules/review-policy";
import { requests } from "../tables/requests.server";
import { reviews } from "../tables/reviews.server";
import { type RequestRecord, requestById } from "./record.server";

export type Review = typeof reviews.$inferSelect;

/** The review of this request; null when there is none that the actor may read. */
export async function reviewOf(actor: Actor, request: RequestRecord): Promise<Review | null> {
  const review = await reviewIn(request);
  return reviewPolicy.may("read", actor, { request, review }, now()) ? review : null;
}

/** Without access check, for verbs that ask their policy; null when there is none. */
export const reviewIn = (request: RequestRecord): Promise<Review | null> =>
  firstRow(db().select().from(reviews).where(eq(reviews.requestId, request.id)));

/** A review with its request; throws 404 when it is missing. The caller asks the policy. */
export async function reviewById(id: string): Promise<{ review: Review; request: RequestRecord }> {
  const review = await foundRow(db().select().from(reviews).where(eq(reviews.id, id)));
  const request = orNotFound(await requestById(review.requestId));
  return { review, request };
}

export const insertReview = (row: typeof reviews.$inferInsert): Promise<string> =>
  insertedId(db().insert(reviews).values(row).returning({ id: reviews.id }));

export async function saveReply(id: string, reply: { reply: string; repliedAt: Date; repliedBy: string }) {
  return db()
    .update(reviews)
    .set(reply)
    .where(and(eq(reviews.id, id), isNull(reviews.repliedAt), isNull(reviews.hiddenAt)))
    .returning({ id: reviews.id });
}

type Hiding = { hiddenAt: Date; hiddenBy: string; hiddenReason: string };

/** Hides a visible review, or shows a hidden one again when `hiding` is null; no row when it is so already. */
export async function setHidden(id: string, hiding: Hiding | null) {
  return db()
    .update(reviews)
    .set(hiding ?? { hiddenAt: null, hiddenBy: null, hiddenReason: null })
    .where(and(eq(reviews.id, id), hiding ? isNull(reviews.hiddenAt) : isNotNull(reviews.hiddenAt)))
    .returning({ id: reviews.id });
}

/** Serialises changes of a partner's rating, so that concurrent reviews are all counted. */
export async function lockRating(partnerId: string): Promise<void> {
  await db().select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId)).for("no key update");
}

/** Averages of every score over the visible reviews; null when there are none. */
export async function ratingFor(partnerId: string): Promise<PartnerRating | null> {
  const [row] = await db()
    .select({
      reviewCount: count(),
      rating: avg(reviews.overall).mapWith(Number),
      quality: avg(reviews.quality).mapWith(Number),
      time: avg(reviews.time).mapWith(Number),
      communication: avg(reviews.communication).mapWith(Number),
      price: avg(reviews.price).mapWith(Number),
    })
    .from(reviews)
    .where(and(eq(reviews.partnerId, partnerId), isNull(reviews.hiddenAt)));
  return row && row.reviewCount > 0 ? row : null;
}

/** A partner's visible reviews, newest first, with the category of the collaboration. Public. */
export async function publishedReviewsOf(partnerId: string, most: number, offset = 0) {
  return db()
    .select({
      id: reviews.id,
      authority: pick(shownOrganisation, "id", "name", "verification"),
      category: requests.category,
      ...pick(
        reviews,
        "overall",
        "quality",
        "time",
        "communication",
        "price",
        "text",
        "reviewedAt",
        "reply",
        "repliedAt",
      ),
    })
    .from(reviews)
    .innerJoin(requests, eq(requests.id, reviews.requestId))
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .where(and(eq(reviews.partnerId, partnerId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.reviewedAt), desc(reviews.id))
    .limit(most)
    .offset(offset);
}
