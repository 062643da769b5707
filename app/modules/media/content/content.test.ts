import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { docx, override, pdfOf, RELATIONSHIP, relationships, WORD_DOCUMENT } from "../../../../tests/support/documents";
import { contentOf } from "./attachment-content.server";

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
    expect(await contentOf(bytes)).toEqual({ kind: "docx" });
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
      "that is a workbook",
      docx({ types: [override("/word/document.xml", `${OFFICE}.spreadsheetml.sheet.main+xml`)] }),
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
      "kind",
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

const script = "<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>";

describe("a PDF", () => {
  it.each<[string, Buffer]>([
    [
      "with pages and outlines",
      pdfOf(["<< /Type /Catalog /Outlines 2 0 R >>", "<< /Type /Outlines /First 3 0 R /Last 3 0 R >>"]),
    ],
    ["with objects packed", pdfOf([], ["<< /Type /Catalog /Pages 2 0 R >>"])],
    ["with names that only begin alike", pdfOf(["<< /JavaScripture 1 /LaunchDate 2 >>"])],
    ["with links", pdfOf(["<< /A << /S /URI /URI (https://primarie.ro) >> >>"])],
    ["encrypted, its names in the open", pdfOf(["<< /Encrypt 5 0 R >>"])],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "pdf" });
  });

  it.each<[string, Buffer, string]>([
    ["with a script that runs when it opens", pdfOf([script]), "active"],
    ["with a script under an escaped name", pdfOf([script.replace("/JavaScript", "/J#61vaScript")]), "active"],
    [
      "with a script under a wholly escaped name",
      pdfOf([
        script.replace(
          "/JavaScript",
          `/${[..."JavaScript"].map((letter) => `#${letter.charCodeAt(0).toString(16).toUpperCase()}`).join("")}`,
        ),
      ]),
      "active",
    ],
    ["that starts a program", pdfOf(["<< /S /Launch /F (calc.exe) >>"]), "active"],
    ["with a script that a film runs", pdfOf(["<< /S /Rendition /JS (x) >>"]), "active"],
    ["with forms of the kind that runs scripts", pdfOf(["<< /AcroForm << /XFA 3 0 R >> >>"]), "active"],
    ["with a script in packed objects", pdfOf([], [script]), "active"],
    [
      "with a script in packed objects that are not called so",
      Buffer.from(pdfOf([], [script]).toString("latin1").replace("/Type /ObjStm", "/Type /Other#"), "latin1"),
      "active",
    ],
    ["with objects packed in two ways", pdfOf([], [script], "/Filter [/ASCIIHexDecode /FlateDecode]"), "active"],
    ["with objects packed by a way that stands elsewhere", pdfOf([], [script], "/Filter 4 0 R"), "active"],
    [
      "with objects packed with a predictor",
      pdfOf([], [script], "/Filter /FlateDecode /DecodeParms << /Predictor 12 >>"),
      "active",
    ],
    ["encrypted, its objects packed", pdfOf(["<< /Encrypt 5 0 R >>"], ["<< >>"]), "locked"],
    [
      "whose packed objects are broken",
      Buffer.from(
        pdfOf([], ["<< >>"])
          .toString("latin1")
          .replace(/stream\n[\s\S]{4}/, "stream\nabcd"),
        "latin1",
      ),
      "kind",
    ],
    ["whose packed objects unpack into a hundred megabytes", pdfOf([], [" ".repeat(100 * 1024 * 1024)]), "heavy"],
  ])("%s is refused", async (_, bytes, problem) => {
    expect(await contentOf(bytes)).toEqual({ problem });
  });

  it("with a script across the end of a slice is refused", async () => {
    for (let back = 0; back < 24; back += 1) {
      const filler = Buffer.alloc(256 * 1024 - back - 40, 32);
      const bytes = Buffer.concat([pdfOf([]), filler, Buffer.from(script)]);
      expect(await contentOf(bytes), String(back)).toEqual({ problem: "active" });
    }
  });
});

describe("looking into a file of 12 MB", () => {
  const MEGABYTES = 12 * 1024 * 1024;
  const head = pdfOf(["<< >>"]);
  const random = () => Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256));
  const filledWith = (piece: Buffer) => Buffer.concat([head, Buffer.alloc(MEGABYTES - head.length, piece)]);

  it.each<[string, () => Buffer]>([
    ["of nothing in particular", () => filledWith(random())],
    ["of slashes and escapes", () => filledWith(Buffer.from("/#4a#61"))],
    ["of beginnings of streams", () => filledWith(Buffer.from("obj stream\n"))],
    ["of beginnings of objects", () => filledWith(Buffer.from("obj /First "))],
    [
      "of one long dictionary",
      () => Buffer.concat([filledWith(Buffer.from("/Filter ")), Buffer.from(" /First 1\nstream\n")]),
    ],
    [
      "of packed objects",
      () =>
        filledWith(
          Buffer.concat([Buffer.from("obj<</First 1/Filter/FlateDecode>>stream\n"), deflateSync(Buffer.alloc(9000))]),
        ),
    ],
    [
      "of a list of an archive",
      () => docx({ more: Array.from({ length: 60_000 }, (_, at) => ({ name: `w/${at}`, contents: "" })) }),
    ],
  ])("%s never holds whoever else waits", async (_, make) => {
    const bytes = make();
    // of this thread's processor between two turns of its loop, so that what else the machine does does not count
    let longest = 0;
    let last = process.threadCpuUsage();
    const turn = () => {
      const { user, system } = process.threadCpuUsage(last);
      longest = Math.max(longest, (user + system) / 1_000);
      last = process.threadCpuUsage();
    };
    const timer = setInterval(turn, 1);
    await contentOf(bytes);
    turn();
    clearInterval(timer);
    expect(longest).toBeLessThan(100);
  });
});
