import { describe, expect, test } from "vitest";
import { AUTHOR, earlier, OWNER, REQUESTS, RESPONSES, type RequestState, responseTo } from "./cast.test-data";
import { dueReminders } from "./reminders";

const NONE: ReadonlySet<string> = new Set();
const request = { ...REQUESTS.open, id: "r1" };
const deadline = request.deadlineAt!;
const STAMP = "2026-11-20T14:00:00.000Z";
const week = new Date("2026-11-27T14:00:00.000Z");
const month = new Date("2026-12-18T14:00:00.000Z");

const keys = (now: Date, sent: ReadonlySet<string> = NONE, facts = request) =>
  dueReminders(facts, [], sent, now).map(({ key }) => key);

describe("the owner of an undecided request", () => {
  const rows: [string, Date, string[]][] = [
    ["before the deadline", earlier(deadline), []],
    ["at the deadline", deadline, [`r1:deadline:${STAMP}`]],
    ["before a week", earlier(week), [`r1:deadline:${STAMP}`]],
    ["after a week", week, [`r1:week:${STAMP}`]],
    ["before 28 days", earlier(month), [`r1:week:${STAMP}`]],
    ["after 28 days", month, [`r1:month:${STAMP}`]],
  ];
  test.each(rows)("%s", (_, now, expected) => {
    expect(keys(now)).toEqual(expected);
  });

  test("is told once, however often the job runs", () => {
    expect(keys(deadline, new Set(keys(deadline)))).toEqual([]);
  });

  test("after a long stop of the server gets one reminder, not three", () => {
    const sent = new Set(keys(month));
    expect(sent.size).toBe(1);
    expect(keys(month, sent)).toEqual([]);
  });

  test("is reminded anew after an extension", () => {
    const sent = new Set(keys(deadline));
    const extended = { ...request, deadlineAt: new Date("2026-11-27T14:00:00.000Z") };
    expect(keys(deadline, sent, extended)).toEqual([]);
    expect(keys(week, sent, extended)).toEqual(["r1:deadline:2026-11-27T14:00:00.000Z"]);
  });

  test("is left alone in every other state", () => {
    const quiet: RequestState[] = ["draft", "queued", "running", "vacant", "completed", "droppedDraft", "cancelled"];
    for (const state of quiet) expect(keys(month, NONE, { ...REQUESTS[state], id: "r1" }), state).toEqual([]);
  });
});

test("whoever did not confirm in time is told at the deadline, beside the owner", () => {
  const late = { ...responseTo("open", RESPONSES.toConfirm), id: "p1" };
  const fine = { ...responseTo("open", RESPONSES.submitted), id: "p2" };
  const gone = { ...responseTo("open", RESPONSES.withdrawn), id: "p3" };
  expect(dueReminders(request, [late, fine, gone], NONE, earlier(deadline))).toEqual([]);
  expect(dueReminders(request, [late, fine, gone], NONE, deadline)).toEqual([
    { kind: "owner", step: "deadline", key: `r1:deadline:${STAMP}`, organisationId: OWNER },
    { kind: "unconfirmed", responseId: "p1", key: `p1:unconfirmed:${STAMP}`, organisationId: AUTHOR },
  ]);
});
