import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor, Member } from "~/modules/accounts/rules/actor";
import { attachments } from "~/modules/media/tables.server";
import { parseLocalDate } from "~/platform/calendar/local-date";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { ownPlatform } from "../../../tests/support/platform";
import { colleague } from "../conversations/people.test-data";
import { type RequestQuery, requestList } from "./rules/request-query";
import { changesOf, responsesFor } from "./store/correspondence.server";
import { filesOf } from "./store/request-files.server";
import { requestsOf } from "./store/request-list.server";
import { requestCounts, requestOf } from "./store/requests.server";
import { contentsOf } from "./store/responses.server";
import {
  ANSWERS_UNTIL,
  authority,
  type Cast,
  cast,
  DEADLINE,
  daysAfterStart,
  edited,
  hoursAfter,
  need,
  QUESTIONS_UNTIL,
  responseInput,
  START,
  STATES,
  sentBy,
  standing,
  upload,
} from "./stories.test-data";
import { requestFiles } from "./tables/changes.server";
import { responses, responseVersions } from "./tables/responses.server";
import { cancelRequest } from "./verbs/decisions.server";
import { createRequest, deleteRequest, editRequest, sendRequest, unqueueRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { confirmResponse, editResponse, resubmitResponse, withdrawResponse } from "./verbs/responses.server";
import { clarifyRequest, editSentRequest, extendRequest, stillEvaluating } from "./verbs/sent.server";

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
const listOf = (actor: Actor, query: Partial<RequestQuery> = {}) =>
  requestsOf(actor, { ...requestList.read(new URLSearchParams()), ...query }, now());
const filesEverOf = (requestId: string) =>
  db().select().from(requestFiles).where(eq(requestFiles.requestId, requestId));

describe("a draft", () => {
  it("is written, edited with its files, and deleted without a trace but in the journal", async () => {
    const file = await upload(uat);
    const id = await createRequest(uat, need({ deadline: parseLocalDate("2026-10-20") }), {
      added: [file],
      removedIds: [],
    });
    expect(await standing(id)).toMatchObject({ status: "draft", budgetMin: 6_000_000, currency: "RON", sentAt: null });
    const [place] = await filesEverOf(id);
    expect(place).toMatchObject({ name: "caiet.pdf", fileId: file.id });
    await editRequest(uat, id, need(), { added: [await upload(uat)], removedIds: [] });
    expect(await filesEverOf(id), "chosen again").toHaveLength(1);
    const second = await upload(uat, "anexa.pdf");
    await editRequest(uat, id, need({ title: "Alt titlu" }), { added: [second], removedIds: [place!.id] });
    expect((await standing(id)).title).toBe("Alt titlu");
    expect((await filesEverOf(id)).map(({ name }) => name)).toEqual(["anexa.pdf"]);
    const [gone] = await db().select().from(attachments).where(eq(attachments.id, file.id));
    expect(gone?.attachedAt).toBeNull();
    await deleteRequest(uat, id);
    await expect(requestOf(uat, id)).rejects.toMatchObject({ status: 404 });
    expect(await whats(id)).toEqual(["request.created", "request.edited", "request.edited", "request.deleted"]);
  });

  it("is sent with number, date and limits, and the default deadline when none was chosen", async () => {
    const id = await createRequest(uat, need(), NO_FILES);
    expect((await sendRequest(uat, id, {})).told).not.toBeNull();
    expect(await standing(id)).toMatchObject({
      status: "sent",
      sentAt: START,
      deadlineAt: DEADLINE,
      questionsUntil: QUESTIONS_UNTIL,
      answersUntil: ANSWERS_UNTIL,
    });
    expect((await standing(id)).registration).toMatch(/^PSP-2026-\d{6}$/);
  });

  it("is not sent with a deadline that has come too near meanwhile", async () => {
    const id = await createRequest(uat, need({ deadline: parseLocalDate("2026-09-15") }), NO_FILES);
    setClock(daysAfterStart(4));
    await expect(sendRequest(uat, id, {})).rejects.toMatchObject({ status: 409 });
    expect((await standing(id)).status).toBe("draft");
    const later = new Date("2026-10-20T13:00:00Z");
    await sendRequest(uat, id, { deadlineAt: later });
    expect((await standing(id)).deadlineAt).toEqual(later);
  });

  it("of an unverified organisation waits, may be taken back, and is a draft all the while", async () => {
    const pending = await authority("pending");
    const id = await createRequest(pending, need(), NO_FILES);
    expect((await sendRequest(pending, id, {})).told).toBeNull();
    expect(await standing(id)).toMatchObject({ status: "draft", queuedAt: START });
    await expect(sendRequest(pending, id, {})).rejects.toMatchObject({ status: 409 });
    await unqueueRequest(pending, id);
    expect((await standing(id)).queuedAt).toBeNull();
  });

  it("is cancelled without a reason", async () => {
    const id = await createRequest(uat, need(), NO_FILES);
    await cancelRequest(uat, id, null);
    expect(await standing(id)).toMatchObject({ status: "cancelled", cancelReason: null });
  });
});

describe("what is sent", () => {
  it("is clarified and extended, with new limits, and everything is kept", async () => {
    const { id } = await STATES.open(people);
    await clarifyRequest(uat, id, { text: "Programul de impozite rămâne." });
    const later = new Date("2026-10-20T13:00:00Z");
    await extendRequest(uat, id, { deadlineAt: later, text: "La cererea partenerilor." });
    expect(await standing(id)).toMatchObject({
      deadlineAt: later,
      questionsUntil: new Date("2026-10-15T13:00:00Z"),
      answersUntil: new Date("2026-10-19T13:00:00Z"),
    });
    const changes = await changesOf(id);
    expect(changes.map(({ kind }) => kind)).toEqual(["clarification", "extension"]);
    expect(changes[1]).toMatchObject({ deadlineFrom: DEADLINE, deadlineTo: later });
    await expect(extendRequest(uat, id, { deadlineAt: later })).rejects.toMatchObject({ status: 409 });
  });

  it("keeps what changed, old → new, and asks the authors to confirm", async () => {
    const file = await upload(uat);
    const { id, ...both } = await STATES.open(people);
    const result = await editSentRequest(uat, id, edited("Nouă"), { added: [file], removedIds: [] });
    expect(result).toEqual({ changed: true });
    const [change] = await changesOf(id);
    expect(change).toMatchObject({
      kind: "edit",
      descriptionTo: "Nouă",
      budgetMinFrom: 6_000_000,
      budgetMinTo: null,
      budgetMaxTo: 9_000_000,
      filesAdded: ["caiet.pdf"],
    });
    for (const response of [both.first, both.second]) expect((await responseRow(response)).status).toBe("to_confirm");
    await confirmResponse(people.author, both.first);
    expect(await responseRow(both.first)).toMatchObject({ status: "submitted", unconfirmedSince: null, version: 1 });
    const [place] = await filesOf(id);
    setClock(hoursAfter(START, 5));
    await editSentRequest(uat, id, edited("Nouă"), { added: [], removedIds: [place!.id] });
    expect((await changesOf(id))[1]).toMatchObject({ filesRemoved: ["caiet.pdf"], descriptionFrom: null });
    expect(await filesOf(id)).toEqual([]);
    expect(await filesEverOf(id)).toHaveLength(1);
    // the one that was not confirmed waits since the first change that its author has not seen
    expect((await responseRow(both.second)).unconfirmedSince).toEqual(hoursAfter(START, 3));
    expect((await responseRow(both.first)).unconfirmedSince).toEqual(hoursAfter(START, 5));
  });

  it("stores nothing when nothing differs", async () => {
    const { id, ...both } = await STATES.open(people);
    const same = { ...need(), description: need().description };
    expect(await editSentRequest(uat, id, same, NO_FILES)).toEqual({ changed: false });
    expect(await changesOf(id)).toEqual([]);
    expect((await responseRow(both.first)).status).toBe("submitted");
  });

  it("says that it is still evaluated, after the deadline", async () => {
    const { id } = await STATES.closed(people);
    await stillEvaluating(uat, id, { text: null });
    expect(await whats(id)).toContain("request.evaluating");
  });

  it("history cannot be changed or deleted, not even by us", async () => {
    const { id, ...both } = await STATES.to_confirm(people);
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow();
    await refused(db().update(responseVersions).set({ text: "x" }).where(eq(responseVersions.responseId, both.first)));
    await refused(db().delete(responseVersions).where(eq(responseVersions.responseId, both.first)).execute());
    await refused(db().execute(`update request_changes set text = 'x' where request_id = '${id}'`));
    await refused(db().execute("truncate request_changes cascade"));
  });
});

describe("a response", () => {
  it("is edited into a new version, withdrawn, and comes back with its files", async () => {
    const { ...both } = await STATES.open(people);
    const id = both.first;
    const { author } = people;
    const file = await upload(author, "oferta.pdf");
    await editResponse(author, id, responseInput({ text: "Mai bine" }), { added: [file], removedIds: [] });
    const again = { added: [await upload(author, "oferta.pdf")], removedIds: [] };
    await editResponse(author, id, responseInput({ text: "Mai bine" }), again);
    expect((await contentsOf([id])).get(id)).toMatchObject({ version: 3, text: "Mai bine", files: [{ id: file.id }] });
    await withdrawResponse(author, id, { text: "Revenim" });
    expect(await responseRow(id)).toMatchObject({ status: "withdrawn", withdrawText: "Revenim" });
    setClock(hoursAfter(START, 8));
    await resubmitResponse(author, id, responseInput({ text: "Am revenit" }), NO_FILES);
    expect(await responseRow(id)).toMatchObject({ status: "submitted", version: 4, withdrawText: null });
    expect((await contentsOf([id])).get(id)).toMatchObject({ text: "Am revenit", files: [{ name: "oferta.pdf" }] });
    await editResponse(author, id, responseInput(), { added: [], removedIds: [file.id] });
    expect((await contentsOf([id])).get(id)?.files).toEqual([]);
    const versions = await db().select().from(responseVersions).where(eq(responseVersions.responseId, id));
    expect(versions).toHaveLength(5);
    expect(await whats(id)).toEqual([
      "response.submitted",
      "response.edited",
      "response.edited",
      "response.withdrawn",
      "response.resubmitted",
      "response.edited",
    ]);
  });
});

describe("the lists of the owner", () => {
  it("filter by status and text without minding marks, count, and page", async () => {
    await STATES.completed(people);
    setClock(START);
    await createRequest(uat, need({ title: "Reabilitare termică grădiniță 100%_gata" }), NO_FILES);
    const list = (text: string) => listOf(uat, { text });
    expect((await list("")).rows).toHaveLength(2);
    expect((await list("GRADINITA")).rows.map(({ title }) => title)).toEqual([
      "Reabilitare termică grădiniță 100%_gata",
    ]);
    expect((await list("reabilitări grădinițelor")).total).toBe(1);
    expect((await list("ermic")).total).toBe(0);
    expect((await list("100%_")).total).toBe(1);
    expect((await list("1_0")).total).toBe(0);
    expect(await list("%")).toMatchObject({ total: 1, all: 2 });
    expect((await list("impozit")).rows[0]).toMatchObject({
      offers: { received: 2, unconfirmed: 0 },
      isReviewed: false,
      status: "completed",
    });
    const { registration } = (await list("taxe și portal")).rows[0]!;
    expect((await list(registration ?? "")).total).toBe(1);
    expect((await listOf(uat, { status: "draft" })).total).toBe(1);
    expect((await listOf(uat, { page: 2 })).rows).toEqual([]);
    expect(await requestCounts(uat as Member)).toMatchObject({ total: 2, drafts: 1, completed: 1, rating: null });
    expect(await listOf(await authority())).toEqual({ rows: [], total: 0, all: 0, authors: [] });
  });

  it("filter by category and by colleague, and name everybody who wrote one", async () => {
    const other = await colleague(uat.organisation!);
    await createRequest(uat, need({ title: "A mea" }), NO_FILES);
    await createRequest(other, need({ title: "A colegului", category: "taxation" }), NO_FILES);
    const titles = async (query: Partial<RequestQuery>) => (await listOf(uat, query)).rows.map(({ title }) => title);
    expect(await titles({ category: "taxation" })).toEqual(["A colegului"]);
    expect(await titles({ authorId: uat.userId })).toEqual(["A mea"]);
    expect(await titles({ authorId: people.other.userId })).toEqual([]);
    const { authors, all } = await listOf(uat, { text: "nimic de găsit" });
    expect(authors.map(({ id, written }) => [id, written])).toEqual(
      [uat.userId, other.userId].sort().map((id) => [id, 1]),
    );
    expect(all).toBe(2);
  });

  it("by deadline begin with those that still wait for it, the earliest first", async () => {
    const write = async (title: string, deadline: string | null, sent = true) => {
      const id = await createRequest(uat, need({ title, deadline: deadline as never }), NO_FILES);
      if (sent) await sendRequest(uat, id, {});
      return id;
    };
    await write("ciornă fără termen", null, false);
    await write("trimisă târziu", "2026-10-20");
    await write("ciornă", "2026-10-05", false);
    await write("trimisă devreme", "2026-09-21");
    await cancelRequest(uat, await write("anulată", "2026-09-18"), { reason: "no_budget", text: null });
    const { rows } = await listOf(uat, { order: "termen" });
    expect(rows.map(({ title }) => title)).toEqual([
      "trimisă devreme",
      "ciornă",
      "trimisă târziu",
      "ciornă fără termen",
      "anulată",
    ]);
  });

  it("responses are told by state", async () => {
    const { id } = await STATES.open(people);
    const responses = await responsesFor(uat, await standing(id), hoursAfter(START, 4));
    expect(responses).toMatchObject([
      { state: "readable", choice: "accept", contents: { priceMin: 8_450_000, priceMax: 8_450_000 } },
      { state: "readable", partner: { id: people.other.organisation?.id, rating: null } },
    ]);
  });
});

it("numbers run on", async () => {
  const first = await sentBy(uat);
  const second = await sentBy(uat);
  const one = await standing(first);
  const two = await standing(second);
  expect((two.registrationNumber ?? 0) - (one.registrationNumber ?? 0)).toBe(1);
});
