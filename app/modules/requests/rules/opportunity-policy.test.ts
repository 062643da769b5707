import { describe, expect, test } from "vitest";
import {
  earlier,
  later,
  NOW,
  PERSONAS,
  type Persona,
  REQUESTS,
  RESPONSES,
  type RequestState,
  WINNER,
  words,
} from "./cast.test-data";
import { opportunityStatus } from "./opportunity";
import { opportunityPolicy } from "./opportunity-policy";

type Action = keyof typeof opportunityPolicy.rules;

const EVERY_SENT =
  "open openSealed closed closedSealed opened running runningSealed vacant completed cancelled cancelledSealed";
/** Hidden by an ADMIN, it is read by its authority and ADMIN, and by a firm that answered it. */
const WITH_HIDDEN = `${EVERY_SENT} hidden hiddenRunning`;
const READERS: Partial<Record<Persona, string>> = {
  uat: WITH_HIDDEN,
  uatColleague: WITH_HIDDEN,
  uatPending: WITH_HIDDEN,
  uatRejected: WITH_HIDDEN,
  uatSuspended: WITH_HIDDEN,
  firma: EVERY_SENT,
  firmaColleague: EVERY_SENT,
  firmaPending: EVERY_SENT,
  firmaRejected: EVERY_SENT,
  firmaSuspended: EVERY_SENT,
  firmaOther: EVERY_SENT,
  firmaWinner: EVERY_SENT,
  firmaWithOwnersId: EVERY_SENT,
  admin: WITH_HIDDEN,
};
const VERIFIED = {
  firma: "open openSealed",
  firmaColleague: "open openSealed",
  firmaOther: "open openSealed",
  firmaWinner: "open openSealed",
  firmaWithOwnersId: "open openSealed",
};
const EXPECTED: Record<Action, Partial<Record<Persona, string>>> = { read: READERS, ask: VERIFIED, respond: VERIFIED };

describe.each(Object.keys(EXPECTED) as Action[])("%s", (action) => {
  test.each(Object.keys(PERSONAS) as Persona[])("%s", (persona) => {
    const allowed = (Object.keys(REQUESTS) as RequestState[]).filter((state) =>
      opportunityPolicy.may(action, PERSONAS[persona], { request: REQUESTS[state], own: null }, NOW),
    );
    expect(allowed).toEqual(words(EXPECTED[action][persona] ?? ""));
  });
});

test("one that is addressed to a partner is seen and answered by that partner only", () => {
  const opportunity = { request: { ...REQUESTS.open, onlyPartnerId: WINNER }, own: null };
  for (const action of ["read", "ask", "respond"] as const) {
    expect(opportunityPolicy.may(action, PERSONAS.firmaWinner, opportunity, NOW)).toBe(true);
    expect(opportunityPolicy.may(action, PERSONAS.firma, opportunity, NOW)).toBe(false);
  }
  expect(opportunityPolicy.may("read", PERSONAS.uat, opportunity, NOW)).toBe(true);
  expect(opportunityPolicy.may("read", PERSONAS.admin, opportunity, NOW)).toBe(true);
});

test("a hidden one is read by a firm that answered it, which may do nothing new there", () => {
  const opportunity = { request: REQUESTS.hidden, own: RESPONSES.withdrawn };
  expect(opportunityPolicy.may("read", PERSONAS.firma, opportunity, NOW)).toBe(true);
  for (const action of ["ask", "respond"] as const)
    expect(opportunityPolicy.whyNot(action, PERSONAS.firma, opportunity, NOW)).toMatchObject({ status: 409 });
});

