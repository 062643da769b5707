import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { docSaying, docx, docxWith, ods, override, pdfOf, xlsx } from "../../../../tests/support/documents";
import { longestHold } from "../../../../tests/support/held";
import { contentOf } from "./attachment-content.server";

/** In milliseconds. */
const MOST_HELD = 100;
const MEGA = 1024 * 1024;

const filled = (pattern: string, megabytes: number) => pattern.repeat(Math.floor((megabytes * MEGA) / pattern.length));
const start = (contents: string) => docx({ more: [{ name: "word/_rels/a.xml.rels", contents }] });
const part = (contents: string) => docx({ more: [{ name: "word/header1.xml", contents }] });
const sheet = (contents: string) => xlsx({ more: [{ name: "xl/a.xml", contents: `<a>${contents}</a>` }] });
const parts = (count: number, contents: string) =>
  docx({ more: Array.from({ length: count }, (_, at) => ({ name: `w/${at}`, contents })) });

const PDF_HEAD = pdfOf(["<< >>"]);
const pdfFilledWith = (piece: Buffer) => Buffer.concat([PDF_HEAD, Buffer.alloc(12 * MEGA, piece)]);
const noise = () => Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256));
const references = (count: number) => Array.from({ length: count }, (_, at) => `/E${at} ${at + 2} 0 R`).join("");
const events = (count: number) => `<</AA<<${references(count)}>>>>`;
/** Of objects from 2 on, each written so many times. */
const editions = (count: number, times: number, value: string) =>
  Array.from({ length: count }, (_, at) => `${`${at + 2} 0 obj ${value} endobj\n`.repeat(times)}`);
const packed = Buffer.concat([
  Buffer.from("obj<</First 1/Filter/FlateDecode>>stream\n"),
  deflateSync(Buffer.alloc(9000)),
]);
/** The head of a JPEG of 10 × 10, with one scan that begins. */
const JPEG_HEAD = Buffer.from("ffd8ffc0000b08000a000a01011100ffda0008010100003f00", "hex");

const SECTOR = 4096;
const END = 0xffff_fffe;
const words = (...all: number[]) => Buffer.from(Uint32Array.from(all).buffer);

