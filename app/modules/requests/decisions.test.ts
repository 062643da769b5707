import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { conversations, messages } from "../conversations/tables.server";
import { type Cast, cast, DEADLINE, hoursAfter, need, START, STATES, standing } from "./stories.test-data";
import { responses } from "./tables/responses.server";
import {
  acceptResponse,
  cancelRequest,
  completeRequest,
  openResponses,
  replacePartner,
} from "./verbs/decisions.server";
import { duplicateRequest } from "./verbs/drafts.server";
import { confirmResponse } from "./verbs/responses.server";
import { extendRequest } from "./verbs/sent.server";

ownPlatform();

let people: Cast;
let uat: Actor;

beforeEach(async () => {
  people = await cast();
  uat = people.uat;
});

const whats = async (...ids: string[]) =>
  (await db().select().from(journal).where(inArray(journal.subjectId, ids)).orderBy(journal.id)).map(
    ({ what }) => what,
  );
const responseRow = async (id: string) => (await db().select().from(responses).where(eq(responses.id, id)))[0]!;
const notesAbout = async (requestId: string) =>
  (
    await db()
      .select({ text: messages.text })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(conversations.aboutRequestId, requestId))
  ).map(({ text }) => text);

describe("the decision", () => {
  it("accepts one, declines the others with their reason, and opens the talk", async () => {
    const { id, ...both } = await STATES.open(people);
    await acceptResponse(uat, id, both.first, "Răspunde întregii nevoi.");
    expect(await standing(id)).toMatchObject({
      status: "in_progress",
      acceptedResponseId: both.first,
      acceptedPartnerId: people.author.organisation?.id,
    });
    expect(await responseRow(both.second)).toMatchObject({ status: "declined", declineReason: "other_accepted" });
    const outcomes = (await whats(both.first, both.second)).filter((what) => /accepted|declined/.test(what));
    expect(outcomes.sort()).toEqual(["response.accepted", "response.declined"]);
    const talks = await db().select().from(conversations).where(eq(conversations.aboutRequestId, id));
    expect(talks).toMatchObject([{ firmaOrganisationId: people.author.organisation?.id, status: "pending" }]);
    expect(await notesAbout(id)).toHaveLength(1);
  });

  it("tells those who did not confirm why they did not count", async () => {
    const { id, ...both } = await STATES.to_confirm(people);
    await confirmResponse(people.author, both.first);
    setClock(DEADLINE);
    await acceptResponse(uat, id, both.first, "Răspunde întregii nevoi.");
    expect(await responseRow(both.second)).toMatchObject({ status: "declined", declineReason: "not_confirmed" });
  });

  it("lets another response take the place of one that does not go on", async () => {
    const { id, ...both } = await STATES.running(people);
    await expect(acceptResponse(uat, id, both.second, "Răspunde întregii nevoi.")).rejects.toMatchObject({
      status: 409,
    });
    const reason = "Nu a respectat graficul lucrărilor.";
    const stale = { response: both.second, replaced: both.second, reason };
    await expect(replacePartner(uat, id, stale)).rejects.toMatchObject({ status: 409 });
    await replacePartner(uat, id, { response: both.second, replaced: both.first, reason });
    expect(await notesAbout(id)).toContain(
      `Autoritatea a încheiat această colaborare și a ales alt partener. Motivul: ${reason}`,
    );
    const [told] = await db().select().from(journal).where(eq(journal.what, "response.replaced"));
    expect(told).toMatchObject({ subjectId: both.first, note: reason, userId: uat.userId });
    expect(await responseRow(both.first)).toMatchObject({ status: "declined", declineReason: "did_not_continue" });
    expect(await responseRow(both.second)).toMatchObject({ status: "accepted", declinedAt: null, declineReason: null });
    expect((await standing(id)).decidedAt).toEqual(hoursAfter(START, 3));
  });

  it("lets another response take the place of a firm that dropped out", async () => {
    const { id, ...both } = await STATES.vacant(people);
    expect(await standing(id)).toMatchObject({ status: "in_progress", acceptedPartnerId: null });
    await expect(completeRequest(uat, id)).rejects.toMatchObject({ status: 409 });
    await acceptResponse(uat, id, both.second, "Răspunde întregii nevoi.");
    expect((await standing(id)).acceptedPartnerId).toBe(people.other.organisation?.id);
    expect(await notesAbout(id)).toContain("Firma a anunțat că nu mai continuă această colaborare.");
  });

  it("of sealed responses is preceded by their opening, and opening twice leaves one mark", async () => {
    const { id, ...both } = await STATES.closedSealed(people);
    await acceptResponse(uat, id, both.first, "Răspunde întregii nevoi.");
    expect(await standing(id)).toMatchObject({ openedAt: DEADLINE, status: "in_progress" });
    const again = await STATES.closedSealed(await cast());
    expect(again.id).not.toBe(id);
  });

  it("opens once", async () => {
    const { id } = await STATES.opened(people);
    await openResponses(uat, id);
    expect((await whats(id)).filter((what) => what === "request.opened")).toHaveLength(1);
    await expect(extendRequest(uat, id, { deadlineAt: new Date("2026-10-20T13:00:00Z") })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("ends in completion, which ends the talk", async () => {
    const { id } = await STATES.completed(people);
    expect((await standing(id)).status).toBe("completed");
    const talks = await db().select().from(conversations).where(eq(conversations.aboutRequestId, id));
    expect(talks).toMatchObject([{ status: "completed" }]);
  });

  it("or in a cancellation, of which everyone hears once", async () => {
    const { id, ...both } = await STATES.cancelled(people);
    expect(await standing(id)).toMatchObject({ status: "cancelled", cancelReason: "no_budget" });
    for (const response of [both.first, both.second]) {
      expect(await responseRow(response)).toMatchObject({ status: "declined", declineReason: "request_cancelled" });
      expect((await whats(response)).filter((what) => what === "response.declined")).toHaveLength(1);
    }
  });

  it("a cancelled collaboration keeps its accepted response", async () => {
    const { id, ...both } = await STATES.running(people);
    await cancelRequest(uat, id, { reason: "other", text: "Consiliul a decis altfel." });
    expect(await responseRow(both.first)).toMatchObject({ status: "accepted" });
    expect(await whats(id)).toContain("request.cancelled");
  });

  it("what is over is copied into a new draft with its files", async () => {
    const { id } = await STATES.cancelled(people);
    const copy = await duplicateRequest(uat, id);
    expect(await standing(copy)).toMatchObject({
      status: "draft",
      copiedFromId: id,
      deadlineAt: null,
      registration: null,
      title: need().title,
    });
    expect(await whats(copy)).toEqual(["request.duplicated"]);
  });
});
