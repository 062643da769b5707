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
import { questionPolicy, reviewPolicy } from "./policy";
import type { Question } from "./question";
import type { ReviewFacts } from "./review";

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
    const readers = EVERYONE.filter((persona) => questionPolicy.read(PERSONAS[persona], question("open")));
    expect(readers).toEqual(
      words(
        "uat uatColleague uatPending uatRejected uatSuspended firma firmaColleague firmaPending firmaRejected firmaSuspended admin",
      ),
    );
  });

  test("answered is read by every firm that sees the opportunity", () => {
    const readers = EVERYONE.filter((persona) => questionPolicy.read(PERSONAS[persona], question("open", ASKED)));
    expect(readers).toEqual(
      words(
        "uat uatColleague uatPending uatRejected uatSuspended firma firmaColleague firmaPending firmaRejected firmaSuspended firmaOther firmaWinner firmaWithOwnersId admin",
      ),
    );
  });

  test("answered on a request addressed to one partner is read by no other firm", () => {
    const addressed = { ...question("open", ASKED), request: { ...REQUESTS.open, onlyPartnerId: AUTHOR } };
    expect(questionPolicy.read(PERSONAS.firmaOther, addressed)).toBe(false);
    expect(questionPolicy.read(PERSONAS.firma, addressed)).toBe(true);
  });

  test("is answered once, by the verified authority, while answers are open", () => {
    for (const persona of EVERYONE) {
      const states = (Object.keys(REQUESTS) as RequestState[]).filter((state) =>
        questionPolicy.answer(PERSONAS[persona], question(state), NOW),
      );
      const expected = persona === "uat" || persona === "uatColleague" ? ["open", "openSealed"] : [];
      expect(states, persona).toEqual(expected);
      expect(questionPolicy.answer(PERSONAS[persona], question("open", ASKED), NOW), persona).toBe(false);
    }
  });

  test("at the limit for answers, to the millisecond", () => {
    const limit = REQUESTS.open.answersUntil!;
    const can = (now: Date) => questionPolicy.answer(PERSONAS.uat, question("open"), now);
    expect([can(earlier(limit)), can(limit), can(later(limit))]).toEqual([true, false, false]);
  });
});

describe("a review", () => {
  const WRITTEN: ReviewFacts = { reviewedAt: NOW, repliedAt: null, hiddenAt: null };
  const REPLIED: ReviewFacts = { ...WRITTEN, repliedAt: NOW };
  const HIDDEN: ReviewFacts = { ...WRITTEN, hiddenAt: NOW };

  const who = (action: keyof typeof reviewPolicy, state: RequestState, review: ReviewFacts | null) =>
    EVERYONE.filter((persona) => reviewPolicy[action](PERSONAS[persona], { request: REQUESTS[state], review })).join(
      " ",
    );

  const rows: [keyof typeof reviewPolicy, RequestState, ReviewFacts | null, string][] = [
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
    expect(reviewPolicy.reply(PERSONAS.firma, subject)).toBe(true);
    expect(reviewPolicy.reply(PERSONAS.firmaSuspended, subject)).toBe(false);
    expect(reviewPolicy.reply(PERSONAS.firmaPending, subject)).toBe(false);
    expect(WINNER).not.toBe(AUTHOR);
  });
});
