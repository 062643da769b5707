import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distance, isKnowable, nearest, tracesOf } from "./near";

describe("words that are near", () => {
  it.each([
    ["fantana", "fantana", 0],
    ["fantana", "fantina", 1],
    ["fantana", "fantna", 1],
    ["fantana", "fanttana", 1],
    ["fantana", "fnatana", 1],
    ["agricol", "agrcil", 2],
    ["", "abc", 3],
  ])("%s and %s: %i", (one, other, expected) => {
    expect(distance(one, other)).toBe(expected);
    expect(distance(other, one)).toBe(expected);
  });

  it("leave a common trace when one letter is wrong, missing, added or swapped", () => {
    const word = fc.stringMatching(/^[a-z]{3,14}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("x", "e"), (text, place, letter) => {
        const at = place % text.length;
        const mistyped = [
          text.slice(0, at) + letter + text.slice(at + 1),
          text.slice(0, at) + text.slice(at + 1),
          text.slice(0, at) + letter + text.slice(at),
          text.slice(0, at) + (text[at + 1] ?? "") + text[at] + text.slice(at + 2),
        ];
        for (const one of mistyped) expect(tracesOf(one).some((trace) => tracesOf(text).includes(trace))).toBe(true);
      }),
    );
  });

  it.each([
    ["fantina", "fantana"],
    ["salj", "salaj"],
    ["sla", null],
    ["izvro", "izvor"],
    ["digitalziaer", "digitalizare"],
    ["xyzzyq", null],
  ])("%s was probably %s", (asked, expected) => {
    const known = ["fantana", "salaj", "sat", "izvor", "digitalizare", "izvoare"];
    const words = known.map((folded) => ({ folded, shown: folded, entries: 1 }));
    expect(nearest(asked, words)[0]?.folded ?? null).toBe(expected);
  });

  it("are asked of words alone, not of numbers", () => {
    expect(["apa", "ab", "2027", "kv20"].map(isKnowable)).toEqual([true, false, false, false]);
  });
});
