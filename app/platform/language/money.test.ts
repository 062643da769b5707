import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, formatRange, MOST_MONEY, moneySentence, parseMoney, typedRange } from "./money";

describe("formatMoney", () => {
  it("shows decimals only when there are some", () => {
    expect(formatMoney(84_500_00, "RON")).toBe("84.500 lei");
    expect(formatMoney(84_500_50, "RON")).toBe("84.500,50 lei");
    expect(formatMoney(15_000_00, "EUR")).toBe("15.000 EUR");
    expect(formatMoney(5, "RON")).toBe("0,05 lei");
    expect(formatMoney(0, "RON")).toBe("0 lei");
  });
});

describe("formatRange", () => {
  it("says what is known", () => {
    expect(formatRange(15_000_00, 50_000_00, "EUR")).toBe("15.000–50.000 EUR");
    expect(formatRange(15_000_00, 15_000_00, "EUR")).toBe("15.000 EUR");
    expect(formatRange(5_000_00, null, "RON")).toBe("de la 5.000 lei");
    expect(formatRange(null, 5_000_00, "RON")).toBe("până la 5.000 lei");
    expect(formatRange(0, 5_000_00, "RON")).toBe("până la 5.000 lei");
    expect(formatRange(0, 0, "RON")).toBe("0 lei");
    expect(formatRange(null, null, "RON")).toBeNull();
  });
});

describe("typedRange", () => {
  it.each([
    ["", "", "RON", ""],
    ["60.000", "90 000 lei", "RON", "60.000–90.000 lei"],
    ["", "90000", "EUR", "până la 90.000 EUR"],
    ["90.000", "90000", "RON", "90.000 lei"],
    ["10 mere", "90000", "RON", "10 mere–90000 (lei)"],
    ["90.000 EUR", "", "RON", "90.000 EUR (lei)"],
  ] as const)("says %j to %j in %s", (min, max, currency, text) => {
    expect(typedRange(min, max, currency)).toBe(text);
  });
});

describe("parseMoney", () => {
  it.each([
    ["1.234,50", 1_234_50],
    ["1234.50", 1_234_50],
    ["1234,5", 1_234_50],
    ["1,234.50", 1_234_50],
    ["90 000", 90_000_00],
    ["90.000.", 90_000_00],
    ["90.000,-", 90_000_00],
    ["90 mii", 90_000_00],
    ["90 de mii", 90_000_00],
    ["1,5 milioane", 1_500_000_00],
    ["2 mil.", 2_000_000_00],
    ["90\u00a0000", 90_000_00],
    ["90.000", 90_000_00],
    ["1.234.567,89", 1_234_567_89],
    ["0", 0],
    ["0,99", 99],
    ["12.5", 12_50],
    ["0001", 1_00],
    ["60 000,50", 60_000_50],
  ])("reads %s", (text, minor) => {
    expect(parseMoney(text)).toEqual({ ok: true, minor, currency: null });
  });

  it.each([
    ["90.000 lei", "RON"],
    ["90 000lei", "RON"],
    ["lei 90.000", "RON"],
    ["90.000 de lei", "RON"],
    ["90000 RON", "RON"],
    ["90.000 EUR", "EUR"],
    ["€ 90.000", "EUR"],
    ["90.000 euro", "EUR"],
  ])("reads the currency of %s", (text, currency) => {
    expect(parseMoney(text)).toEqual({ ok: true, minor: 90_000_00, currency });
  });

  it.each([
    ["", "empty"],
    [" lei ", "empty"],
    ["vreo 5000", "characters"],
    ["5e3", "characters"],
    ["９０", "characters"],
    ["-5", "negative"],
    ["1,234", "decimals"],
    ["0.500", "decimals"],
    ["1.23.456", "decimals"],
    ["1.2345", "decimals"],
    ["12,", "decimals"],
    ["60 000 70 000", "decimals"],
    ["5000 7000", "decimals"],
    ["5.000 - 7.000", "characters"],
    ["9".repeat(400), "too-much"],
    ["100.000.000.000,01", "too-much"],
  ])("refuses %s", (text, problem) => {
    expect(parseMoney(text)).toEqual({ ok: false, problem });
  });

  it("has a maximum that the caller may lower", () => {
    expect(parseMoney("100.000.000.000")).toMatchObject({ ok: true, minor: MOST_MONEY });
    expect(parseMoney("1.000,01", 1_000_00)).toEqual({ ok: false, problem: "too-much" });
    expect(moneySentence("too-much", "prețul")).toBe("Verificați numărul de zerouri: prețul este prea mare");
  });

  it("parses what formatMoney writes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MOST_MONEY }),
        fc.constantFrom("RON" as const, "EUR" as const),
        (minor, currency) => {
          expect(parseMoney(formatMoney(minor, currency))).toEqual({ ok: true, minor, currency });
        },
      ),
    );
  });
});
