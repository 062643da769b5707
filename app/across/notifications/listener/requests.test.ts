import { eq } from "drizzle-orm";
import { aroundEach, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import {
  authority,
  type Cast,
  cast,
  DEADLINE,
  daysAfterStart,
  edited,
  firm,
  hoursAfter,
  need,
  STATES,
  sentBy,
} from "~/modules/requests/stories.test-data";
import { acceptResponse, cancelRequest, completeRequest } from "~/modules/requests/verbs/decisions.server";
import { createRequest, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { remind } from "~/modules/requests/verbs/reminders.server";
import { confirmResponse, withdrawResponse } from "~/modules/requests/verbs/responses.server";
import { hideReview, replyToReview, writeReview } from "~/modules/requests/verbs/reviews.server";
import { clarifyRequest, editSentRequest, extendRequest, stillEvaluating } from "~/modules/requests/verbs/sent.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { ownPlatform } from "../../../../tests/support/platform";
import { everyText, fromNow, heard, mailCount, messages, name, titles, types } from "./told.test-data";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would tell all firms that those before it have left

let people: Cast;

beforeEach(async () => {
  people = await cast();
  await fromNow();
});

describe("a sent request", () => {
  it("is told to the firms that it fits, each with its own reasons, and to no other", async () => {
    const elsewhere = await firm({ categories: ["legal_advice"] });
    const pending = await firm({ verification: "pending" });
    await sentBy(people.uat);
    await heard();
    expect(await titles(people.author)).toEqual([
      `${name(people.uat)} caută un partener: Portal de taxe și impozite locale`,
    ]);
    expect(await messages(people.author)).toContain("Lucrați în județul Cluj.");
    expect(await messages(people.author)).toContain("7 octombrie 2026, 16:00");
    expect(await mailCount(people.author)).toBe(1);
    for (const who of [elsewhere, pending, people.uat]) expect(await types(who)).toEqual([]);
  });

  it("for one partner is told to that one, whatever its categories are", async () => {
    const addressee = await firm({ categories: ["legal_advice"] });
    await sentBy(people.uat, { partner: addressee.organisation?.id ?? null });
    await heard();
    expect(await types(addressee)).toEqual(["opportunity"]);
    expect(await messages(addressee)).toContain("numai firmei dumneavoastră");
    expect(await types(people.author)).toEqual([]);
  });

  it("that was cancelled before anybody was told is told to nobody", async () => {
    const id = await sentBy(people.uat);
    await cancelRequest(people.uat, id, { reason: "no_budget", text: null });
    await heard();
    expect(await types(people.author)).toEqual([]);
  });

  it("that left by itself after the verification is told to whoever queued it", async () => {
    const uat = await authority("pending");
    const id = await createRequest(uat, need(), NO_FILES);
    await sendRequest(uat, id, {});
    const { organisations } = await import("~/modules/accounts/tables.server");
    const organisationId = uat.organisation?.id ?? "";
    await db()
      .update(organisations)
      .set({ verifiedAt: daysAfterStart(0) })
      .where(eq(organisations.id, organisationId));
    const { releaseQueued } = await import("~/modules/requests/verbs/sending.server");
    await releaseQueued(organisationId);
    await heard();
    expect(await types(uat)).toEqual(["request_left"]);
    expect(await mailCount(uat)).toBe(1);
  });
});

describe("responses", () => {
  it("are told to the authority by the firm's name, without a word of what is offered", async () => {
    await STATES.open(people);
    await heard();
    expect(await titles(people.uat)).toEqual(
      expect.arrayContaining([`${name(people.author)} a trimis o ofertă`, `${name(people.other)} a trimis o ofertă`]),
    );
    expect(await types(people.other)).toEqual(["opportunity"]);
    const text = await everyText();
    for (const secret of ["84.500", "8450000", "două runde", "Trei portaluri", "89.900"])
      expect(text).not.toContain(secret);
  });

  it("that are sealed name nobody until they are opened", async () => {
    const { first } = await STATES.sealed(people);
    await withdrawResponse(people.author, first, { text: "Nu mai putem." });
    await heard();
    const text = (await titles(people.uat)).join("\n") + (await messages(people.uat));
    expect(text).toContain("A sosit o ofertă sigilată");
    expect(text).toContain("O ofertă sigilată a fost retrasă");
    for (const who of [people.author, people.other]) expect(text).not.toContain(name(who));
  });

  it("wait for confirmation after a change, and their authors hear exactly what changed", async () => {
    const { id, first } = await STATES.open(people);
    await heard();
    await fromNow();
    await editSentRequest(people.uat, id, { ...edited(), budgetMin: { minor: 7_500_000, currency: null } }, NO_FILES);
    await heard();
    for (const who of [people.author, people.other]) {
      expect(await types(who)).toEqual(["response_to_confirm"]);
      expect(await messages(who)).toContain("60.000–90.000 lei, acum este 75.000–90.000 lei");
      expect(await mailCount(who)).toBe(1);
    }
    await confirmResponse(people.author, first);
    await heard();
    expect(await titles(people.uat)).toEqual([`${name(people.author)}: oferta a fost confirmată`]);
    expect(await mailCount(people.uat)).toBe(0);
    setClock(DEADLINE);
    await fromNow();
    await remind();
    await heard();
    expect(await types(people.author)).toEqual([]);
    expect(await titles(people.other)).toEqual([`${name(people.uat)}: oferta nu a fost confirmată la timp`]);
    expect(await types(people.uat)).toEqual(["request_deadline"]);
    expect(await messages(people.uat)).toContain("Au sosit 2 oferte, dintre care una neconfirmată.");
  });

  it("are told of clarifications, later deadlines and honest waiting, but not those withdrawn", async () => {
    const { id, second } = await STATES.open(people);
    await withdrawResponse(people.other, second, { text: null });
    await heard();
    await fromNow();
    await clarifyRequest(people.uat, id, { text: "Programul rămâne." });
    await extendRequest(people.uat, id, { deadlineAt: new Date("2026-10-20T13:00:00Z"), text: null });
    setClock(hoursAfter(new Date("2026-10-20T13:00:00Z"), 1));
    await stillEvaluating(people.uat, id, { text: null });
    await heard();
    expect(await types(people.author)).toEqual(["opportunity_changed", "opportunity_changed", "opportunity_changed"]);
    expect(await messages(people.author)).toContain(
      "termenul era 7 octombrie 2026, 16:00, acum este 20 octombrie 2026, 16:00",
    );
    expect(await types(people.other)).toEqual([]);
  });

  it("are told after the deadline that they still count, but those not confirmed that they do not", async () => {
    const { id, first } = await STATES.to_confirm(people);
    await confirmResponse(people.author, first);
    setClock(hoursAfter(DEADLINE, 1));
    await heard();
    await fromNow();
    await stillEvaluating(people.uat, id, { text: null });
    await heard();
    expect(await messages(people.author)).toContain("Oferta dumneavoastră rămâne valabilă.");
    expect(await messages(people.other)).not.toContain("rămâne valabilă");
    expect(await messages(people.other)).toContain(
      "nu a fost confirmată până la termen, așa că nu se ia în considerare",
    );
  });
});

describe("the outcome", () => {
  it("reaches every firm that responded, by exactly one mail each", async () => {
    const { id, first } = await STATES.open(people);
    await heard();
    await fromNow();
    await acceptResponse(people.uat, id, first, "Răspunde întregii nevoi.");
    await heard();
    expect(await titles(people.author)).toEqual([`${name(people.uat)} v-a acceptat oferta`]);
    expect(await titles(people.other)).toEqual([`${name(people.uat)}: a fost acceptată altă ofertă`]);
    expect(await messages(people.other)).toContain("Vă mulțumim pentru ofertă");
    for (const who of [people.author, people.other]) expect(await mailCount(who)).toBe(1);
    expect(await types(people.uat)).toEqual([]);
  });

  it("of a cancelled request too, once, with its reason for the accepted partner", async () => {
    const { id } = await STATES.running(people);
    await heard();
    await fromNow();
    await cancelRequest(people.uat, id, { reason: "no_budget", text: "Proiectul s-a mutat la județ." });
    await heard();
    const why = "Motivul: Nu mai avem buget. Proiectul s-a mutat la județ.";
    expect((await messages(people.author)).split("\n")[0]?.endsWith(why)).toBe(true);
    expect(await mailCount(people.author)).toBe(1);
    expect(await types(people.other)).toEqual([]);

    people = await cast();
    await fromNow();
    await STATES.cancelled(people);
    await heard();
    for (const who of [people.author, people.other]) {
      expect((await types(who)).filter((type) => type === "response_outcome")).toHaveLength(1);
    }
  });

  it("when the accepted partner leaves is told to the authority, and cannot be switched off", async () => {
    await STATES.vacant(people);
    await heard();
    expect(await titles(people.uat)).toContain(`${name(people.author)} nu mai continuă colaborarea`);
  });

  it("ends in a collaboration that is completed, reviewed, answered and moderated", async () => {
    const { id } = await STATES.running(people);
    await heard();
    await fromNow();
    await completeRequest(people.uat, id);
    const marks = { overall: 5, quality: 5, time: 4, communication: 5, price: 4 };
    const review = await writeReview(people.uat, id, { ...marks, text: "Portalul merge din prima zi." });
    await replyToReview(people.author, review, { text: "Vă mulțumim." });
    await heard();
    expect((await types(people.author)).sort()).toEqual(["collaboration", "review_written"]);
    expect(await titles(people.uat)).toEqual([`${name(people.author)} a răspuns la recenzia dumneavoastră`]);
    await fromNow();
    const admin: Actor = { ...people.uat, role: "ADMIN", organisation: null, userId: people.other.userId };
    await hideReview(admin, review, { reason: "Date personale." });
    await heard();
    expect(await messages(people.uat)).toContain("Date personale.");
  });
});
