import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countyCodes, countyOfRegisterCode } from "./county-codes";
import {
  newTradeRegisterNumber,
  oldTradeRegisterNumber,
  parseTradeRegisterNumber,
  tradeRegisterSentence,
} from "./trade-register";

const parts = fc.record({
  letter: fc.constantFrom("J" as const, "F" as const, "C" as const),
  year: fc.integer({ min: 1990, max: 2024 }),
  serial: fc.integer({ min: 1, max: 99_999 }),
  county: fc.constantFrom(...Object.values(countyCodes).map(({ oldRegister }) => oldRegister)),
});

describe("old numbers", () => {
  it.each([
    "J40/1234/2020",
    "j 40/1234/2020",
    "J40-1234-2020",
    "J40 / 01234 / 2020",
    "J40/1234/15.03.2020",
    "J40/1234/15/3/2020",
    "J40\\1234\\2020",
    "J40.1234.2020",
    "ROONRC.J40/1234/2020",
    " J40 1234 2020 ",
  ])("reads %j", (text) => {
    expect(parseTradeRegisterNumber(text)).toEqual({
      ok: true,
      number: "J40/1234/2020",
      form: "old",
      letter: "J",
      year: 2020,
      county: "B",
    });
  });

  it("get a county of two digits", () => {
    expect(parseTradeRegisterNumber("F5/7/1995")).toMatchObject({ number: "F05/7/1995", letter: "F", county: "BH" });
    expect(parseTradeRegisterNumber("J52/750/22.11.2012")).toMatchObject({ number: "J52/750/2012", county: "GR" });
  });

  it("are parsed as they were generated", () => {
    fc.assert(
      fc.property(parts, (made) => {
        const number = oldTradeRegisterNumber(made);
        expect(parseTradeRegisterNumber(number)).toMatchObject({
          ok: true,
          number,
          form: "old",
          letter: made.letter,
          year: made.year,
        });
      }),
    );
  });
});

describe("new numbers", () => {
  it.each([
    ["J2012000750528", "GR"],
    ["J2008000117519", "CL"],
    ["J2024039063003", null],
    ["J2025029466000", null],
  ])("reads %s", (number, county) => {
    expect(parseTradeRegisterNumber(number)).toMatchObject({ ok: true, number, form: "new", county });
    expect(parseTradeRegisterNumber(`roonrc.${number.toLowerCase()}`)).toMatchObject({ ok: true, number });
    expect(parseTradeRegisterNumber(`${number.slice(0, 5)} ${number.slice(5)}`)).toMatchObject({ ok: true, number });
  });

  it("include renumbered old ones", () => {
    expect(newTradeRegisterNumber({ letter: "J", year: 2012, serial: 750, county: "52" })).toBe("J2012000750528");
    expect(newTradeRegisterNumber({ letter: "J", year: 2008, serial: 117, county: "51" })).toBe("J2008000117519");
  });

  it("are parsed as they were generated, and refused with another last digit", () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 9 }), (made, off) => {
        const number = newTradeRegisterNumber(made);
        const county = countyOfRegisterCode(made.county)!.code;
        expect(parseTradeRegisterNumber(number)).toMatchObject({ ok: true, number, form: "new", county });
        const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + off) % 10);
        expect(parseTradeRegisterNumber(wrong)).toEqual({ ok: false, problem: "check-digit" });
      }),
    );
  });
});

describe("refused", () => {
  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["X40/1234/2020", "format"],
    ["40/1234/2020", "format"],
    ["J40/1234", "format"],
    ["J40/1234/95", "format"],
    ["J40/1234/32.03.2020", "format"],
    ["J201200075052", "format"],
    ["J２0/1234/2020", "format"],
    ["J41/1234/2020", "county"],
    ["J00/1234/2020", "county"],
    ["J40/0/2020", "serial"],
    ["J40/100000/2020", "serial"],
    ["J40/1234/1989", "year"],
    ["J40/1234/2025", "year"],
    ["J2012000750529", "check-digit"],
    [newTradeRegisterNumber({ letter: "J", year: 2012, serial: 750, county: "41" }), "county"],
    [newTradeRegisterNumber({ letter: "J", year: 1989, serial: 750, county: "40" }), "year"],
    [newTradeRegisterNumber({ letter: "J", year: 2012, serial: 0, county: "40" }), "format"],
  ])("%j", (text, problem) => {
    expect(parseTradeRegisterNumber(text)).toEqual({ ok: false, problem });
  });

  it("with examples that are themselves accepted", () => {
    const examples = tradeRegisterSentence("format").match(/J[\d/]+/g) ?? [];
    expect(examples.map((example) => parseTradeRegisterNumber(example).ok)).toEqual([true, true]);
  });
});
