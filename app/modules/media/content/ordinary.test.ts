import { describe, expect, it } from "vitest";
import {
  compoundOf,
  docSaying,
  docx,
  encryptedOffice,
  heic,
  ods,
  odt,
  override,
  pdfSaying,
  RELATIONSHIP,
  relationships,
  rtf,
  WORD_DOCUMENT,
  workbookWith,
} from "../../../../tests/support/documents";
import { contentOf as contentIn } from "./attachment-content.server";
import { textOf } from "./text-content.server";

const contentOf = (bytes: Buffer) => contentIn(bytes, 40_000_000);

const pdf = pdfSaying(["Referat de necesitate"]);
const following = (beginning: string) => Buffer.concat([Buffer.from(beginning), pdf]);
const templateAt = (target: string) =>
  docx({
    more: [
      {
        name: "word/_rels/settings.xml.rels",
        contents: relationships(
          `<Relationship Id="rId1" Type="${RELATIONSHIP}/attachedTemplate" Target="${target}" TargetMode="External"/>`,
        ),
      },
    ],
  });
const picture = (type: string) => `<Default Extension="${type}" ContentType="image/jpeg"/>`;
const sheets = [
  {
    rows: '<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[Balast & nisip]]></t></is></c><c r="B1" t="s"><v>0</v></c><c r="C1"><v>1234.5</v></c></row>',
  },
];
const parts = { sharedStrings: "<sst><si><t><![CDATA[Preț < 2.000]]></t></si></sst>" };

describe("an ordinary file", () => {
  it.each<[string, Buffer, string]>([
    ["a PDF after a mark of the order of bytes", following("\ufeff"), "pdf"],
    ["a PDF after a line break", following("\r\n"), "pdf"],
    ["a PDF after a kilobyte", following("x".repeat(1024)), "pdf"],
    [
      "a document with its author's template on a Mac",
      templateAt("file:///Users/e/Group%20Containers/Normal.dotm"),
      "docx",
    ],
    ["a document with its author's template on Linux", templateAt("file:///home/e/.config/Primaria.ott"), "docx"],
    ["a sheet with ZIP64 sizes", workbookWith({ sheets, parts, long: true }), "xlsx"],
    ["a sheet with CDATA", workbookWith({ sheets, parts }), "xlsx"],
    [
      "a document with one ending in two spellings",
      docx({ types: [override("/word/document.xml", WORD_DOCUMENT), picture("JPG"), picture("jpg")] }),
      "docx",
    ],
    ["an old document of Word", docSaying('PAGE \u0013 HYPERLINK "https://primarie.ro" \u0014'), "doc"],
  ])("%s is taken", async (_, bytes, kind) => {
    expect(await contentOf(bytes)).toEqual({ kind, bytes });
  });

  it("is read: a PDF after a mark, a sheet with CDATA and ZIP64 sizes", async () => {
    expect(await textOf("pdf", following("\ufeff"))).toEqual({ pages: ["Referat de necesitate"], cut: false });
    const pages = ["Balast & nisip | Preț < 2.000 | 1234,5"];
    expect(await textOf("xlsx", workbookWith({ sheets, parts, long: true }))).toEqual({ pages, cut: false });
  });

  it.each<[string, Buffer, string]>([
    ["a template on a server, after a Mac's beginning", templateAt("file:////server/Normal.dotm"), "external"],
    ["a template on a server, escaped", templateAt("file:///%5C%5Cserver/Normal.dotm"), "external"],
    ["a page of the web that speaks of PDFs", following("<html>"), "kind"],
    [
      "an ending that is two things",
      docx({
        types: [
          override("/word/document.xml", WORD_DOCUMENT),
          picture("a"),
          picture("A").replace("image/jpeg", "application/xml"),
        ],
      }),
      "kind",
    ],
    ["RTF", rtf(), "rtf"],
    ["a text of LibreOffice", odt(), "odt"],
    ["a template of a text of LibreOffice", ods({ mime: "application/vnd.oasis.opendocument.text-template" }), "odt"],
    ["a picture of a telephone", heic(), "heic"],
    ["an old workbook", compoundOf("Workbook"), "xls"],
    ["an old presentation", compoundOf("PowerPoint Document"), "presentation"],
    ["a document or sheet with a password", encryptedOffice(), "password"],
    ["an old document with a password", docSaying("", { flags: 0x0100 }), "password"],
    ["an old document that starts a program", docSaying("\u0013 DDEAUTO cmd "), "external"],
    ["one whose field begins with spaces", docSaying(`\u0013${" ".repeat(900_000)}DDEAUTO cmd `), "external"],
    ["one that starts a program far inside", docSaying(`${"a".repeat(256 * 1024 - 4610)}\u0013 DDEAUTO `), "external"],
    [
      "an old document that loads a picture",
      docSaying('\u0013INCLUDEPICTURE "http://e.example', { encoding: "utf16le" }),
      "external",
    ],
  ])("%s is refused", async (_, bytes, problem) => {
    expect(await contentOf(bytes)).toEqual({ problem });
  });
});
