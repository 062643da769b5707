import { expect, it } from "vitest";
import { readTypedDate } from "./typed-date";

it.each([
  ["2026-12-05", "2026-12-05"],
  ["5.12.2026", "2026-12-05"],
  [" 05/12/2026 ", "2026-12-05"],
  ["25 martie 2027", "2027-03-25"],
  ["25 Martie, 2027", "2027-03-25"],
  ["joi, 25 mart. 2027", "2027-03-25"],
  ["1 sept 2027", "2027-09-01"],
  ["25-mar-2027", "2027-03-25"],
  ["25.III.2027", "2027-03-25"],
  ["25.03.2027.", "2027-03-25"],
  ["25 03 2027", "2027-03-25"],
  ["2027/3/25", "2027-03-25"],
  ["25 marmură 2027", null],
  ["25 ma 2027", null],
  ["25 martie", null],
  ["30 februarie 2027", null],
  [`${" ".repeat(900_000)}x`, null],
  ["31.02.2026", null],
  ["12.2026", null],
  ["mâine", null],
  ["", null],
])("%j is the day %j", (typed, day) => {
  expect(readTypedDate(typed)).toBe(day);
});
