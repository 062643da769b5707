import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { codesOf } from "~/platform/codes";
import { searchText } from "~/platform/form/list-query";
import { earlier, later, NOW, REQUESTS, RESPONSES, type RequestState } from "./cast.test-data";
import { parseRegistrationNumber, registrationNumber } from "./registration";
import {
  answersOpen,
  awaitsDecision,
  awaitsOpening,
  isOpen,
  questionsOpen,
  REQUEST_STATUSES,
  type RequestStatus,
  requestStatus,
  responsesReadable,
  URGENCIES,
} from "./request";
import {
  counts,
  missedConfirmation,
  RESPONSE_STATUSES,
  type ResponseMove,
  type ResponseStatus,
  responseMoves,
  responseStatus,
} from "./response";

test("the words of the specification", () => {
  expect(Object.values(REQUEST_STATUSES)).toEqual([
    { label: "Ciornă", tone: "grey" },
    { label: "Trimisă", tone: "blue" },
    { label: "În progres", tone: "yellow" },
    { label: "Finalizată", tone: "green" },
    { label: "Anulată", tone: "red" },
  ]);
  expect(Object.values(URGENCIES).map(({ label }) => label)).toEqual(["Urgent", "Mediu", "Scăzut"]);
  expect(Object.values(RESPONSE_STATUSES).map(({ label }) => label)).toEqual([
    "Trimisă",
    "De confirmat",
    "Acceptată",
    "Neacceptată",
    "Retrasă",
  ]);
  expect(Object.values(CATEGORIES)).toEqual([
    "Fonduri Europene",
    "Achiziții Publice",
    "Consultanță Juridică",
    "IT și Digitalizare",
    "Mediu și Dezvoltare Durabilă",
    "Strategii Locale",
    "Taxare și Fiscalitate",
    "Resurse Umane",
    "Marketing și Comunicare",
  ]);
});

test("the status of each state", () => {
  const expected: Record<RequestState, RequestStatus> = {
    draft: "draft",
    queued: "draft",
    open: "sent",
    openSealed: "sent",
    closed: "sent",
    closedSealed: "sent",
    opened: "sent",
    running: "in_progress",
    runningSealed: "in_progress",
    vacant: "in_progress",
    completed: "completed",
    droppedDraft: "cancelled",
    cancelled: "cancelled",
    cancelledSealed: "cancelled",
    hidden: "sent",
    hiddenRunning: "in_progress",
  };
  for (const state of Object.keys(REQUESTS) as RequestState[]) {
    expect(requestStatus(REQUESTS[state]), state).toBe(expected[state]);
  }
});

test("every move of a response, from every status", () => {
  const expected: Record<ResponseMove, ResponseStatus[]> = {
    edit: ["submitted", "to_confirm"],
    requestChanged: ["submitted", "to_confirm"],
    confirm: ["to_confirm"],
    accept: ["submitted", "declined"],
    decline: ["submitted", "to_confirm", "accepted"],
    withdraw: ["submitted", "to_confirm", "accepted"],
    resubmit: ["withdrawn"],
  };
  const statuses = Object.keys(RESPONSE_STATUSES) as ResponseStatus[];
  for (const move of codesOf(responseMoves.table)) {
    expect(statuses.filter((status) => responseMoves.from(move).includes(status))).toEqual(expected[move]);
  }
});

test("the status of each response", () => {
  expect(Object.fromEntries(Object.entries(RESPONSES).map(([name, facts]) => [name, responseStatus(facts)]))).toEqual({
    submitted: "submitted",
    toConfirm: "to_confirm",
    accepted: "accepted",
    declined: "declined",
    declinedUnconfirmed: "declined",
    withdrawn: "withdrawn",
    droppedOut: "withdrawn",
    replaced: "declined",
  });
});

