import { expect, it } from "vitest";
import { NOW, REQUESTS } from "../rules/cast.test-data";
import { rowFacts, rowMoment } from "./request-list-words";

const long = new Date("2026-11-02T14:00:00.000Z");
const row = {
  createdAt: long,
  updatedAt: long,
  acceptedPartnerName: null,
  offers: { received: 0, unconfirmed: 0 },
  waitingQuestions: 0,
  isReviewed: false,
};

it("a row says since when in whole words, however long ago that was", () => {
  expect(rowFacts({ ...REQUESTS.draft, ...row }, NOW)).toContain("Salvată la 2 noiembrie 2026");
  expect(rowFacts({ ...REQUESTS.draft, ...row, updatedAt: NOW }, NOW)).toContain("Salvată acum");
  expect(rowMoment({ ...REQUESTS.open, ...row, deadlineAt: long }, NOW)).toBe("termen trecut la 2 noiembrie 2026");
  expect(rowMoment({ ...REQUESTS.completed, ...row, completedAt: long }, NOW)).toBe("din 2 nov. 2026");
});
