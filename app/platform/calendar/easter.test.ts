import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orthodoxEaster } from "./holidays";
import { weekdayOf } from "./local-date";

describe("orthodoxEaster", () => {
  it.each([
    "2000-04-30",
    "2008-04-27",
    "2016-05-01",
    "2018-04-08",
    "2019-04-28",
    "2020-04-19",
    "2021-05-02",
    "2022-04-24",
    "2023-04-16",
    "2024-05-05",
    "2025-04-20",
    "2026-04-12",
    "2027-05-02",
    "2028-04-16",
    "2029-04-08",
    "2030-04-28",
    "2034-04-09",
    "2040-05-06",
  ])("%s", (date) => {
    expect(orthodoxEaster(Number(date.slice(0, 4)))).toBe(date);
  });

  it("is a Sunday from 4 April to 8 May in this century", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
        const easter = orthodoxEaster(year);
        expect(weekdayOf(easter)).toBe(7);
        expect(easter.slice(5) >= "04-04" && easter.slice(5) <= "05-08").toBe(true);
      }),
    );
  });
});
