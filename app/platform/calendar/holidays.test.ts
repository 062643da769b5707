import { describe, expect, it } from "vitest";
import { holidayOn, holidaysOf } from "./holidays";
import { localDate } from "./local-date";

const datesOf = (year: number) => holidaysOf(year).map(({ date }) => date.slice(5));

describe("holidays", () => {
  it("of 2026", () => {
    expect(datesOf(2026)).toEqual([
      "01-01",
      "01-02",
      "01-06",
      "01-07",
      "01-24",
      "04-10",
      "04-12",
      "04-13",
      "05-01",
      "05-31",
      "06-01",
      "08-15",
      "11-30",
      "12-01",
      "12-25",
      "12-26",
    ]);
  });

  it("of 2027", () => {
    expect(datesOf(2027)).toEqual([
      "01-01",
      "01-02",
      "01-06",
      "01-07",
      "01-24",
      "04-30",
      "05-01",
      "05-02",
      "05-03",
      "06-01",
      "06-20",
      "06-21",
      "08-15",
      "11-30",
      "12-01",
      "12-25",
      "12-26",
    ]);
  });

  it.each([
    [2008, 8, 15, 2009],
    [2011, 11, 30, 2012],
    [2016, 1, 24, 2017],
    [2016, 6, 1, 2017],
    [2017, 4, 14, 2018],
    [2023, 1, 6, 2024],
  ])("%i-%i-%i was a working day by law, from %i on it is not", (year, month, day, from) => {
    expect(holidayOn(localDate(year, month, day))).toBeNull();
    if (month !== 4) expect(holidayOn(localDate(from, month, day))).not.toBeNull();
  });

  it("name the law and fall on one day only once", () => {
    expect(holidayOn(localDate(2018, 4, 6))).toEqual({
      date: "2018-04-06",
      name: "Vinerea Mare",
      law: "Legea 64/2018",
    });
    expect(holidayOn(localDate(2026, 6, 1))?.name).toBe("Ziua Copilului");
    for (let year = 2003; year < 2100; year++) expect(new Set(datesOf(year)).size).toBe(datesOf(year).length);
  });
});
