import { desc, eq } from "drizzle-orm";
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
  responseInput,
  STATES,
  sentBy,
} from "~/modules/requests/stories.test-data";
import {
  acceptResponse,
  cancelRequest,
  completeRequest,
  openResponses,
  replacePartner,
} from "~/modules/requests/verbs/decisions.server";
import { createRequest, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { answerQuestion, askQuestion } from "~/modules/requests/verbs/questions.server";
import { remind } from "~/modules/requests/verbs/reminders.server";
import { confirmResponse, respond, withdrawResponse } from "~/modules/requests/verbs/responses.server";
import { hideReview, replyToReview, writeReview } from "~/modules/requests/verbs/reviews.server";
import { clarifyRequest, editSentRequest, extendRequest, stillEvaluating } from "~/modules/requests/verbs/sent.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { mails } from "~/platform/mail/tables.server";
import { deliverJournal, ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";
import { notifications } from "../tables.server";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would tell all firms that those before it have left

let people: Cast;
let since: string;

const newestEntry = async () =>
  (await db().select({ id: journal.id }).from(journal).orderBy(desc(journal.id)).limit(1))[0]?.id;
/** From here on; what came before is told and forgotten. */
async function fromNow(): Promise<void> {
  since = (await newestEntry()) ?? since;
  await db().delete(notifications);
  await db().delete(mails);
}
/** Heard twice, because that must change nothing. */
async function heard(): Promise<void> {
  await deliverJournal(since);
  await deliverJournal(since);
}
const titles = async (who: Actor) => (await inboxOf(who, 1)).items.map(({ title }) => title);
const types = async (who: Actor) => (await inboxOf(who, 1)).items.map(({ type }) => type);
const messages = async (who: Actor) => (await inboxOf(who, 1)).items.map(({ message }) => message).join("\n");
const mailCount = async (who: Actor) => db().$count(mails, eq(mails.recipient, who.email));
const everyText = async () => {
  const told = await db().select().from(notifications);
  const mailed = await db().select().from(mails);
  return [
    ...told.map(({ title, message }) => `${title}\n${message}`),
    ...mailed.map(({ subject, text }) => `${subject}\n${text}`),
  ].join("\n");
};

beforeEach(async () => {
  since = "00000000-0000-7000-8000-000000000000";
  people = await cast();
  await fromNow();
});

const name = (actor: Actor) => actor.organisation?.name ?? "";

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
});

describe("the outcome", () => {
  it("reaches every firm that responded, by exactly one mail each", async () => {
    const { id, first } = await STATES.open(people);
    await heard();
    await fromNow();
    await acceptResponse(people.uat, id, first);
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
    await cancelRequest(people.uat, id, { reason: "other", text: "Proiectul s-a mutat la județ" });
    await heard();
    expect(await messages(people.author)).toContain("Proiectul s-a mutat la județ");
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

describe("questions", () => {
  it("name nobody, neither to the authority nor in any mail, and the answer finds who asked", async () => {
    const { id } = await STATES.open(people);
    const asker = await firm();
    await heard();
    await fromNow();
    const question = await askQuestion(asker, id, { text: "Ce program folosiți?" });
    await heard();
    expect(await types(people.uat)).toEqual(["question_asked"]);
    await answerQuestion(people.uat, question, { text: "Unul din 2014." });
    await heard();
    expect(await types(asker)).toEqual(["question_answered"]);
    expect(await types(people.author)).toEqual(["opportunity_changed"]);
    expect(await everyText()).not.toContain(name(asker));
    const subjects = new Set((await db().select().from(mails)).map(({ subject }) => subject));
    expect([...subjects].filter((subject) => subject.includes("a răspuns"))).toEqual([
      `${name(people.uat)} a răspuns la o întrebare`,
    ]);
  });
});

describe("reminders", () => {
  it("recommend only what is still allowed", async () => {
    const { id } = await STATES.closedSealed(people);
    await heard();
    await fromNow();
    await remind();
    await heard();
    expect(await messages(people.uat)).toContain("Au sosit 2 oferte sigilate.");
    expect(await messages(people.uat)).toContain("prelungi termenul");
    await openResponses(people.uat, id);
    await fromNow();
    setClock(hoursAfter(DEADLINE, 7 * 24));
    await remind();
    await heard();
    expect(await messages(people.uat)).toContain("Puteți accepta o ofertă");
    expect(await messages(people.uat)).not.toMatch(/prelungi/i);
  });

  it("come to the authority until it decides", async () => {
    const id = await sentBy(people.uat);
    setClock(DEADLINE);
    await heard();
    await fromNow();
    await remind();
    await heard();
    expect(await messages(people.uat)).toContain("Nu a sosit nicio ofertă.");
    await fromNow();
    setClock(daysAfterStart(38));
    await remind();
    await cancelRequest(people.uat, id, { reason: "no_responses", text: null });
    await heard();
    expect(await types(people.uat)).toEqual([]);
  });
});

describe("a partner that is replaced", () => {
  it("hears why, the new one that it was chosen, and the reason reaches nobody else", async () => {
    const { id, first, second } = await STATES.running(people);
    await heard();
    await fromNow();
    await replacePartner(people.uat, id, { response: second, replaced: first, reason: "Întârzie lucrările" });
    await heard();
    expect(await titles(people.author)).toEqual([`${name(people.uat)} a ales alt partener`]);
    expect(await messages(people.author)).toContain("Motivul: „Întârzie lucrările”");
    expect(await titles(people.other)).toEqual([`${name(people.uat)} v-a acceptat oferta`]);
    expect(await messages(people.other)).not.toContain("Întârzie");
  });
});

describe("the other offer", () => {
  it("is told to no other firm", async () => {
    const id = await sentBy(people.uat);
    await heard();
    await fromNow();
    await respond(people.author, id, responseInput(), NO_FILES);
    await heard();
    expect(await types(people.other)).toEqual([]);
    expect(await types(people.author)).toEqual([]);
  });
});
