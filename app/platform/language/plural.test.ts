import { describe, expect, it } from "vitest";
import { type Counted, countedWord, plural, shownNumber, wordsAfter } from "./plural";

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

  it.each<[Counted, string]>([
    [[1, "act", "acte"], "1 act"],
    [[20, "act", "acte"], "20 de acte"],
    [[20, "nou", "noi", "noi"], "20 noi"],
    [[1_020, "din 2.000"], "1.020 din 2.000"],
    [[1, "fără răspuns"], "1 fără răspuns"],
    [["3 din 12", "pași"], "3 din 12 pași"],
  ])("%j, number and words apart, is %j", (counted, text) => {
    expect(`${shownNumber(counted)} ${wordsAfter(counted)}`).toBe(text);
  });

  it("takes no noun in one form", () => {
    // @ts-expect-error: "1 documente"
    const counted: Counted = [1, "documente"];
    expect(wordsAfter(counted)).toBe("documente");
  });
});
