import { describe, expect, it } from "vitest";
import { localDate } from "../calendar/local-date";
import { dateLong, dateShort, dateTime, iso, relative, relativeShort, since } from "./dates";

const instant = new Date("2026-11-05T07:03:00Z");
const day = localDate(2026, 11, 5);

describe("dates", () => {
  it("are written in Romanian, in the time zone of Bucharest", () => {
    expect(dateLong(instant)).toBe("5 noiembrie 2026");
    expect(dateShort(instant)).toBe("5 nov. 2026");
    expect(dateTime(instant)).toBe("5 noiembrie 2026, 09:03");
    expect(dateTime(new Date("2026-06-30T21:30:00Z"))).toBe("1 iulie 2026, 00:30");
    expect(iso(instant)).toBe("2026-11-05T07:03:00.000Z");
  });

  it("may be days without an hour", () => {
    expect([dateLong(day), dateShort(day), iso(day)]).toEqual(["5 noiembrie 2026", "5 nov. 2026", "2026-11-05"]);
  });
});

describe("relative", () => {
  const now = new Date("2026-11-05T12:00:00Z");

  it.each([
    ["2026-11-05T12:00:00Z", "acum"],
    ["2026-11-05T11:59:30Z", "acum"],
    ["2026-11-05T12:00:30Z", "în mai puțin de un minut"],
    ["2026-11-05T11:59:00Z", "acum 1 minut"],
    ["2026-11-05T11:40:00Z", "acum 20 de minute"],
    ["2026-11-05T12:05:00Z", "peste 5 minute"],
    ["2026-11-05T11:00:00Z", "acum 1 oră"],
    ["2026-11-05T07:00:00Z", "acum 5 ore"],
    ["2026-11-05T15:00:00Z", "peste 3 ore"],
    ["2026-11-04T14:00:00Z", "ieri, 16:00"],
    ["2026-11-06T07:30:00Z", "mâine, 09:30"],
    ["2026-11-03T22:00:00Z", "ieri, 00:00"],
    ["2026-11-03T21:59:00Z", "3 noiembrie 2026"],
    ["2027-01-15T10:00:00Z", "15 ianuarie 2027"],
  ])("%s is %s", (when, text) => {
    expect(relative(new Date(when), now)).toBe(text);
  });

  it("counts minutes across midnight", () => {
    expect(relative(new Date("2026-11-04T21:50:00Z"), new Date("2026-11-04T22:10:00Z"))).toBe("acum 20 de minute");
  });
});

it.each([
  ["2026-11-05T09:40:00Z", "acum 20 de minute"],
  ["2026-11-04T14:00:00Z", "ieri, 16:00"],
  ["2025-03-03T09:00:00Z", "la 3 martie 2025"],
])("says since when, after what happened: %s", (when, text) => {
  expect(since(new Date(when), new Date("2026-11-05T10:00:00Z"))).toBe(text);
});

it.each([
  ["2026-11-05T09:40:00Z", "acum 20 de minute"],
  ["2026-11-01T14:00:00Z", "1 nov."],
  ["2025-03-03T09:00:00Z", "3 mar. 2025"],
])("is shorter in the cell of a list: %s", (when, text) => {
  expect(relativeShort(new Date(when), new Date("2026-11-05T10:00:00Z"))).toBe(text);
});
