import { expect, test } from "vitest";
import { listState } from "./list-state";

test.each([
  [{ shown: 3, filtered: false }, "rows"],
  [{ shown: 3, filtered: true }, "rows"],
  [{ shown: 0, filtered: false }, "nothing-yet"],
  [{ shown: 0, filtered: true }, "nothing-matches"],
  [{ shown: 0, filtered: false, failed: true }, "could-not-load"],
  [{ shown: 0, filtered: true, failed: true }, "could-not-load"],
  [{ shown: 3, filtered: true, loading: true }, "loading"],
] as const)("%o is %s", (facts, state) => {
  expect(listState(facts)).toBe(state);
});
