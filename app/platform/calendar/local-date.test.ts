import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  atHour,
  daysBetween,
  hourOf,
  localDate,
  localDateOf,
  parseLocalDate,
  weekdayOf,
  yearOf,
} from "./local-date";

const days = fc.integer({ min: 0, max: 80_000 }).map((count) => addDays(localDate(1990, 1, 1), count));
const hours = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
});

describe("parseLocalDate", () => {
  it("accepts existing days", () => {
    expect(["2026-11-05", "2028-02-29", "2000-02-29"].map(parseLocalDate)).toEqual([
      "2026-11-05",
      "2028-02-29",
      "2000-02-29",
    ]);
  });

  it.each([
    "",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "5.11.2026",
    "2026-11-5",
    " 2026-11-05",
    "2026-11-05T10:00",
    "9999-12-31",
    "+02026-1-1",
    "２０２６-11-05",
  ])("refuses %j", (text) => {
    expect(parseLocalDate(text)).toBeNull();
  });
});

describe("a day", () => {
  it("is the one in Bucharest", () => {
    expect(localDateOf(new Date("2026-11-04T21:59:59Z"))).toBe("2026-11-04");
    expect(localDateOf(new Date("2026-11-04T22:00:00Z"))).toBe("2026-11-05");
    expect(localDateOf(new Date("2026-06-30T21:00:00Z"))).toBe("2026-07-01");
  });

  it("can be counted", () => {
    expect(addDays(localDate(2026, 12, 31), 1)).toBe("2027-01-01");
    expect(addDays(localDate(2028, 3, 1), -1)).toBe("2028-02-29");
    expect(daysBetween(localDate(2026, 3, 1), localDate(2026, 4, 1))).toBe(31);
    expect([localDate(2026, 11, 2), localDate(2026, 11, 8)].map(weekdayOf)).toEqual([1, 7]);
    expect(yearOf(localDate(2026, 11, 2))).toBe(2026);
  });
});

describe("atHour", () => {
  it("knows winter and summer", () => {
    expect(atHour(localDate(2026, 11, 5), "16:00").toISOString()).toBe("2026-11-05T14:00:00.000Z");
    expect(atHour(localDate(2026, 7, 1), "16:00").toISOString()).toBe("2026-07-01T13:00:00.000Z");
  });

  it.each([
    ["02:59", "2026-03-29T00:59:00.000Z"],
    ["03:00", "2026-03-29T01:00:00.000Z"],
    ["03:30", "2026-03-29T01:30:00.000Z"],
    ["04:00", "2026-03-29T01:00:00.000Z"],
    ["16:00", "2026-03-29T13:00:00.000Z"],
  ])("29 March 2026, clocks forward: %s", (hour, instant) => {
    expect(atHour(localDate(2026, 3, 29), hour).toISOString()).toBe(instant);
  });

  it.each([
    ["02:59", "2026-10-24T23:59:00.000Z"],
    ["03:00", "2026-10-25T00:00:00.000Z"],
    ["03:59", "2026-10-25T00:59:00.000Z"],
    ["04:00", "2026-10-25T02:00:00.000Z"],
    ["16:00", "2026-10-25T14:00:00.000Z"],
  ])("25 October 2026, clocks back: %s", (hour, instant) => {
    expect(atHour(localDate(2026, 10, 25), hour).toISOString()).toBe(instant);
  });

  it("returns that hour of that day, except for the hour that daylight saving skips", () => {
    fc.assert(
      fc.property(days, hours, (date, hour) => {
        fc.pre(!hour.startsWith("03:") && !hour.startsWith("00:"));
        const instant = atHour(date, hour);
        expect([localDateOf(instant), hourOf(instant)]).toEqual([date, hour]);
      }),
    );
  });

  it.each(["24:00", "9:00", "16:60", "", "16:00:00"])("refuses %j", (hour) => {
    expect(() => atHour(localDate(2026, 1, 5), hour)).toThrow(RangeError);
  });
});
