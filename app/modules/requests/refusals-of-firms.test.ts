import { aroundEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { Overtaken } from "~/platform/form/version.server";
import { ownPlatform } from "../../../tests/support/platform";
import { adminOf, as, authorityCreated, people, refuses, tellAll, told } from "./refusals.test-data";
import { requestOf } from "./store/requests.server";
import { responseOf } from "./store/responses.server";
import {
  ANSWERS_UNTIL,
  DEADLINE,
  firm,
  need,
  QUESTIONS_UNTIL,
  responseInput,
  START,
  sentBy,
} from "./stories.test-data";
import { createRequest, editRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { answerQuestion, askQuestion } from "./verbs/questions.server";
import { respond } from "./verbs/responses.server";
import { hideReview, replyToReview, showReview, writeReview } from "./verbs/reviews.server";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would look through what all before it have left
beforeAll(tellAll);
beforeEach(() => setClock(START));

const SCORES = { overall: 5, quality: 5, time: 4, communication: 5, price: 4, text: "Foarte bine." };

describe("responding and asking", () => {
  it("once, by a verified firm, before its moment passes", async () => {
    const { id } = told("open");
    const late = await firm();
    await expect(respond(people.author, id, responseInput(), NO_FILES)).rejects.toThrow(Overtaken);
    await refuses(403, () => respond(as(late, "pending"), id, responseInput(), NO_FILES));
    await refuses(403, () => respond(as(late, "suspended"), id, responseInput(), NO_FILES));
    await refuses(404, () => respond(people.uat, id, responseInput(), NO_FILES));
    await refuses(404, () => respond(adminOf(people), id, responseInput(), NO_FILES));
    setClock(QUESTIONS_UNTIL);
    await refuses(409, () => askQuestion(late, id, { text: "Cine plătește?" }));
    setClock(new Date(QUESTIONS_UNTIL.getTime() - 1));
    await askQuestion(late, id, { text: "Cine plătește?" });
    setClock(DEADLINE);
    await refuses(409, () => respond(late, id, responseInput(), NO_FILES));
    setClock(new Date(DEADLINE.getTime() - 1));
    await respond(late, id, responseInput(), NO_FILES);
  });

  it("not to a draft, and not to what is addressed to somebody else", async () => {
    const { id } = told("draft");
    await refuses(404, () => respond(people.author, id, responseInput(), NO_FILES));
    const addressed = await sentBy(people.uat, { partner: people.other.organisation?.id ?? null });
    await refuses(404, () => respond(people.author, addressed, responseInput(), NO_FILES));
    await refuses(404, () => askQuestion(people.author, addressed, { text: "Se poate?" }));
    await respond(people.other, addressed, responseInput(), NO_FILES);
  });

  it("is answered once, by the owner, in time", async () => {
    const { id } = told("open");
    const question = await askQuestion(people.author, id, { text: "Cine plătește?" });
    await refuses(404, () => answerQuestion(people.author, question, { text: "Primăria." }));
    await refuses(404, async () => answerQuestion(await authorityCreated, question, { text: "Primăria." }));
    await refuses(403, () => answerQuestion(adminOf(people), question, { text: "Primăria." }));
    await refuses(403, () => answerQuestion(as(people.uat, "suspended"), question, { text: "Primăria." }));
    setClock(ANSWERS_UNTIL);
    await refuses(409, () => answerQuestion(people.uat, question, { text: "Primăria." }));
    setClock(new Date(ANSWERS_UNTIL.getTime() - 1));
    await answerQuestion(people.uat, question, { text: "Primăria." });
    await refuses(409, () => answerQuestion(people.uat, question, { text: "Altcineva." }));
  });
});

describe("drafting", () => {
  it("is for authorities that are not suspended, and only for partners of the list", async () => {
    const { id } = told("draft");
    await refuses(403, () => createRequest(people.author, need(), NO_FILES));
    await refuses(403, () => createRequest(adminOf(people), need(), NO_FILES));
    await refuses(403, () => createRequest(as(people.uat, "suspended"), need(), NO_FILES));
    const unlisted = (await firm({ verification: "pending" })).organisation?.id ?? "";
    await refuses(409, () => createRequest(people.uat, need({ partner: unlisted }), NO_FILES));
    await refuses(409, () => editRequest(people.uat, id, need({ partner: unlisted }), NO_FILES));
  });
});

describe("reviews", () => {
  it("are written once, answered once, and moderated by ADMIN", async () => {
    const { id } = told("completed");
    const review = await writeReview(people.uat, id, SCORES);
    await refuses(409, () => writeReview(people.uat, id, SCORES));
    await refuses(404, () => replyToReview(people.other, review, { text: "Mulțumim." }));
    await refuses(404, () => replyToReview(people.uat, review, { text: "Mulțumim." }));
    await refuses(403, () => replyToReview(as(people.author, "suspended"), review, { text: "Mulțumim." }));
    await refuses(403, () => hideReview(people.uat, review, { reason: "x" }));
    await refuses(403, () => hideReview(people.author, review, { reason: "x" }));
    await refuses(409, () => showReview(adminOf(people), review));
    await hideReview(adminOf(people), review, { reason: "Date personale" });
    await refuses(409, () => hideReview(adminOf(people), review, { reason: "x" }));
    await refuses(409, () => replyToReview(people.author, review, { text: "Mulțumim." }));
    await showReview(adminOf(people), review);
    await replyToReview(people.author, review, { text: "Mulțumim." });
    await refuses(409, () => replyToReview(people.author, review, { text: "Încă o dată." }));
  });
});

describe("reading", () => {
  it("somebody else's request or response is missing", async () => {
    const draft = told("draft");
    await expect(requestOf(adminOf(people), draft.id)).rejects.toMatchObject({ status: 404 });
    const { id, first } = told("open");
    await expect(requestOf(await authorityCreated, id)).rejects.toMatchObject({ status: 404 });
    await expect(requestOf(people.author, id)).rejects.toMatchObject({ status: 404 });
    await expect(responseOf(people.other, first)).rejects.toMatchObject({ status: 404 });
    expect((await responseOf(people.author, first)).id).toBe(first);
    expect((await requestOf(adminOf(people), id)).id).toBe(id);
  });
});
