import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db, transaction } from "~/platform/database/connection.server";
import { Overtaken } from "~/platform/form/version.server";
import { journal } from "~/platform/journal/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { ratingFor } from "./store/reviews.server";
import { type Cast, cast, edited, firm, need, responseInput, STATES, sentBy, standing } from "./stories.test-data";
import { registrationCounters, requests } from "./tables/requests.server";
import { responses } from "./tables/responses.server";
import { acceptResponse, cancelRequest, completeRequest } from "./verbs/decisions.server";
import { createRequest, sendRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { answerQuestion, askQuestion } from "./verbs/questions.server";
import { respond, withdrawResponse } from "./verbs/responses.server";
import { writeReview } from "./verbs/reviews.server";
import { editSentRequest } from "./verbs/sent.server";

ownPlatform();

let people: Cast;
beforeEach(async () => {
  people = await cast();
});

/** How these ended: the statuses of the refusals, 409 for what was overtaken, 200 for what was done. */
async function outcomes(...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const settled = await Promise.allSettled(works.map((work) => work()));
  const of = (one: PromiseSettledResult<unknown>) => {
    if (one.status === "fulfilled") return 200;
    return one.reason instanceof Overtaken ? 409 : (one.reason.status ?? 500);
  };
  return settled.map(of).sort();
}
const heard = async (what: string, ids: string[]) =>
  (await db().select().from(journal).where(inArray(journal.subjectId, ids))).filter((entry) => entry.what === what)
    .length;
const rowsOf = (id: string) => db().select().from(responses).where(eq(responses.requestId, id));

describe("two at once", () => {
  it("accept: one does", async () => {
    const { id, first, second } = await STATES.open(people);
    const { uat } = people;
    expect(
      await outcomes(
        () => acceptResponse(uat, id, first, "Răspunde întregii nevoi."),
        () => acceptResponse(uat, id, second, "Răspunde întregii nevoi."),
        () => acceptResponse(uat, id, first, "Răspunde întregii nevoi."),
      ),
    ).toEqual([200, 409, 409]);
    expect((await rowsOf(id)).map(({ status }) => status).sort()).toEqual(["accepted", "declined"]);
    expect(await heard("request.accepted", [id])).toBe(1);
    expect(await heard("response.accepted", [first, second])).toBe(1);
    expect(await heard("response.declined", [first, second])).toBe(1);
  });

  it("send: one does", async () => {
    const id = await createRequest(people.uat, need(), NO_FILES);
    const send = () => sendRequest(people.uat, id, {});
    expect(await outcomes(send, send, send)).toEqual([200, 409, 409]);
    expect(await heard("request.sent", [id])).toBe(1);
  });

  it("respond, two of one firm: one does", async () => {
    const id = await sentBy(people.uat);
    const answer = () => respond(people.author, id, responseInput(), NO_FILES);
    expect(await outcomes(answer, answer, answer)).toEqual([200, 409, 409]);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it("respond, two firms: both do", async () => {
    const id = await sentBy(people.uat);
    const answers = [people.author, people.other].map((one) => () => respond(one, id, responseInput(), NO_FILES));
    expect(await outcomes(...answers)).toEqual([200, 200]);
  });

  it("one accepts while the other withdraws: both or only the withdrawal, never an accepted response that is not there", async () => {
    const { id, first } = await STATES.open(people);
    const ended = await outcomes(
      () => acceptResponse(people.uat, id, first, "Răspunde întregii nevoi."),
      () => withdrawResponse(people.author, first, { text: null }),
    );
    const request = await standing(id);
    expect(request.acceptedPartnerId).toBeNull();
    expect(request.status).toBe(ended.includes(409) ? "sent" : "in_progress");
  });

  it("one accepts while the other changes the request: an accepted response was made for what stands", async () => {
    const { id, first } = await STATES.open(people);
    const ended = await outcomes(
      () => acceptResponse(people.uat, id, first, "Răspunde întregii nevoi."),
      () => editSentRequest(people.uat, id, edited(), NO_FILES),
    );
    expect(ended).toEqual([200, 409]);
  });

  it("complete and cancel: one ending", async () => {
    const { id } = await STATES.running(people);
    const ended = await outcomes(
      () => completeRequest(people.uat, id),
      () => cancelRequest(people.uat, id, { reason: "no_budget", text: null }),
    );
    expect(ended).toEqual([200, 409]);
  });

  it("answer: one does", async () => {
    const id = await sentBy(people.uat);
    const question = await askQuestion(people.author, id, { text: "Când?" });
    const answer = () => answerQuestion(people.uat, question, { text: "Mâine." });
    expect(await outcomes(answer, answer)).toEqual([200, 409]);
  });

  it("review the same firm: both count", async () => {
    const one = await STATES.completed(people);
    const two = await STATES.completed(people);
    const scores = { quality: 4, time: 4, communication: 4, price: 4, text: "Bine." };
    expect(
      await outcomes(
        () => writeReview(people.uat, one.id, { ...scores, overall: 5 }),
        () => writeReview(people.uat, two.id, { ...scores, overall: 4 }),
      ),
    ).toEqual([200, 200]);
    const partnerId = people.author.organisation?.id ?? "";
    expect(await ratingFor(partnerId)).toMatchObject({ rating: 4.5, reviewCount: 2 });
    const { rows } = await db().execute(
      `select rating, review_count from partner_ratings where partner_id = '${partnerId}'`,
    );
    expect(rows).toEqual([{ rating: 4.5, review_count: 2 }]);
  });
});

describe("registration numbers", () => {
  it("have no gaps under twenty sendings at once of which every third is rolled back", async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => createRequest(people.uat, need(), NO_FILES)));
    const [counter] = await db().select().from(registrationCounters);
    const last = counter?.last ?? 0;
    const ended = await outcomes(
      ...drafts.map(
        (id, index) => () =>
          transaction(async () => {
            await sendRequest(people.uat, id, {});
            if (index % 3 === 0) throw Object.assign(new Error("undone"), { status: 599 });
          }),
      ),
    );
    expect(ended.filter((status) => status === 200)).toHaveLength(13);
    const sent = await db()
      .select({ number: requests.registrationNumber })
      .from(requests)
      .where(inArray(requests.id, drafts));
    const numbers = sent.flatMap(({ number }) => (number === null ? [] : [number])).sort((one, two) => one - two);
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => last + 1 + index));
  });

  it("begin anew with the Romanian year", async () => {
    const { setClock } = await import("~/platform/clock");
    setClock(new Date("2026-12-31T21:59:59.999Z"));
    const old = await standing(await sentBy(people.uat));
    setClock(new Date("2026-12-31T22:00:00.000Z"));
    const fresh = await standing(await sentBy(people.uat));
    expect(old.registrationYear).toBe(2026);
    expect(fresh.registration).toBe("PSP-2027-000001");
  });
});

it("twenty firms answer at once and all stand", async () => {
  const id = await sentBy(people.uat);
  const firms = await Promise.all(Array.from({ length: 20 }, () => firm()));
  const ended = await outcomes(...firms.map((one) => () => respond(one, id, responseInput(), NO_FILES)));
  expect(new Set(ended)).toEqual(new Set([200]));
  expect(await rowsOf(id)).toHaveLength(20);
});
