import fc from "fast-check";
import { expect, it } from "vitest";
import { formatNumber, formatRating, parseHundredths, parseWhole } from "./numbers";

it("writes numbers the Romanian way", () => {
  expect([0, 1234, 1_234_567, 12.5, -3].map(formatNumber)).toEqual(["0", "1.234", "1.234.567", "12,5", "-3"]);
});

it("writes ratings with one decimal", () => {
  expect([4.8, 5, 4.75, 4.04].map(formatRating)).toEqual(["4,8", "5,0", "4,8", "4,0"]);
});

it("writes the same as Intl.NumberFormat", () => {
  const intl = new Intl.NumberFormat("ro", { maximumFractionDigits: 2 });
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer().map((thousandths) => thousandths / 1000),
    fc.constant(1.005),
  );
  fc.assert(
    fc.property(
      numbers.filter((value) => value === 0 || Math.abs(value) >= 0.005),
      (value) => {
        expect(formatNumber(value)).toBe(intl.format(value));
      },
    ),
  );
});

it.each<[string, number | null]>([
  ["4120", 4120],
  ["4.120", 4120],
  ["4 120", 4120],
  ["4'120", 4120],
  ["1.234.567", 1_234_567],
  ["0", 0],
  ["007", 7],
  ["", null],
  ["12,345", null],
  ["12,5", null],
  ["12.5", null],
  ["3,5", null],
  ["-7", null],
  ["4120 locuitori", null],
  ["circa 4.000", null],
  ["jumătate", null],
  ["41 20", null],
  ["2025 2026", null],
  ["5000 700", null],
  ["1.234 567", null],
  ["0.500", null],
  ["1e3", null],
  ["0x10", null],
  ["٤", null],
])("reads %j as a whole number, or not at all", (typed, number) => {
  expect(parseWhole(typed)).toBe(number);
});

it.each<[string, number | null]>([
  ["84,5", 84_50],
  ["84.5", 84_50],
  ["84", 84_00],
  ["1.234", 1234_00],
  ["1.234,56", 1234_56],
  ["1 234.56", 1234_56],
  ["1,234.56", 1234_56],
  ["12,345", null],
  ["84,", null],
  ["84,567", null],
  ["84 5", null],
])("reads %j with two decimals at most", (typed, hundredths) => {
  expect(parseHundredths(typed)).toBe(hundredths);
});

it("reads what it writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (hundredths) => {
      expect(parseHundredths(formatNumber(hundredths / 100))).toBe(hundredths);
    }),
  );
});
