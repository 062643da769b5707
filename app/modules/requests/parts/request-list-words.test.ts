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
  const moment = (deadlineAt: Date) => rowMoment({ ...REQUESTS.open, ...row, deadlineAt }, NOW);
  expect(moment(long)).toBe("termen trecut la 2 nov.");
  expect(moment(new Date("2026-12-21T14:00:00.000Z"))).toBe("termen 21 dec., 16:00");
  expect(moment(new Date("2027-01-04T14:00:00.000Z"))).toBe("termen 4 ian. 2027, 16:00");
  expect(rowMoment({ ...REQUESTS.completed, ...row, completedAt: long }, NOW)).toBe("din 2 nov.");
});
