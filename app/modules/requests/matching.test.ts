import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { ratingOf } from "~/modules/partners/store/profile.server";
import { partnerCategories, partnerCounties } from "~/modules/partners/tables.server";
import { db } from "~/platform/database/connection.server";
import { ownPlatform } from "../../../tests/support/platform";
import type { ReasonCode } from "./rules/matching";
import { matchesFor, reasonsFor } from "./store/matching.server";
import { opportunityRequestOf } from "./store/requests.server";
import { ratingFor, reviewOf } from "./store/reviews.server";
import { type Cast, cast, firm, STATES, standing } from "./stories.test-data";
import { opportunityViews, requests } from "./tables/requests.server";
import { responses } from "./tables/responses.server";
import { hideReview, showReview, writeReview } from "./verbs/reviews.server";
import { viewOpportunity } from "./verbs/views.server";

ownPlatform();

let people: Cast;
let partnerId: string;
beforeEach(async () => {
  people = await cast();
  partnerId = people.author.organisation?.id ?? "";
});

const need = { id: "x", category: "digitalisation" as Category, county: "CJ" as const, onlyPartnerId: null };
const SCORES = { overall: 5, quality: 4, time: 3, communication: 5, price: 2, text: "Foarte bine." };

/** Both ways to ask must say the same. */
async function why(): Promise<ReasonCode[]> {
  const match = (await matchesFor(need)).find(({ partner }) => partner.partnerId === partnerId);
  const own = (await reasonsFor(partnerId, [need])).get("x") ?? [];
  expect(own).toEqual(match?.reasons ?? []);
  return own.map(({ code }) => code);
}

describe("a reason", () => {
  it("comes with its fact and goes with it", async () => {
    expect(await why()).toEqual(["category", "county"]);
    const { id, first } = await STATES.running(people);
    expect(await why()).toEqual(["category", "county", "speed"]);
    await STATES.completed(people);
    expect(await why()).toEqual(["category", "county", "speed", "collaborations"]);
    const done = await STATES.completed(people);
    const review = await writeReview(people.uat, done.id, SCORES);
    expect(await why()).toEqual(["category", "county", "rating", "speed", "collaborations"]);

    await hideReview({ ...people.uat, role: "ADMIN", organisation: null }, review, { reason: "Date personale" });
    expect(await why()).toEqual(["category", "county", "speed", "collaborations"]);
    await db().update(requests).set({ category: "marketing" }).where(eq(requests.ownerId, people.uat.organisation!.id));
    expect(await why()).toEqual(["category", "county", "speed"]);
    await db().delete(partnerCounties).where(eq(partnerCounties.partnerId, partnerId));
    expect(await why()).toEqual(["category", "speed"]);
    await db().delete(partnerCategories).where(eq(partnerCategories.partnerId, partnerId));
    expect(await why()).toEqual([]);
    expect([id, first]).toHaveLength(2);
  });

  it("of speed is the answer in the middle, counted from the sending", async () => {
    const minutes = [30, 90, 50 * 60];
    for (const after of minutes) {
      const { id, first } = await STATES.open(people);
      const sentAt = (await standing(id)).sentAt ?? new Date();
      await db()
        .update(responses)
        .set({ submittedAt: new Date(sentAt.getTime() + after * 60_000) })
        .where(eq(responses.id, first));
    }
    const [match] = (await matchesFor(need)).filter(({ partner }) => partner.partnerId === partnerId);
    expect(match?.partner.medianAnswerMinutes).toBe(90);
    expect(match?.reasons.at(-1)?.sentence).toBe("Răspunde de obicei în 2 ore.");
  });

  it("is given to listed partners only, and to the addressee alone when there is one", async () => {
    const pending = await firm({ verification: "pending" });
    const found = (await matchesFor(need)).map(({ partner }) => partner.partnerId);
    expect(found).not.toContain(pending.organisation?.id);
    expect((await reasonsFor(pending.organisation?.id ?? "", [need])).size).toBe(0);
    const only = { ...need, onlyPartnerId: people.other.organisation?.id ?? null };
    expect((await matchesFor(only)).map(({ partner }) => partner.partnerId)).toEqual([people.other.organisation?.id]);
    expect((await reasonsFor(partnerId, [only])).size).toBe(0);
    await db().update(organisations).set({ suspendedAt: new Date() }).where(eq(organisations.id, partnerId));
    expect(await why()).toEqual([]);
  });
});

describe("a rating", () => {
  it("is computed from the reviews that are shown, and from nothing else", async () => {
    const admin = { ...people.uat, role: "ADMIN" as const, organisation: null };
    const { id } = await STATES.completed(people);
    const review = await writeReview(people.uat, id, SCORES);
    expect(await ratingOf(partnerId)).toMatchObject({ rating: 5, reviewCount: 1, time: 3, price: 2 });
    const second = await STATES.completed(people);
    await writeReview(people.uat, second.id, { ...SCORES, overall: 2 });
    expect(await ratingOf(partnerId)).toMatchObject({ rating: 3.5, reviewCount: 2 });
    await hideReview(admin, review, { reason: "Date personale" });
    expect(await ratingOf(partnerId)).toMatchObject({ rating: 2, reviewCount: 1 });
    expect(await reviewOf(people.author, await opportunityRequestOf(people.author, id))).toMatchObject({
      hiddenReason: "Date personale",
    });
    await showReview(admin, review);
    expect(await ratingOf(partnerId)).toMatchObject({ rating: 3.5, reviewCount: 2 });
    expect(await ratingFor(people.other.organisation?.id ?? "")).toBeNull();
  });
});

it("views count organisations, once each", async () => {
  const { id } = await STATES.open(people);
  await Promise.all([people.author, people.author, people.other].map((one) => viewOpportunity(one, id)));
  await expect(viewOpportunity(people.uat, id)).rejects.toMatchObject({ status: 404 });
  expect(await db().$count(opportunityViews, eq(opportunityViews.requestId, id))).toBe(2);
});
