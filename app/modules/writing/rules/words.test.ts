import { expect, it } from "vitest";
import { readingMinutes, wordCount } from "./words";

it.each([
  ["", 0],
  ["Ana are mere.", 3],
  ["S-a dus, n-are 15 ani – „mâine” o să-i treacă", 9],
  ["ș ț ă î â", 5],
  ["--- ... !?", 0],
])("%j has %i words", (text, words) => {
  expect(wordCount(text)).toBe(words);
});

it.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes("cuvânt ".repeat(words))).toBe(minutes);
});