/** The head of a compound file with sectors of 4 KB: the sectors of its table, then the first of the directory and of the longer table. */
function compoundHead(places: readonly number[], directory: number, more: number): Buffer {
  const head = Buffer.alloc(SECTOR, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(head);
  head.writeUInt16LE(12, 30);
  for (const [at, value] of [directory, END, END, 0, more, more].entries()) head.writeUInt32LE(value, 48 + at * 4);
  words(...places).copy(head, 76);
  return head;
}

/** A workbook of nothing but empty records, which ends in the middle of its stream. */
function emptyRecords(megabytes: number): Buffer {
  const stream = Buffer.concat([
    Buffer.from("0908040000060500", "hex"),
    Buffer.alloc(megabytes * MEGA, "fc000000", "hex"),
  ]);
  const sectors = Math.floor(stream.length / SECTOR);
  const next = Array.from({ length: 4 * 1024 }, (_, at) => (at >= 5 && at < sectors + 4 ? at + 1 : END));
  const directory = Buffer.alloc(SECTOR);
  directory.write("Workbook", 128, "utf16le");
  directory.writeUInt16LE(18, 128 + 64);
  directory.writeUInt32LE(5, 128 + 116);
  directory.writeUInt32LE(sectors * SECTOR, 128 + 120);
  return Buffer.concat([
    compoundHead([0, 1, 2, 3], 4, END),
    words(...next),
    directory,
    stream.subarray(0, sectors * SECTOR),
  ]);
}

/** Its table is longer than any file: the same sector again and again. */
function endlessTable(megabytes: number): Buffer {
  const again = words(...Array.from({ length: SECTOR / 4 - 1 }, () => 1), 0);
  const name = Buffer.from("Workbook\0", "utf16le");
  return Buffer.concat([compoundHead([1], 1, 0), again, Buffer.alloc(megabytes * MEGA, 1), name]);
}

it.each<[string, () => Buffer]>([
  ["an old workbook of empty records", () => emptyRecords(12)],
  ["an old workbook whose table never ends", () => endlessTable(12)],
  ["a picture of scans", () => Buffer.concat([JPEG_HEAD, Buffer.alloc(12 * MEGA, Buffer.from([0xff, 0]))])],
  ["an old document of fields", () => Buffer.concat([docSaying(), Buffer.alloc(9 * MEGA, "\u0013 D")])],
  ["a PDF of nothing in particular", () => pdfFilledWith(noise())],
  ["a PDF of slashes and escapes", () => pdfFilledWith(Buffer.from("/#4a#61"))],
  ["a PDF of beginnings of streams", () => pdfFilledWith(Buffer.from("obj stream\n"))],
  ["a PDF of beginnings of objects", () => pdfFilledWith(Buffer.from("obj /First "))],
  ["a PDF of actions without end", () => pdfFilledWith(Buffer.from("/OpenAction<</Next "))],
  ["a PDF of actions that lead to each other", () => pdfFilledWith(Buffer.from("2 0 obj<</AA 2 0 R /b 1>>"))],
  ["a PDF of attached files without names", () => pdfFilledWith(Buffer.from("7 0 obj<</F(a.xml)/EF 3 0 R>> "))],
  ["a PDF of numbers and comments", () => pdfFilledWith(Buffer.from("/EF 1 %\n%1"))],
  ["a PDF of references to editions", () => pdfOf([events(50), ...editions(50, 100, "<</S/GoTo/D[1 2 3]>>")])],
  ["a PDF of editions in comments", () => pdfOf([events(50), `\n${"2 0 obj%".repeat(50_000)}\n<</S/GoTo>>`])],
  [
    "a PDF of lists in an action",
    () => Buffer.concat([PDF_HEAD, Buffer.from("/OpenAction<<"), Buffer.alloc(9 * MEGA, "[")]),
  ],
  ["a PDF of packed objects", () => pdfFilledWith(packed)],
  [
    "a PDF of one long dictionary",
    () => Buffer.concat([pdfFilledWith(Buffer.from("/Filter ")), Buffer.from(" /First 1\nstream\n")]),
  ],
  ["an archive of a long list", () => parts(60_000, "")],
  ["an archive of five thousand parts", () => parts(4_900, "<a/>".repeat(500))],
  ["relationships of one long name", () => start(`<Relationship ${"a".repeat(MEGA - 100)}/>`)],
  ["relationships of attributes", () => start(`<Relationship ${filled('a="" ', 0.9)}/>`)],
  ["relationships of quotes", () => start(`<Relationship ${filled('"', 0.9)}`)],
  ["relationships without end", () => start(filled("<Relationship ", 0.9))],
  ["relationships with quotes without end", () => start(filled("<Relationship a='", 0.9))],
  ["markup of brackets", () => part(filled("<", 3))],
  ["markup of instructions without end", () => part(filled("<?", 3))],
  ["markup of comments", () => part(filled("<!---->", 3))],
  ["markup of empty CDATA", () => part(`<a>${filled("<![CDATA[]]>", 3)}</a>`)],
  ["markup of marks in CDATA", () => part(`<a><![CDATA[${filled("&<", 0.9)}]]></a>`)],
  ["markup of a comment without end", () => part(`<a><!--${filled("-", 9)}`)],
  ["markup of one long text", () => docxWith(`<w:instrText>${filled("&amp; ", 7)}</w:instrText>`)],
  ["fields without end", () => docxWith(filled('<w:fldChar w:fldCharType="begin"/>', 3))],
  ["codes of fields without end", () => docxWith(filled("<w:instrText> </w:instrText>", 3))],
  ["texts without end", () => docxWith(filled("<w:r><w:t>a</w:t></w:r>", 3))],
  ["pictures without end", () => docxWith(filled("<v:imagedata src='a'/>", 3))],
  ["formulas without end", () => sheet(filled("<f>A1+1</f>", 3))],
  ["one long formula", () => sheet(`<f>${filled("'a' ", 7)}</f>`)],
  ["a formula of paths", () => sheet(`<f>'${filled("/", 0.1)}'</f>`)],
  ["a formula of paths and brackets", () => sheet(`<f>'[${filled("/'['/", 0.1)}</f>`)],
  ["types of dots", () => docx({ types: [override("/word/document.xml", `${filled(".", 0.9)}x`)] })],
  ["an archive of parts that begin alike", () => parts(100, " ".repeat(500_000))],
  ["a formula of quotes", () => sheet(`<f>${filled("'\" ", 0.1)}</f>`)],
  ["elements without end", () => ods({ content: filled('<a "', 3) })],
  ["elements with formulas without end", () => ods({ content: filled('<c formula="a"/>', 3) })],
])("%s never holds whoever else waits", async (_, make) => {
  const bytes = make();
  expect(await longestHold(() => contentOf(bytes, 40_000_000))).toBeLessThan(MOST_HELD);
});
