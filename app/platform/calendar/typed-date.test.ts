import { expect, it } from "vitest";
import { readTypedDate } from "./typed-date";

it.each([
  ["2026-12-05", "2026-12-05"],
  ["5.12.2026", "2026-12-05"],
  [" 05/12/2026 ", "2026-12-05"],
  ["31.02.2026", null],
  ["12.2026", null],
  ["mâine", null],
  ["", null],
])("%j is the day %j", (typed, day) => {
  expect(readTypedDate(typed)).toBe(day);
});