describe("each limit ends at its millisecond", () => {
  const { open, openSealed } = REQUESTS;
  const at = (limit: Date, holds: (now: Date) => boolean) => [earlier(limit), limit, later(limit)].map(holds);

  test("questions, answers, responses", () => {
    expect(at(open.questionsUntil!, (now) => questionsOpen(open, now))).toEqual([true, false, false]);
    expect(at(open.answersUntil!, (now) => answersOpen(open, now))).toEqual([true, false, false]);
    expect(at(open.deadlineAt!, (now) => isOpen(open, now))).toEqual([true, false, false]);
    expect(at(open.deadlineAt!, (now) => awaitsDecision(open, now))).toEqual([false, true, true]);
  });

  test("the seal", () => {
    expect(at(openSealed.deadlineAt!, (now) => responsesReadable(openSealed, now))).toEqual([false, true, true]);
    expect(at(openSealed.deadlineAt!, (now) => awaitsOpening(openSealed, now))).toEqual([false, true, true]);
  });

  test("an unconfirmed response counts until the deadline, and again after an extension", () => {
    const { toConfirm, submitted, withdrawn } = RESPONSES;
    expect(at(open.deadlineAt!, (now) => counts(toConfirm, open, now))).toEqual([true, false, false]);
    expect(at(open.deadlineAt!, (now) => missedConfirmation(toConfirm, open, now))).toEqual([false, true, true]);
    expect(at(open.deadlineAt!, (now) => counts(submitted, open, now))).toEqual([true, true, true]);
    expect(at(open.deadlineAt!, (now) => counts(withdrawn, open, now))).toEqual([false, false, false]);
    const extended = { ...open, deadlineAt: later(open.deadlineAt!) };
    expect(counts(toConfirm, extended, open.deadlineAt!)).toBe(true);
  });
});

test("nothing is open in a request that is not sent, whatever its limits say", () => {
  const { open } = REQUESTS;
  const notSent = [
    { ...open, sentAt: null },
    { ...open, decidedAt: NOW },
    { ...open, cancelledAt: NOW },
    { ...open, decidedAt: NOW, completedAt: NOW },
  ];
  for (const facts of notSent) {
    expect([
      isOpen(facts, NOW),
      questionsOpen(facts, NOW),
      answersOpen(facts, NOW),
      awaitsDecision(facts, NOW),
    ]).toEqual([false, false, false, false]);
  }
});

test("a sealed response is never readable before the deadline, for any facts", () => {
  const moment = fc.option(fc.date({ noInvalidDate: true }));
  const facts = fc.record({
    queuedAt: moment,
    sentAt: moment,
    deadlineAt: moment,
    questionsUntil: moment,
    answersUntil: moment,
    openedAt: moment,
    decidedAt: moment,
    completedAt: moment,
    cancelledAt: moment,
    hiddenAt: moment,
    sealed: fc.constant(true),
  });
  fc.assert(
    fc.property(facts, fc.date({ noInvalidDate: true }), (request, now) => {
      const passed = request.deadlineAt !== null && now.getTime() >= request.deadlineAt.getTime();
      expect(responsesReadable(request, now)).toBe(passed);
    }),
  );
});

describe("the registration number", () => {
  test("is per year, with six digits or more", () => {
    expect(registrationNumber(2026, 123)).toBe("PSP-2026-000123");
    expect(registrationNumber(2027, 1)).toBe("PSP-2027-000001");
    expect(registrationNumber(2026, 1_000_000)).toBe("PSP-2026-1000000");
  });

  test("is found again when typed", () => {
    expect(parseRegistrationNumber(" psp-2026-000123 ")).toEqual({ year: 2026, number: 123 });
    expect(parseRegistrationNumber("Solicitarea PSP 2026-123, alta")).toEqual({ year: 2026, number: 123 });
    for (const text of ["", "PSP-26-000123", "2026-000123", "PSP-2026-0000000123", "xPSP-2026-000123"]) {
      expect(parseRegistrationNumber(text)).toBeNull();
    }
  });

  test("is found again as it is shown, whatever hyphens it was copied with", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2099 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom("-", "\u2010", "\u2011"),
        (year, number, hyphen) => {
          const shown = registrationNumber(year, number).replaceAll("-", hyphen);
          expect(parseRegistrationNumber(searchText(`nr. ${shown}.`))).toEqual({ year, number });
        },
      ),
    );
  });
});
