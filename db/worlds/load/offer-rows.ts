import { sql } from "drizzle-orm";
import { partnerRatings } from "~/modules/partners/tables.server";
import { responses, responseVersions } from "~/modules/requests/tables/responses.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { db } from "~/platform/database/connection.server";
import { type Report, reportLine, type Writer } from "./batches";
import type { Life, Offer, Review } from "./life";
import { lastStep } from "./offers";
import type { Tick } from "./office-time";
import { itemAt, type Random } from "./random";
import { type SentLife, sentOnes } from "./registration";
import {
  OFFER_ENDINGS,
  OFFER_EXPERIENCES,
  OFFER_METHODS,
  OFFER_OPENINGS,
  REVIEW_REPLIES,
  REVIEW_TEXTS,
  WITHDRAWALS,
} from "./words/talk";
import type { Firm, Making } from "./world";

export async function writeOffers(writer: Writer, whole: Making, lives: readonly Life[]): Promise<void> {
  const making = { ...whole, random: whole.random.fork("offers") };
  const sent = sentOnes(lives);
  await writer.write(responses, responseRows(making, sent));
  await writer.write(responseVersions, versionRows(making, sent));
  await writer.write(reviews, reviewRows(making, sent));
}

function* responseRows({ random, time }: Making, lives: readonly SentLife[]) {
  const moment = (tick: Tick | null | undefined): Date | null => (tick == null ? null : time.moment(tick));
  for (const { id, sent } of lives) {
    for (const offer of sent.offers) {
      const row: typeof responses.$inferInsert = {
        id: offer.id,
        requestId: id,
        partnerId: offer.firm.id,
        version: offer.versions.length,
        submittedAt: time.moment(itemAt(offer.versions, 0)),
        unconfirmedSince: offer.isUnconfirmed ? moment(offer.toConfirmAt) : null,
        acceptedAt: moment(offer.acceptedAt),
        declinedAt: moment(offer.declined?.at),
        declineReason: offer.declined?.reason ?? null,
        withdrawnAt: moment(offer.withdrawnAt),
        withdrawText: offer.withdrawnAt === null ? null : random.pick(WITHDRAWALS),
        updatedAt: time.moment(lastMove(offer)),
      };
      yield row;
    }
  }
}

const lastMove = (offer: Offer): Tick =>
  Math.max(lastStep(offer), offer.withdrawnAt ?? 0, offer.acceptedAt ?? 0, offer.declined?.at ?? 0);

function* versionRows({ random, time }: Making, lives: readonly SentLife[]) {
  for (const { budget, owner, sent } of lives) {
    for (const { id, versions, price, duration, author } of sent.offers) {
      for (const [position, at] of versions.entries()) {
        const sum = price - position * 10_000;
        const row: typeof responseVersions.$inferInsert = {
          responseId: id,
          version: position + 1,
          text: offerText(random, owner.place),
          priceMin: random.chance(0.7) ? sum : Math.round(sum * 0.009) * 100,
          priceMax: sum,
          currency: budget.currency ?? "RON",
          duration: duration.count,
          durationUnit: duration.unit,
          experience: random.chance(0.5) ? random.pick(OFFER_EXPERIENCES) : null,
          writtenAt: time.moment(at),
          writtenBy: author.id,
        };
        yield row;
      }
    }
  }
}

const offerText = (random: Random, place: string): string =>
  [
    random.pick(OFFER_OPENINGS).replaceAll("{place}", place),
    random.some(OFFER_METHODS, random.between(1, 3)).join(" "),
    random.pick(OFFER_ENDINGS),
  ].join("\n\n");

function* reviewRows({ random, time }: Making, lives: readonly SentLife[]) {
  for (const life of lives) {
    const { review, decision } = life.sent;
    if (review && decision) yield reviewRow({ random, time }, life, review, decision.offer);
  }
}

function reviewRow(
  { random, time }: Pick<Making, "random" | "time">,
  { id, author, owner }: SentLife,
  review: Review,
  offer: Offer,
): typeof reviews.$inferInsert {
  const { repliedAt, hiddenAt, scores } = review;
  const words = itemAt(REVIEW_TEXTS, scores.overall - 1);
  return {
    id: review.id,
    requestId: id,
    partnerId: offer.firm.id,
    ...scores,
    text: random.pick(words).replaceAll("{place}", owner.place),
    reviewedAt: time.moment(review.at),
    reviewedBy: author.id,
    reply: repliedAt === null ? null : random.pick(REVIEW_REPLIES),
    repliedAt: repliedAt === null ? null : time.moment(repliedAt),
    repliedBy: repliedAt === null ? null : offer.author.id,
    hiddenAt: hiddenAt === null ? null : time.moment(hiddenAt),
    hiddenReason: hiddenAt === null ? null : "Recenzia conținea date personale.",
  };
}

/** What the store computes for one partner when a review is written, for all of these at once. */
export async function computeRatings(report: Report, { time }: Making, firms: readonly Firm[]): Promise<void> {
  const began = performance.now();
  const mean = (column: keyof Review["scores"]) => sql`avg(${reviews[column]})::float8`;
  const means = sql.join(
    [mean("overall"), mean("quality"), mean("time"), mean("communication"), mean("price")],
    sql`, `,
  );
  const ids = sql.param(firms.map(({ id }) => id));
  const { rowCount } = await db().execute(sql`
    insert into ${partnerRatings} (partner_id, review_count, rating, quality, "time", communication, price, computed_at)
    select ${reviews.partnerId}, count(*), ${means}, ${time.moment(time.now).toISOString()}::timestamptz
    from ${reviews} where ${reviews.hiddenAt} is null and ${reviews.partnerId} = any(${ids}::uuid[])
    group by ${reviews.partnerId}`);
  report(reportLine("partner_ratings", rowCount ?? 0, began));
}
