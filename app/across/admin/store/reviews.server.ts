import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { withRegistration } from "~/modules/requests/store/record.server";
import { hasNumber } from "~/modules/requests/store/search.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { db } from "~/platform/database/connection.server";
import { hasName, holds } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import type { ReviewSearch } from "../rules/reviews";

export const REVIEWS_PER_PAGE = 20;

const authority = alias(organisations, "authority");
const partner = alias(organisations, "partner");

const rowColumns = {
  ...pick(reviews, "id", "overall", "text", "reply", "reviewedAt", "hiddenAt", "hiddenReason"),
  registrationYear: requests.registrationYear,
  registrationNumber: requests.registrationNumber,
  authority: { id: authority.id, name: authority.name },
  partner: { id: partner.id, name: partner.name },
};

const joined = () =>
  db()
    .select(rowColumns)
    .from(reviews)
    .innerJoin(requests, eq(requests.id, reviews.requestId))
    .innerJoin(authority, eq(authority.id, requests.ownerId))
    .innerJoin(partner, eq(partner.id, reviews.partnerId));

/** One page of the reviews, the newest first. Without words to look for, they are counted by themselves. */
export async function reviewsPage({ text, state, page }: ReviewSearch) {
  const words = wordsOfPlace(text);
  const matching = and(
    words.length > 0 ? or(hasNumber(text), and(...words.map(saysWord))) : undefined,
    state === "hidden" ? isNotNull(reviews.hiddenAt) : undefined,
    state === "shown" ? isNull(reviews.hiddenAt) : undefined,
  );
  const [rows, found] = await Promise.all([
    joined()
      .where(matching)
      .orderBy(desc(reviews.reviewedAt), desc(reviews.id))
      .limit(REVIEWS_PER_PAGE)
      .offset((page - 1) * REVIEWS_PER_PAGE),
    words.length > 0 ? db().$count(joined().where(matching).as("found")) : db().$count(reviews, matching),
  ]);
  return { rows: rows.map(withRegistration), found };
}

const saysWord = (word: string) =>
  or(holds(reviews.text, word), hasName(authority.name, word), hasName(partner.name, word));
