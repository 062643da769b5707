import { expect, test } from "vitest";
import { listState } from "./found-list";

test.each([
  [{ shown: 3, filtered: false }, "rows"],
  [{ shown: 3, filtered: true }, "rows"],
  [{ shown: 0, filtered: false }, "nothing-yet"],
  [{ shown: 0, filtered: true }, "nothing-matches"],
  [{ shown: null, filtered: false }, "could-not-load"],
  [{ shown: null, filtered: true }, "could-not-load"],
  [{ shown: 3, filtered: true, isSlow: true }, "loading"],
] as const)("%o is %s", (facts, state) => {
  expect(listState(facts)).toBe(state);
});
