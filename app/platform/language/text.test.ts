import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leastCostOf, worked } from "../../../tests/support/cost";
import { excerpt, fold, hasForbiddenCharacters, slugFileName, tidy, tidyLine } from "./text";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom("s", "Ț", "ş", "a", "\u0327", "\u0326", "\u0301", " ", "\n", "\r", "\u200b", "\u0000"))
    .map((c) => c.join("")),
);

describe("tidy", () => {
  it("replaces cedillas by commas below", () => {
    expect(tidy("Ţăndărei, Iaşi")).toBe("Țăndărei, Iași");
    expect(tidy("s\u0327i t\u0326ara")).toBe("și țara");
    expect(tidy("façade, Székelyudvarhely")).toBe("façade, Székelyudvarhely");
  });

  it("keeps lines and tabs, removes invisible characters", () => {
    expect(tidy(" unu\r\ndoi\rtrei\u2028\tpatru \n")).toBe("unu\ndoi\ntrei\n\tpatru");
    expect(tidy("a\u0000b\u0007c\u200b\u202ed\ufeff")).toBe("abcd");
    expect(tidy("👩‍🔧")).toBe("👩‍🔧");
    expect(tidy("digi\u00adtali\u2060zare\u200e, localitãþile")).toBe("digitalizare, localitățile");
  });

  it("is not slow for letters with a hundred thousand marks", async () => {
    const texts = ["\u0301\u0327".repeat(50_000), "\u0301".repeat(50_000) + "\u0327".repeat(50_000)];
    for (const read of [tidy, tidyLine, fold, slugFileName])
      for (const marks of texts) expect(await leastCostOf(() => read(`s${marks}a`))).toBeLessThan(100);
    expect(tidy(`s${"\u0301".repeat(100_000)}a`)).toBe(`ś${"\u0301".repeat(29)}a`);
  });

  it("treats a letter alone as it treats it in a text that needs changes", () => {
    for (let code = 0x20; code < 0x400; code += 1) {
      const letter = String.fromCodePoint(code);
      expect(tidy(`a${letter}b\u2019`)).toBe(`${tidy(`a${letter}b`)}\u2019`);
    }
  });

  it("changes nothing the second time", () => {
    fc.assert(fc.property(anyText, (text) => tidy(tidy(text)) === tidy(text)));
    fc.assert(fc.property(anyText, (text) => tidyLine(tidyLine(text)) === tidyLine(text)));
  });

  it("leaves neither cedilla nor carriage return", () => {
    fc.assert(fc.property(anyText, (text) => !/[şţŞŢ\r\0]/.test(tidy(text))));
  });

  it("is not slowed by a flood of marks", () => {
    const began = process.threadCpuUsage();
    tidy(`s${"\u0327".repeat(200_000)}`);
    expect(worked(began)).toBeLessThan(1000);
  });
});

describe("tidyLine", () => {
  it("is one line", () => {
    expect(tidyLine("  Comuna \n\t Valea   Mare ")).toBe("Comuna Valea Mare");
  });
});

describe("fold", () => {
  it("makes the spellings of a name equal", () => {
    expect(new Set(["Iași", "Iaşi", "IASI", "iasi", "IAȘI"].map(fold))).toEqual(new Set(["iasi"]));
    expect(fold("Țăndărei")).toBe(fold("Ţandarei"));
  });

  it("changes nothing the second time", () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)));
  });
});

describe("excerpt", () => {
  it("cuts between words", () => {
    expect(excerpt("Scurt", 10)).toBe("Scurt");
    expect(excerpt("Modernizarea drumurilor, a podurilor", 25)).toBe("Modernizarea drumurilor…");
    expect(excerpt("unu doi trei", 8)).toBe("unu doi…");
    expect(excerpt("a".repeat(30), 10)).toBe(`${"a".repeat(9)}…`);
  });

  it("parts the blocks of a text, and not the lines of a sentence", () => {
    expect(excerpt("Anunț\nUn paragraf\n\n3. Al treilea", 60)).toBe("Anunț · Un paragraf · 3. Al treilea");
    expect(excerpt("Anunț.\nUn paragraf:\nprimul", 60)).toBe("Anunț. Un paragraf: primul");
    expect(excerpt("Doi kilometri\nde drum", 60)).toBe("Doi kilometri de drum");
  });

  it("of a long text is that of its beginning, whatever that contains", () => {
    expect(excerpt(`${"Strategii ".repeat(3)}${"x".repeat(900)}`, 20)).toBe("Strategii Strategii…");
    expect(excerpt(`Unu${" ".repeat(900)}doi trei patru`, 12)).toBe("Unu doi…");
    expect(excerpt("\u200b".repeat(900), 12)).toBe("");
  });

  it("never passes its length nor splits a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 50 }), (text, length) => {
        const result = excerpt(text, length);
        return [...result].length <= length && result.isWellFormed();
      }),
    );
  });
});

it("names files in ASCII letters", () => {
  expect(slugFileName("Raport ședință (final).PDF")).toBe("raport-sedinta-final.pdf");
  expect(slugFileName("../../etc/passwd")).toBe("etc-passwd");
  expect(slugFileName("arhiva.tar.gz")).toBe("arhiva-tar.gz");
  expect(slugFileName("документ")).toBe("fisier");
  expect(slugFileName("")).toBe("fisier");
  fc.assert(fc.property(anyText, (name) => /^[a-z0-9]([a-z0-9-]{0,79})(\.[a-z0-9]{1,8})?$/.test(slugFileName(name))));
});

it("finds what a database cannot hold", () => {
  expect(["a\0b", "\ud800", "x\udc00y"].map(hasForbiddenCharacters)).toEqual([true, true, true]);
  expect(["", "ș 👩‍🔧 \n\t"].map(hasForbiddenCharacters)).toEqual([false, false]);
});
