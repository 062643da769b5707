import fc from "fast-check";
import { expect, it } from "vitest";
import { formatNumber, formatRating } from "./numbers";

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
