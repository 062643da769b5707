import { describe, expect, it } from "vitest";
import { docx, docxWith, override, WORD_DOCUMENT, XLSX_MAIN, xlsx } from "../../../../tests/support/documents";
import { contentOf as contentIn } from "./attachment-content.server";

const contentOf = (bytes: Buffer) => contentIn(bytes, 40_000_000);

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (...texts: string[]) =>
  texts.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`).join("");
/** A field as Word writes it, its code in as many runs. */
const field = (...texts: string[]) => `${mark("begin")}${code(...texts)}${mark("separate")}${mark("end")}`;
const inPart = (name: string, contents: string, types: string[] = []) =>
  docx({ types: [override("/word/document.xml", WORD_DOCUMENT), ...types], more: [{ name, contents }] });
const DDE = field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ');

describe("a Word document that loads or starts nothing", () => {
  it.each<[string, Buffer]>([
    [
      "with pages, dates and links in fields",
      docxWith(
        ["PAGE", "TOC \\o", 'HYPERLINK "https://primarie.ro"', "MERGEFIELD nume", "EMBED Equation.3"]
          .map((one) => field(one))
          .join(""),
      ),
    ],
    ["that speaks of such fields", docxWith("<w:t>DDEAUTO cmd LINK IMPORT</w:t>")],
    [
      "with a field inside another one",
      docxWith(
        `${mark("begin")}${code(" IF ")}${field("MERGEFIELD a")}${code(" = 1 LINK ")}${mark("end")}<w:t>LINK</w:t>`,
      ),
    ],
    [
      "whose field has a result that begins alike",
      docxWith(
        `${mark("begin")}${code("PAGE")}${mark("separate")}<w:r><w:t>LINK DDE</w:t></w:r>${mark("end")}<w:r><w:t>LINK DDE</w:t></w:r>`,
      ),
    ],
    ["with a drawing of its own", docxWith('<v:shape href="https://primarie.ro"><v:imagedata r:id="rId4"/></v:shape>')],
    ["with a picture from a letter", docxWith('<v:imagedata r:id="rId4" o:href="cid:image001.png@01D0"/>')],
    [
      "with a drawing in SVG, as drawing programs write it",
      inPart(
        "word/media/image1.svg",
        '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns "http://ns.adobe.com/">]><svg/>',
      ),
    ],
    ["with comments, CDATA and a plain document type", docxWith("<!-- a --><w:p><![CDATA[b < c]]></w:p>")],
    ["that is long", docxWith("<w:p><w:r><w:t>Un rând.</w:t></w:r></w:p>".repeat(200_000))],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "docx", bytes });
  });
});

describe("a Word document that loads or starts something", () => {
  it.each([
    "DDEAUTO",
    "DDE",
    "ddeauto",
    "INCLUDEPICTURE",
    "INCLUDETEXT",
    "INCLUDE",
    "LINK",
    "IMPORT",
    "DATABASE",
    "RD",
  ])("by the field %s is refused", async (name) => {
    expect(await contentOf(docxWith(field(` ${name} "http://e.example/a" \\d `)))).toEqual({ problem: "external" });
  });

  it.each<[string, Buffer]>([
    ["by a field in several runs", docxWith(field(" D", "DEA", "UTO c:\\\\cmd.exe"))],
    [
      "by a field in several runs, with a mark of spelling between",
      docxWith(`${mark("begin")}${code(" D")}<w:proofErr w:type="spellStart"/>${code("DE cmd")}${mark("end")}`),
    ],
    ["by a simple field", docxWith('<w:fldSimple w:instr=" DDEAUTO cmd "/>')],
    [
      "by a simple field, in letters by their numbers",
      docxWith("<w:fldSimple w:instr='&#0000000068;D&#x000000045; cmd'/>"),
    ],
    ["by a field in letters by their numbers", docxWith(field("&#x44;&#68;E cmd"))],
    ["by a field across a comment", docxWith(field("DD<!-- x -->EAUTO cmd"))],
    ["by a field in CDATA", docxWith(field("<![CDATA[DDEAUTO cmd]]>"))],
    ["by a field after an instruction that only begins like a comment", docxWith(`<?x <!-- ?>${DDE}<?x --> ?>`)],
    ["by a field under another prefix", docxWith(DDE.replaceAll("w:", "ș:"))],
    ["by a field inside another one", docxWith(`${mark("begin")}${code(" QUOTE ")}${DDE}${mark("end")}`)],
    [
      "by a field whose name is made by another one",
      docxWith(
        `${mark("begin")}${mark("begin")}${code("QUOTE 68")}${mark("separate")}<w:r><w:t>DDE</w:t></w:r>${mark("end")}${code(" cmd")}${mark("separate")}${mark("end")}`,
      ),
    ],
    ["by a field across the end of a slice", docxWith(`${"<w:p/>".repeat(43_680)}${DDE}`)],
    [
      "by a field in a header",
      inPart("word/header1.xml", `<w:hdr>${DDE}</w:hdr>`, [
        override("/word/header1.xml", "application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"),
      ]),
    ],
    ["by a field in a part that says it is a picture", inPart("word/media/image1.png", `\n<w:hdr>${DDE}</w:hdr>`)],
    [
      "by a field in a part in UTF-16",
      docx({
        more: [
          { name: "word/footnotes.xml", contents: Buffer.from(`\ufeff<w:footnotes>${DDE}</w:footnotes>`, "utf16le") },
        ],
      }),
    ],
    ["by a picture of a drawing", docxWith('<v:shape><v:imagedata src="https://e.example/p.png"/></v:shape>')],
    ["by a picture of a drawing, under an old name", docxWith('<v:imagedata r:id="rId1" o:href="\\\\server\\p.png"/>')],
    ["by a pattern of a drawing", docxWith('<v:fill type="frame" src="file://server/p.png"/>')],
    [
      "by a text in another format",
      inPart(
        "word/_rels/document.xml.rels",
        '<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="a.html"/></Relationships>',
      ),
    ],
    ["by a text in another format, under another relationship", docxWith('<w:altChunk r:id="a"/>')],
    [
      "by a database for letters",
      inPart("word/settings.xml", '<w:settings><w:connectString w:val="DSN=x"/></w:settings>'),
    ],
  ])("%s is refused", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ problem: "external" });
  });
});

describe("a workbook that loads or starts something", () => {
  const sheet = (contents: string, root = "worksheet") =>
    xlsx({ more: [{ name: "xl/worksheets/sheet1.xml", contents: `<${root}>${contents}</${root}>` }] });
  const cell = (formula: string) => sheet(`<sheetData><row><c><f>${formula}</f></c></row></sheetData>`);

  it.each<[string, Buffer]>([
    ["by a program in a formula", cell("cmd|'/c calc'!A0")],
    ["by a program in a formula, after another", cell("IF(A1=1,\"a\",MSEXCEL|'\\..\\..\\cmd.exe /c calc'!_xlbgnm.A1)")],
    ["by a workbook of another computer", cell("'\\\\server\\x\\[a.xlsx]Foaie'!A1")],
    ["by a formula across a comment", cell("WEB<!-- x -->SERVICE(A1)")],
    ["by a formula in CDATA", cell("<![CDATA[WEBSERVICE(A1)]]>")],
    ["by a formula in pieces", cell("WEB<x/>SERVICE(A1)")],
    [
      "by a formula in a part of no kind",
      xlsx({ more: [{ name: "xl/a.bin", contents: "<worksheet><f>WEBSERVICE(A1)</f></worksheet>" }] }),
    ],
    ["by a link to a program", sheet('<ddeLink ddeService="cmd" ddeTopic="/c calc"/>', "externalLink")],
    ["by a link to another workbook", sheet('<externalBook r:id="rId1"/>', "externalLink")],
    ["by a query of the web", sheet('<connection><webPr url="http://e.example"/></connection>', "connections")],
  ])("%s is refused", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ problem: "external" });
  });

  it.each<[string, Buffer]>([
    ["with such a mark in a text", cell('CONCATENATE(A1,"a|b")')],
    ["with tables and other sheets in formulas", cell("SUM('Foaie 1'!A1/Tabel1[Preț.unitar])")],
    ["with texts that look so", sheet("<c t='inlineStr'><is><t>cmd|'/c calc'!A0</t></is></c>")],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "xlsx", bytes });
  });
});

describe("a file whose main part is not what its type says", () => {
  it.each<[string, Buffer]>([
    ["Word's under the type of a sheet", docx({ types: [override("/word/document.xml", XLSX_MAIN)] })],
    ["a sheet under the type of Word", xlsx({ types: [override("/xl/workbook.xml", WORD_DOCUMENT)] })],
    [
      "Word's, with an empty workbook beside it",
      docx({
        types: [override("/xl/workbook.xml", XLSX_MAIN)],
        more: [{ name: "xl/workbook.xml", contents: "<workbook/>" }],
      }),
    ],
  ])("%s is refused", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ problem: "kind" });
  });
});
