import { describe, expect, it } from "vitest";
import { onlyReadable, withoutInvisible, withRomanianLetters } from "./characters";

describe("what is removed from every text", () => {
  it.each([
    ["control characters", "a\u0000\u0007\u000b\u001f\u007f\u0085\u009fb"],
    ["noncharacters", "a\ufffe\uffff\ufdd0\ufdef\u{1fffe}\u{10ffff}b"],
    ["halves of characters", "a\ud800b\udfff"],
    ["marks without a shape", "a\u200b\u200e\u200f\u202e\u2060\u2066\ufeff\u061c\u{e0041}b"],
    ["soft hyphens, with the line that ended there", "a\u00adb"],
  ])("%s", (_, text) => {
    expect(withoutInvisible(text)).toBe("ab");
  });

  it("a soft hyphen at the end of a line joins the word", () => {
    expect(withoutInvisible("digita\u00ad\nlizare, digi\u00adta\u00ad \nlizare")).toBe("digitalizare, digitalizare");
  });

  it("nothing that is read: emoji with joiners and variants, other scripts, private characters of Word", () => {
    for (const text of ["👩‍🔧 ❤️", "Székely", "Ωμ", "\uf0b7 listă", "a\tb\nc", "می‌خواهم", "𝒜"]) {
      expect(withoutInvisible(text)).toBe(text);
      expect(onlyReadable(text)).toBe(text);
    }
  });
});

describe("letters of old Romanian fonts", () => {
  it.each([
    ["localitãþile", "localitățile"],
    ["ªedinþa consiliului: sã se aprobe ºi sã se afiºeze", "Ședința consiliului: să se aprobe și să se afișeze"],
    ["HOTÃRÂRE privind oraºul Sãveni, nr. 5º, aºa", "HOTĂRÂRE privind orașul Săveni, nr. 5º, așa"],
  ])("%j", (written, meant) => {
    expect(withRomanianLetters(written)).toBe(meant);
    expect(withRomanianLetters(meant)).toBe(meant);
  });

  it.each([
    "São Paulo, 1º andar, nº 5, não, Excelentíssima Srª",
    "20 ºC în sală și 5ª ediție, cu localitãþi",
    "temperatura de 20 ºC, não",
    "Þórður Guðmundsson",
    "Þór Þorsteinsson",
    "þ",
    "Título: Nº 4, 2ª",
  ])("are not seen in %j", (text) => {
    expect(withRomanianLetters(text)).toBe(text);
  });
});
