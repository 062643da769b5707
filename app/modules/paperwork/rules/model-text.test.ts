import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesOf } from "~/platform/codes";
import { tidy, tidyLine } from "~/platform/language/text";
import { leastCostOf } from "../../../../tests/support/cost";
import { FACTS } from "./facts";
import { MOST_LINES, MOST_TABLES, printedModel, readParts, TABLE_NAMES } from "./model-text";
import { MODELS, type ModelPart } from "./models";
import { PAPER_KIND_CODES } from "./paper-kind";
import { SIGNATURE_BLOCK_CODES } from "./signature-blocks";

const problemOf = (text: string) => readParts(text).problem;

/** One line as the forms store it, often beginning with a sign of the text form; facts between braces, no other brace. */
const words = fc
  .array(
    fc.oneof(
      fc.string().map((text) => text.replace(/[{}\n]/g, "")),
      fc.constantFrom("##", "*", "_3 ", "[tabel: oferte]", "\\", ": ", ...codesOf(FACTS).map((fact) => `{${fact}}`)),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((pieces) => tidyLine(pieces.join("")))
  .filter((line) => line !== "" && line !== "\\");

const part: fc.Arbitrary<ModelPart> = fc.oneof(
  fc.record({ kind: fc.constant("heading" as const), text: words }),
  fc.record({ kind: fc.constant("text" as const), text: words }),
  fc.record({ kind: fc.constant("field" as const), label: words, fact: fc.constantFrom(...codesOf(FACTS)) }),
  fc.record({ kind: fc.constant("write" as const), label: words, lines: fc.integer({ min: 1, max: MOST_LINES }) }),
  fc.record({ kind: fc.constant("table" as const), table: fc.constantFrom(...codesOf(TABLE_NAMES)) }),
  fc.record({
    kind: fc.constant("signatures" as const),
    blocks: fc.uniqueArray(fc.constantFrom(...SIGNATURE_BLOCK_CODES), { minLength: 1, maxLength: 6 }),
  }),
);

describe("the text form of a model", () => {
  it("loses nothing of the platform's models", () => {
    for (const kind of PAPER_KIND_CODES)
      expect(readParts(printedModel(MODELS[kind]).text), kind).toEqual({ parts: MODELS[kind].parts, problem: null });
  });

  it("loses nothing of any model", () => {
    const models = fc
      .array(part, { minLength: 1, maxLength: 12 })
      .filter((some) => some.filter(({ kind }) => kind === "table").length <= MOST_TABLES);
    fc.assert(
      fc.property(models, (parts) => {
        const { text } = printedModel({ title: "", subtitle: "", legalBasis: "", parts });
        expect(readParts(tidy(text))).toEqual({ parts, problem: null });
      }),
      { numRuns: 500 },
    );
  });

  it("says which line cannot be read, and the nearest name", () => {
    const table: [string, string][] = [
      ["Un rând.\n\nPentru {obict}.", "Rândul 3: nu există faptul {obict}. Cel mai apropiat este {obiect}"],
      ["* Firma: {Firmă}", "Rândul 1: nu există faptul {Firmă}. Cel mai apropiat este {firma}"],
      ["* Firma", "Rândul 1: un rând cu un fapt se scrie așa: * Obiectul: {obiect}"],
      ["[tabel: ofertele]", "Rândul 1: nu există tabelul „ofertele”. Cel mai apropiat nume este „oferte”"],
      ["[semnături: Aprobat; Intocmită]", "nu există semnătura „Intocmită”. Cel mai apropiat nume este „Întocmit”"],
      ["[semnături: Aprobat; Întocmit; aprobat]", "Rândul 1: semnătura „Aprobat” este scrisă de două ori"],
      ["[desen: stema]", "între paranteze drepte se scriu numai [tabel: oferte]"],
      ["_ Observații", "se scrie cu numărul de rânduri: _3 Observații"],
      ["_90 Observații", "lăsați între 1 și 20 de rânduri"],
      ["## ", "titlul este gol"],
      ["Pentru {obiect.", "o acoladă rămâne deschisă"],
    ];
    for (const [text, sentence] of table) expect(problemOf(text), text).toContain(sentence);
    expect(problemOf("Pentru {fapt_inventat}.")).toBe("Rândul 1: nu există faptul {fapt_inventat}");
    expect(problemOf("[SEMNATURI: aprobat]\n\\* un paragraf")).toBeNull();
  });

  it("reads what cannot be read as a paragraph with its words, so that a stored model always makes a whole paper", () => {
    expect(readParts("## 1. Obiectul\n* Vechiul fapt: {disparut}\nUn rând.").parts).toEqual([
      { kind: "heading", text: "1. Obiectul" },
      { kind: "text", text: "* Vechiul fapt: {disparut}" },
      { kind: "text", text: "Un rând." },
    ]);
  });

  it("has no more lines, facts and tables than a paper takes", () => {
    for (const kind of PAPER_KIND_CODES) expect(readParts(printedModel(MODELS[kind]).text).problem, kind).toBeNull();
    for (const line of [
      "a",
      "_20 Observații",
      "* Obiectul: {obiect}",
      "{descriere}",
      "[tabel: oferte]",
      "{obiect} ".repeat(100),
    ])
      expect(readParts(`${line}\n`.repeat(1_000)).problem, line).toMatch(/^Modelul /);
  });

  it("is read quickly however it is written", async () => {
    for (const line of ["* ".repeat(10_000), `* ${": {".repeat(7_000)}`, `[${"a:".repeat(10_000)}`, "{".repeat(20_000)])
      expect(await leastCostOf(() => readParts(line)), line.slice(0, 9)).toBeLessThan(100);
  });
});