describe("at the limits, to the millisecond", () => {
  test("a response at the deadline is refused", () => {
    const deadline = REQUESTS.open.deadlineAt!;
    const can = (now: Date) =>
      opportunityPolicy.may("respond", PERSONAS.firma, { request: REQUESTS.open, own: null }, now);
    expect([can(earlier(deadline)), can(deadline), can(later(deadline))]).toEqual([true, false, false]);
  });

  test("a question at its limit is refused", () => {
    const limit = REQUESTS.open.questionsUntil!;
    const can = (now: Date) => opportunityPolicy.may("ask", PERSONAS.firma, { request: REQUESTS.open, own: null }, now);
    expect([can(earlier(limit)), can(limit), can(later(limit))]).toEqual([true, false, false]);
  });
});

describe("why one may not respond", () => {
  const rows: [Persona, RequestState, string | null][] = [
    ["anonymous", "open", "Autentificați-vă cu contul firmei pentru a participa."],
    ["uatOther", "open", "Doar firmele partenere participă la oportunități."],
    ["admin", "open", "Doar firmele partenere participă la oportunități."],
    ["firmaPending", "open", "Firma nu este încă verificată. După verificare puteți trimite oferte și întrebări."],
    [
      "firmaSuspended",
      "open",
      "Contul firmei este suspendat. Ofertele trimise se păstrează; pentru lămuriri scrieți la suport.",
    ],
    ["firma", "open", null],
    ["firma", "closed", "Termenul pentru oferte a trecut."],
    ["firma", "running", "Autoritatea a ales deja o ofertă."],
    ["firma", "completed", "Solicitarea este finalizată."],
    ["firma", "cancelled", "Solicitarea a fost anulată."],
    ["firma", "draft", "Solicitarea nu a fost trimisă."],
  ];
  test.each(rows)("%s, %s", (persona, state, sentence) => {
    expect(
      opportunityPolicy.whyNot("respond", PERSONAS[persona], { request: REQUESTS[state], own: null }, NOW)?.sentence ??
        null,
    ).toBe(sentence);
  });

  test("the other reasons", () => {
    const why = (request = {}, own: keyof typeof RESPONSES | null = null) =>
      opportunityPolicy.whyNot(
        "respond",
        PERSONAS.firma,
        { request: { ...REQUESTS.open, ...request }, own: own && RESPONSES[own] },
        NOW,
      )?.sentence;
    expect(why({ onlyPartnerId: WINNER })).toBe("Solicitarea este adresată unui alt partener.");
    expect(why({ ownerSuspended: true })).toBe("Autoritatea care a trimis solicitarea este suspendată.");
    expect(why({}, "submitted")).toBe("Ați trimis deja o ofertă. O puteți modifica până la termen.");
    expect(why({}, "withdrawn")).toBe("V-ați retras oferta. O puteți trimite din nou până la termen.");
  });

  test("between the limit for questions and the deadline the sentence names the questions", () => {
    const between = new Date("2026-11-18T10:00:00.000Z");
    expect(
      opportunityPolicy.whyNot("ask", PERSONAS.firma, { request: REQUESTS.open, own: null }, between)?.sentence,
    ).toBe("Termenul pentru întrebări a trecut.");
  });
});

describe("its status for one partner", () => {
  const rows: [RequestState, keyof typeof RESPONSES | null, string][] = [
    ["open", null, "active"],
    ["open", "withdrawn", "active"],
    ["open", "submitted", "responded"],
    ["open", "toConfirm", "responded"],
    ["closed", null, "closed"],
    ["closed", "submitted", "responded"],
    ["closed", "toConfirm", "closed"],
    ["closed", "withdrawn", "closed"],
    ["running", "accepted", "responded"],
    ["running", "declined", "responded"],
    ["running", null, "closed"],
    ["vacant", "droppedOut", "closed"],
    ["completed", "accepted", "responded"],
    ["completed", null, "closed"],
    ["cancelled", null, "closed"],
    ["cancelled", "declined", "responded"],
  ];
  test.each(rows)("%s, own response %s: %s", (request, own, status) => {
    expect(opportunityStatus({ request: REQUESTS[request], own: own && RESPONSES[own] }, NOW)).toBe(status);
  });
});
