import { beforeAll, describe, expect, it } from "vitest";
import { inboxOf } from "~/across/notifications/store/inbox.server";
import { partnerRatings } from "~/modules/partners/tables.server";
import { type Cast, cast, STATES } from "~/modules/requests/stories.test-data";
import { acceptResponse, completeRequest } from "~/modules/requests/verbs/decisions.server";
import { writeReview } from "~/modules/requests/verbs/reviews.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { REVIEWS, reviewActionPath } from "./rules/reviews";

ownPlatform();

describe("the reviews of the platform", () => {
  let admin: Person;
  let people: Cast;
  let review: string;

  beforeAll(async () => {
    people = await cast();
    const { id, first } = await STATES.open(people);
    await acceptResponse(people.uat, id, first, "Răspunde întregii nevoi.");
    await completeRequest(people.uat, id);
    const scores = { overall: 2, quality: 2, time: 2, communication: 2, price: 2 };
    review = await writeReview(people.uat, id, { ...scores, text: "Numărul meu este 0740 555 014." });
    setClock(null);
    admin = await person("ADMIN");
  });

  const found = async (query: string) => textOf(await admin.get(`${REVIEWS}?${query}`));
  const ratings = async () => db().$count(partnerRatings);
  const titles = async (who: Cast["uat"]) => (await inboxOf(who, 1)).map(({ title }) => title);

  it("are an administrator's to see and to hide", async () => {
    const hiding = reviewActionPath(review, "hiding");
    expect((await stranger.get(REVIEWS)).headers.get("location")).toContain("/admin-login");
    const firma = await member("FIRMA");
    expect((await firma.post(hiding, { reason: "x" })).status).toBe(403);
    expect((await admin.post(hiding, { reason: "" })).status).toBe(400);
    expect(await ratings()).toBe(1);
  });

  it("are found by text, authority, firm and state", async () => {
    expect(await found("q=0740")).toContain(people.uat.organisation?.name);
    expect(await found("q=altceva")).toContain("Nimic nu corespunde filtrelor");
    expect(await found("stare=hidden")).toContain("Nimic nu corespunde filtrelor");
  });

  it("leave the public and the rating with a reason that author and firm read, and come back", async () => {
    const firm = `/partener/${people.author.organisation?.id}`;
    expect(await textOf(await stranger.get(firm))).toContain("0740 555 014");
    const hidden = await admin.post(reviewActionPath(review, "hiding"), { reason: "Date personale" });
    expect([hidden.status, hidden.headers.get("location")]).toEqual([303, REVIEWS]);
    expect(await ratings()).toBe(0);
    expect(await textOf(await stranger.get(firm))).not.toContain("0740 555 014");
    expect(await found("stare=hidden")).toContain("Motivul: Date personale");
    await deliverJournal();
    expect(await titles(people.uat)).toContain("Un administrator a ascuns recenzia dumneavoastră");
    expect(await titles(people.author)).toContain("Un administrator a ascuns o recenzie despre firma dumneavoastră");
    const [told] = await inboxOf(people.author, 1);
    expect(told).toMatchObject({ unread: true, message: expect.stringContaining("Motivul: Date personale.") });
    expect((await admin.post(reviewActionPath(review, "hiding"), { reason: "x" })).status).toBe(409);
    expect((await admin.post(reviewActionPath(review, "showing"))).status).toBe(303);
    expect(await ratings()).toBe(1);
    expect(await textOf(await stranger.get(firm))).toContain("0740 555 014");
  });
});
