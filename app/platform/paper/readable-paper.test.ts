import fc from "fast-check";
import { expect, it } from "vitest";
import { docxPart } from "../../../tests/support/docx";
import { childOf, readXml, type XmlElement } from "../../../tests/support/xml";
import { docxOf } from "./docx";
import { type Paper, paragraph, readable } from "./paper";

/** Any text: with control characters, noncharacters and halves of characters among ordinary ones. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))).map((units) => units.join("")),
  fc
    .array(
      fc.constantFrom(
        "a",
        "ș",
        "<",
        "&",
        "]]>",
        "\ufffe",
        "\uffff",
        "\ud800",
        "\udc00",
        "\u0000",
        "\u000b",
        "\u{1fffe}",
      ),
    )
    .map((parts) => parts.join("")),
);

/** A paper with this text in every place that has one. */
const paperOf = (text: string): Paper => ({
  title: text,
  subtitle: text,
  head: [text],
  registration: text,
  notes: [text],
  foot: text,
  parts: [
    { kind: "heading", text },
    paragraph(text),
    { kind: "paragraph", runs: [{ text, bold: true }], mark: text },
    { kind: "table", columns: [{ label: text, width: 100 }], rows: [[text]] },
    { kind: "signatures", people: [{ title: text, name: text }] },
  ],
});

const wordsIn = (element: XmlElement): string => element.text + element.children.map(wordsIn).join("");

/** What XML 1.0 does not allow (production 2 of the recommendation). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

it("a paper opens, whatever was typed into it", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const bytes = Buffer.from(await docxOf(readable(paperOf(`înainte${text}după`))));
      const names = ["word/document.xml", "docProps/core.xml", "word/footer1.xml"];
      const parts = await Promise.all(names.map((name) => docxPart(bytes, name)));
      for (const part of parts) expect(part).not.toMatch(FORBIDDEN);
      const [document] = parts.map(readXml);
      expect(wordsIn(childOf(document as XmlElement, "w:body"))).toMatch(/^înainte/);
    }),
    { numRuns: 60, examples: [["\ufffe\uffff\ud800\u0001"]] },
  );
});
