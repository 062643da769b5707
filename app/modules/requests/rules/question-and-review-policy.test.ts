import { describe, expect, test } from "vitest";
import {
  AUTHOR,
  earlier,
  later,
  NOW,
  PERSONAS,
  type Persona,
  REQUESTS,
  type RequestState,
  WINNER,
  words,
} from "./cast.test-data";
import type { Question } from "./question";
import { questionPolicy } from "./question-policy";
import type { ReviewFacts } from "./review";
import { reviewPolicy } from "./review-policy";

const EVERYONE = Object.keys(PERSONAS) as Persona[];
const ASKED = new Date("2026-10-27T09:00:00.000Z");

const question = (state: RequestState, answeredAt: Date | null = null): Question => ({
  askedBy: AUTHOR,
  askedAt: ASKED,
  answeredAt,
  request: REQUESTS[state],
});

describe("a question", () => {
  test("waiting is read by its asker, the authority and ADMIN", () => {
    const readers = EVERYONE.filter((persona) => questionPolicy.may("read", PERSONAS[persona], question("open"), NOW));
    expect(readers).toEqual(
      words(
        "uat uatColleague uatPending uatRejected uatSuspended firma firmaColleague firmaPending firmaRejected firmaSuspended admin",
      ),
    );
  });

  test("answered is read by every firm that sees the opportunity", () => {
    const readers = EVERYONE.filter((persona) =>
      questionPolicy.may("read", PERSONAS[persona], question("open", ASKED), NOW),
    );
    expect(readers).toEqual(
      words(
        "uat uatColleague uatPending uatRejected uatSuspended firma firmaColleague firmaPending firmaRejected firmaSuspended firmaOther firmaWinner firmaWithOwnersId admin",
      ),
    );
  });

  test("answered on a request addressed to one partner is read by no other firm", () => {
    const addressed = { ...question("open", ASKED), request: { ...REQUESTS.open, onlyPartnerId: AUTHOR } };
    expect(questionPolicy.may("read", PERSONAS.firmaOther, addressed, NOW)).toBe(false);
    expect(questionPolicy.may("read", PERSONAS.firma, addressed, NOW)).toBe(true);
  });

  test("is answered once, by the verified authority, while answers are open", () => {
    for (const persona of EVERYONE) {
      const states = (Object.keys(REQUESTS) as RequestState[]).filter((state) =>
        questionPolicy.may("answer", PERSONAS[persona], question(state), NOW),
      );
      const expected = persona === "uat" || persona === "uatColleague" ? ["open", "openSealed"] : [];
      expect(states, persona).toEqual(expected);
      expect(questionPolicy.may("answer", PERSONAS[persona], question("open", ASKED), NOW), persona).toBe(false);
    }
  });

  test("at the limit for answers, to the millisecond", () => {
    const limit = REQUESTS.open.answersUntil!;
    const can = (now: Date) => questionPolicy.may("answer", PERSONAS.uat, question("open"), now);
    expect([can(earlier(limit)), can(limit), can(later(limit))]).toEqual([true, false, false]);
  });
});

describe("a review", () => {
  const WRITTEN: ReviewFacts = { reviewedAt: NOW, repliedAt: null, hiddenAt: null };
  const REPLIED: ReviewFacts = { ...WRITTEN, repliedAt: NOW };
  const HIDDEN: ReviewFacts = { ...WRITTEN, hiddenAt: NOW };

  const who = (action: keyof typeof reviewPolicy.rules, state: RequestState, review: ReviewFacts | null) =>
    EVERYONE.filter((persona) =>
      reviewPolicy.may(action, PERSONAS[persona], { request: REQUESTS[state], review }, NOW),
    ).join(" ");

  const rows: [keyof typeof reviewPolicy.rules, RequestState, ReviewFacts | null, string][] = [
    ["read", "completed", WRITTEN, EVERYONE.join(" ")],
    ["read", "completed", HIDDEN, "uat uatColleague uatPending uatRejected uatSuspended firmaWinner admin"],
    ["read", "completed", null, ""],
    ["review", "completed", null, "uat uatColleague"],
    ["review", "completed", WRITTEN, ""],
    ["review", "completed", HIDDEN, ""],
    ["review", "running", null, ""],
    ["review", "vacant", null, ""],
    ["review", "closed", null, ""],
    ["review", "cancelled", null, ""],
    ["reply", "completed", WRITTEN, "firmaWinner"],
    ["reply", "completed", REPLIED, ""],
    ["reply", "completed", HIDDEN, ""],
    ["reply", "completed", null, ""],
    ["hide", "completed", WRITTEN, "admin"],
    ["hide", "completed", HIDDEN, ""],
    ["hide", "completed", null, ""],
    ["show", "completed", HIDDEN, "admin"],
    ["show", "completed", WRITTEN, ""],
  ];
  test.each(rows)("%s, %s, %o: %s", (action, state, review, expected) => {
    expect(who(action, state, review)).toBe(expected);
  });

  test("a suspended partner does not reply", () => {
    const subject = { request: { ...REQUESTS.completed, acceptedPartnerId: AUTHOR }, review: WRITTEN };
    expect(reviewPolicy.may("reply", PERSONAS.firma, subject, NOW)).toBe(true);
    expect(reviewPolicy.may("reply", PERSONAS.firmaSuspended, subject, NOW)).toBe(false);
    expect(reviewPolicy.may("reply", PERSONAS.firmaPending, subject, NOW)).toBe(false);
    expect(WINNER).not.toBe(AUTHOR);
  });
});
