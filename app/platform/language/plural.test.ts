import { describe, expect, it } from "vitest";
import { countedWord, plural } from "./plural";

describe("plural", () => {
  it.each([
    [0, "0 parteneri"],
    [1, "1 partener"],
    [2, "2 parteneri"],
    [19, "19 parteneri"],
    [20, "20 de parteneri"],
    [21, "21 de parteneri"],
    [99, "99 de parteneri"],
    [100, "100 de parteneri"],
    [101, "101 parteneri"],
    [119, "119 parteneri"],
    [120, "120 de parteneri"],
    [1000, "1.000 de parteneri"],
    [1001, "1.001 parteneri"],
    [1019, "1.019 parteneri"],
    [1020, "1.020 de parteneri"],
    [1_234_567, "1.234.567 de parteneri"],
  ])("%i", (count, text) => {
    expect(plural(count, "partener", "parteneri")).toBe(text);
  });

  it("follows the rule of Intl.PluralRules", () => {
    const rules = new Intl.PluralRules("ro");
    const counts = [...Array.from({ length: 1_300 }, (_, count) => count), 0.5, 1.5, 120.5, 1_000_000];
    const categoryOf = (count: number) => countedWord(count, "one", "few", "other");
    expect(counts.map(categoryOf)).toEqual(counts.map((count) => rules.select(count)));
  });

  it("accepts another third form", () => {
    expect(plural(20, "rămas", "rămase", "rămase")).toBe("20 rămase");
  });
});
