import { expect, it } from "vitest";
import { formatNumber, formatRating } from "./numbers";

it("writes numbers the Romanian way", () => {
  expect([0, 1234, 1_234_567, 12.5, -3].map(formatNumber)).toEqual(["0", "1.234", "1.234.567", "12,5", "-3"]);
});

it("writes ratings with one decimal", () => {
  expect([4.8, 5, 4.75, 4.04].map(formatRating)).toEqual(["4,8", "5,0", "4,8", "4,0"]);
});
