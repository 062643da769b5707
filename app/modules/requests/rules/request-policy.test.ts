import { describe, expect, test } from "vitest";
import { earlier, later, NOW, PERSONAS, type Persona, REQUESTS, type RequestState, words } from "./cast.test-data";
import { blankRequest, type ServiceRequest } from "./request";
import { requestPolicy } from "./request-policy";

type Action = keyof typeof requestPolicy.rules;
type Table = Record<Action, Partial<Record<Persona, string>>>;

const EVERY =
  "draft queued open openSealed closed closedSealed opened running runningSealed vacant completed droppedDraft cancelled cancelledSealed hidden hiddenRunning";
const EVERY_SENT =
  "open openSealed closed closedSealed opened running runningSealed vacant completed cancelled cancelledSealed hidden hiddenRunning";

const DRAFTERS = {
  uat: "draft queued",
  uatColleague: "draft queued",
  uatPending: "draft queued",
  uatRejected: "draft queued",
};

const EXPECTED: Table = {
  read: {
    uat: EVERY,
    uatColleague: EVERY,
    uatPending: EVERY,
    uatRejected: EVERY,
    uatSuspended: EVERY,
    admin: EVERY_SENT,
  },
  create: { uat: EVERY, uatColleague: EVERY, uatPending: EVERY, uatRejected: EVERY },
  edit: DRAFTERS,
  delete: DRAFTERS,
  seal: DRAFTERS,
  queue: { uatPending: "draft", uatRejected: "draft" },
  unqueue: { uat: "queued", uatColleague: "queued", uatPending: "queued", uatRejected: "queued" },
  send: { uat: "draft queued", uatColleague: "draft queued" },
  clarify: {
    uat: "open openSealed closed closedSealed opened",
    uatColleague: "open openSealed closed closedSealed opened",
  },
  extend: { uat: "open openSealed closed closedSealed", uatColleague: "open openSealed closed closedSealed" },
  editSent: { uat: "open openSealed", uatColleague: "open openSealed" },
  open: { uat: "closedSealed", uatColleague: "closedSealed" },
  accept: { uat: "open closed closedSealed opened vacant", uatColleague: "open closed closedSealed opened vacant" },
  replace: { uat: "running runningSealed", uatColleague: "running runningSealed" },
  stillEvaluating: { uat: "closed closedSealed opened", uatColleague: "closed closedSealed opened" },
  complete: { uat: "running runningSealed", uatColleague: "running runningSealed" },
  cancel: {
    uat: "draft queued open openSealed closed closedSealed opened running runningSealed vacant hidden hiddenRunning",
    uatColleague:
      "draft queued open openSealed closed closedSealed opened running runningSealed vacant hidden hiddenRunning",
    uatPending: "draft queued",
    uatRejected: "draft queued",
  },
  duplicate: {
    uat: "completed droppedDraft cancelled cancelledSealed",
    uatColleague: "completed droppedDraft cancelled cancelledSealed",
    uatPending: "completed droppedDraft cancelled cancelledSealed",
    uatRejected: "completed droppedDraft cancelled cancelledSealed",
  },
};

describe.each(Object.keys(EXPECTED) as Action[])("%s", (action) => {
  test.each(Object.keys(PERSONAS) as Persona[])("%s", (persona) => {
    const allowed = (Object.keys(REQUESTS) as RequestState[]).filter((state) =>
      requestPolicy.may(action, PERSONAS[persona], REQUESTS[state], NOW),
    );
    expect(allowed).toEqual(words(EXPECTED[action][persona] ?? ""));
  });
});

test("a draft is created for the own organisation only", () => {
  expect(requestPolicy.may("create", PERSONAS.uat, blankRequest("another authority"), NOW)).toBe(false);
  expect(requestPolicy.may("create", PERSONAS.uatOther, blankRequest("another authority"), NOW)).toBe(true);
});

test("abilities cover every action of the table", () => {
  expect(Object.keys(requestPolicy.can(PERSONAS.uat, REQUESTS.draft, NOW))).toEqual(Object.keys(EXPECTED));
});

describe("at the deadline, to the millisecond", () => {
  const open: ServiceRequest = REQUESTS.open;
  const sealed: ServiceRequest = REQUESTS.openSealed;
  const deadline = open.deadlineAt!;
  const rows: [Action, ServiceRequest, boolean, boolean, boolean][] = [
    ["editSent", open, true, false, false],
    ["stillEvaluating", open, false, true, true],
    ["accept", open, true, true, true],
    ["accept", sealed, false, true, true],
    ["open", sealed, false, true, true],
    ["open", open, false, false, false],
    ["extend", sealed, true, true, true],
    ["clarify", open, true, true, true],
  ];
  test.each(rows)("%s", (action, request, before, at, after) => {
    const can = (now: Date) => requestPolicy.may(action, PERSONAS.uat, request, now);
    expect([can(earlier(deadline)), can(deadline), can(later(deadline))]).toEqual([before, at, after]);
  });
});
