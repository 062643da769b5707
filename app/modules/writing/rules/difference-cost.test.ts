import { describe, expect, it } from "vitest";
import { leastCostOf } from "../../../../tests/support/cost";
import { differenceOf } from "./difference";

/** Seeded, so that each run has the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const article = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));
const words = (count: number, of: number, seed: number) => {
  const next = numbers(seed);
  return times(count, () => next(of).toString(36)).join(" ");
};

/** Pairs of texts of the maximum length. */
const WORST: Record<string, () => [string, string]> = {
  "ten paragraphs of short words": () => [
    article(times(10, (index) => words(1_850, 300, index))),
    article(times(10, (index) => words(1_850, 300, 100 + index))),
  ],
  "one paragraph of two words": () => [article([words(30_000, 2, 1)]), article([words(30_000, 2, 2)])],
  "one sign, again and again": () => [article(["a ".repeat(30_000)]), article(["a, ".repeat(20_000)])],
  "short lines that come in another order": () => [
    article(times(2_500, (index) => `${index} a b c d`)),
    article(times(2_500, (index) => `${2_500 - index} a b c d`)),
  ],
  "lines of one word": () => [
    article(times(2_500, (index) => `a${index}`)),
    article(times(2_500, (index) => `b${index}`)),
  ],
  "every second word another": () => [
    article(times(100, () => "unu doi ".repeat(70))),
    article(times(100, () => "unu trei ".repeat(70))),
  ],
  "halves that changed places": () => {
    const one = words(10_000, 5_000, 5);
    const other = words(10_000, 5_000, 6);
    return [article([`${one} ${other}`]), article([`${other} ${one}`])];
  },
};

describe("the cost of comparing two texts", () => {
  it.each(Object.entries(WORST))("is bounded: %s", async (_, make) => {
    const [before, after] = make();
    differenceOf(article(["Un text."]), article(["Alt text."])); // what is done once is no part of it
    expect(await leastCostOf(() => differenceOf(before, after))).toBeLessThan(100);
  });

  it("is enough for a word diff of a long article", () => {
    const next = numbers(7);
    const before = times(200, (index) => `${words(60, 40_000, 31 * index)} sat${index} și restul.`);
    const after = before.map((line) => {
      const changed = line.split(" ");
      for (const at of times(3, () => String(next(40)))) changed[Number(at)] = "schimbat";
      return changed.join(" ");
    });
    expect(before.join("").length).toBeGreaterThan(30_000);
    const lines = differenceOf(article(before), article(after));
    expect(lines.map(({ change }) => change)).toEqual(times(200, () => "changed"));
    expect(lines.every(({ words: pieces }) => pieces.some(({ change }) => change === "same"))).toBe(true);
  });
});
