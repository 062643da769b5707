import { expect, it } from "vitest";
import { alternatives, listOf } from "./lists";

it.each([
  [[], ""],
  [["apă"], "apă"],
  [["apă", "canal"], "apă și canal"],
  [["apă", "canal", "gaze"], "apă, canal și gaze"],
])("lists %j", (items, text) => {
  expect(listOf(items)).toBe(text);
  expect(new Intl.ListFormat("ro").format(items)).toBe(text);
  expect(alternatives(items)).toBe(text.replace(" și ", " sau "));
});
