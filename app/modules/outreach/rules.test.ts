import { describe, expect, it } from "vitest";
import { CONFIRMATION_LIFE, isMailDue, isOneClickUnsubscription, ticketIn, ticketNumber } from "./rules";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000 + CONFIRMATION_LIFE);

describe("another confirmation mail", () => {
  it.each([
    ["none left before", null, true],
    ["one left this moment", minutesAgo(0), false],
    ["one left 9 minutes ago", minutesAgo(9), false],
    ["one left 10 minutes ago", minutesAgo(10), true],
    ["one left last week", minutesAgo(7 * 24 * 60), true],
  ])("when %s", (_, ends, expected) => {
    expect(isMailDue(ends, NOW)).toBe(expected);
  });
});

const ID = "0198c5a0-0000-7000-8000-000000000001";
const SIGNATURE = "x".repeat(43);

describe("the post that may come from anywhere", () => {
  it.each([
    ["POST", `/abonare/dezabonare/${ID}.${SIGNATURE}`, true],
    ["PUT", `/abonare/dezabonare/${ID}.${SIGNATURE}`, false],
    ["DELETE", `/abonare/dezabonare/${ID}.${SIGNATURE}`, false],
    ["POST", `/abonare/dezabonare/${ID}.${SIGNATURE}.data`, false],
    ["POST", `/abonare/dezabonare/${ID}.${SIGNATURE}/`, false],
    ["POST", `/abonare/dezabonare/${ID}.${SIGNATURE}/../../../login`, false],
    ["POST", `//abonare/dezabonare/${ID}.${SIGNATURE}`, false],
    ["POST", `/uat/abonare/dezabonare/${ID}.${SIGNATURE}`, false],
    ["POST", `/abonare/dezabonare/${ID}`, false],
    ["POST", `/abonare/confirmare/${ID}.${SIGNATURE}`, false],
    ["POST", "/abonare", false],
    ["POST", "/login", false],
  ])("%s %s: %s", (method, path, expected) => {
    expect(isOneClickUnsubscription(method, path)).toBe(expected);
  });
});

it("a ticket's number has six digits, or as many as it needs", () => {
  expect([1, 123, 999_999, 1_000_000].map(ticketNumber)).toEqual(["S-000001", "S-000123", "S-999999", "S-1000000"]);
});

it("a ticket is named by its number as it is shown, or without letter and zeros", () => {
  expect(["S-000123", "s-123", "S000123", "123"].map(ticketIn)).toEqual([123, 123, 123, 123]);
  expect(["S-", "x123", "0", "12345678901"].map(ticketIn)).toEqual([null, null, null, null]);
});
