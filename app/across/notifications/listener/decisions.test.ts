import { aroundEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Cast,
  cast,
  DEADLINE,
  daysAfterStart,
  firm,
  hoursAfter,
  responseInput,
  STATES,
  sentBy,
} from "~/modules/requests/stories.test-data";
import { cancelRequest, openResponses, replacePartner } from "~/modules/requests/verbs/decisions.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { answerQuestion, askQuestion } from "~/modules/requests/verbs/questions.server";
import { remind } from "~/modules/requests/verbs/reminders.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { mails } from "~/platform/mail/tables.server";
import { ownPlatform } from "../../../../tests/support/platform";
import { everyText, fromNow, heard, messages, name, titles, types } from "./told.test-data";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would tell all firms that those before it have left

let people: Cast;

beforeEach(async () => {
  people = await cast();
  await fromNow();
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
