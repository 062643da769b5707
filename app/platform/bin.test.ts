import { describe, expect, it } from "vitest";
import { daysLeft, isInBin } from "./bin";

const at = (text: string) => new Date(text);
const THROWN = at("2026-11-01T10:00:00Z");

describe("the bin", () => {
  it.each([
    ["2026-11-01T10:00:00Z", 30, true],
    ["2026-11-01T10:00:01Z", 30, true],
    ["2026-11-02T10:00:00Z", 29, true],
    ["2026-11-30T09:59:59Z", 2, true],
    ["2026-12-01T09:59:59Z", 1, true],
    ["2026-12-01T10:00:00Z", 0, false],
    ["2027-01-01T10:00:00Z", 0, false],
  ])("at %s keeps it for %i days more", (now, days, there) => {
    expect(daysLeft(THROWN, at(now))).toBe(days);
    expect(isInBin({ deletedAt: THROWN }, at(now))).toBe(there);
  });

  it("does not contain records that were not deleted", () => {
    expect(isInBin({ deletedAt: null }, THROWN)).toBe(false);
  });
});
