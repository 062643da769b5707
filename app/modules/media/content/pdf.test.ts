import { describe, expect, it } from "vitest";
import { pdfOf } from "../../../../tests/support/documents";
import { encryptedPdf } from "../../../../tests/support/pdf";
import { contentOf as contentIn } from "./attachment-content.server";

const contentOf = (bytes: Buffer) => contentIn(bytes, 40_000_000);

const catalog = (more: string) => `<< /Type /Catalog ${more} >>`;
const ACTION = "<< /S /URI /URI (https://e.example) >>";
const fileNamed = (name: string, more = "") => `<< /Type /Filespec ${name} /EF << /F 9 0 R >> ${more} >>`;

const script = "<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>";

const OPENING = catalog("/OpenAction 2 0 R");
const PLACE = "<< /S /GoTo /D (a) >>";

/** Actions that a reader of PDFs finds and this house does not, or not all of them. */
const UNREAD: [string, ...string[]][] = [
  ["with a comment in the head of an action", OPENING, `${PLACE}\nendobj\n2 % a\n0 obj\n${ACTION}`],
  ["with a head without a space", OPENING, `${PLACE}\nendobj\n2 0obj\n${ACTION}`],
  ["with a number that is not plain in a head", OPENING, `${PLACE}\nendobj\n2.0 0 obj\n${ACTION}`],
  ["with a long blank in the head of an action", OPENING, `${PLACE}\nendobj\n2${" ".repeat(100)}0 obj\n${ACTION}`],
  ["with a comment in the reference to an action", catalog("/OpenAction 2 % a\n0 R"), ACTION],
  ["with an action that is not found", catalog("/OpenAction 7 0 R")],
  ["with a number that is not plain before an action", catalog("/OpenAction +2 0 R"), ACTION],
  ["with a long blank before an action", catalog(`/OpenAction${" ".repeat(300_000)}2 0 R`), ACTION],
  ["with a long text in its action", catalog(`/OpenAction << /A (${"a".repeat(300_000)}) /S /URI >>`)],
  ["with lists in lists in its action", catalog(`/OpenAction << /A ${"[".repeat(25)}${"]".repeat(25)} /S /URI >>`)],
  ["with a broken text in its action", catalog("/OpenAction << <zz> /S /URI >>")],
  ["with a key that is none in its action", catalog("/OpenAction << (a) /S /URI >>")],
  ["with an action of two kinds", catalog("/OpenAction << /S /URI /S /GoTo >>")],
  ["with an action whose kind is not found", catalog("/OpenAction << /S 7 0 R >>")],
  [
    "with a place that is a list of actions elsewhere",
    catalog("/OpenAction 3 0 R /AA << /O 2 0 R >>"),
    "<< /S /GoTo /Next 3 0 R >>",
    `[${ACTION}]`,
  ],
  ["with events that look like an action", `<< /AA << /S /GoTo /O ${ACTION} >> >>`],
  [
    "with a hundred editions of its action",
    OPENING,
    `${PLACE}\nendobj\n${`2 0 obj\n${PLACE}\nendobj\n`.repeat(100)}2 0 obj\n${ACTION}`,
  ],
];

/** With the encryption of each age: RC4, then AES in two ways. */
describe.each(["1.4", "1.6", "1.7", "1.7ext3"])("an encrypted PDF %s", (version) => {
  it("that opens with a password is refused for it", async () => {
    const passwords = { userPassword: "secret", ownerPassword: "owner" };
    expect(await contentOf(await encryptedPdf("Secret", passwords, version))).toEqual({ problem: "password" });
  });

  it("that only restricts printing and copying is taken", async () => {
    const bytes = await encryptedPdf("Caiet de sarcini", { ownerPassword: "owner" }, version);
    expect(await contentOf(bytes)).toMatchObject({ kind: "pdf" });
  });
});

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
    ["that opens at a page", pdfOf([catalog("/OpenAction [3 0 R /FitH 800]")])],
    [
      "that opens at a page by an action, with links",
      pdfOf([catalog("/OpenAction 2 0 R"), "<< /S /GoTo /D [3 0 R /Fit] >>", `<< /Annots [<< /A ${ACTION} >>] >>`]),
    ],
    [
      "that opens at a page, in packed objects",
      pdfOf([], [catalog("/OpenAction 2 0 R"), "<< /S /GoTo /D (a) /Next << /S /Named /N /NextPage >> >>"]),
    ],
    ["with a button that sends a form", pdfOf(["<< /A << /S /SubmitForm /F (https://primarie.ro) >> >>"])],
    ["with the data of its invoice", pdfOf([fileNamed("/F (factura.xml) /UF <FEFF0066002E0078006D006C>")])],
    [
      "that opens at a page, a place that stands elsewhere",
      pdfOf([catalog("/OpenAction 2 0 R"), "[3 0 R /Fit]", "<< /Annots 4 0 R >>", `[<< /A ${ACTION} >>]`]),
    ],
    ["with the data of its invoice, named behind a comment", pdfOf([fileNamed("/UF 2 % a\n0 R"), "(a.xml)"])],
    ["with its signature, named elsewhere", pdfOf([fileNamed("/UF 2 0 R"), "(act\\056p7s)"])],
  ])("%s is taken", async (_, bytes) => {
    expect(await contentOf(bytes)).toEqual({ kind: "pdf", bytes });
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
    ["with a film of programs", pdfOf(["<< /Subtype /RichMedia >>"]), "active"],
    ["that opens an address", pdfOf([catalog(`/OpenAction ${ACTION}`)]), "opens"],
    ...["SubmitForm", "ImportData", "GoToR", "GoToE", "Thread"].map((name): [string, Buffer, string] => [
      `that opens by ${name}`,
      pdfOf([catalog(`/OpenAction << /S /${name} /F (\\\\\\\\server\\\\a) >>`)]),
      "opens",
    ]),
    [
      "that opens an address, under an escaped name",
      pdfOf([catalog("/Open#41ction << /#53 /U#52I /URI (a) >>")]),
      "opens",
    ],
    ["that opens an address elsewhere in it", pdfOf([catalog("/OpenAction % a\n 2 0 R"), ACTION]), "opens"],
    [
      "that opens an address after a place",
      pdfOf([catalog("/OpenAction 2 0 R"), "<< /S /GoTo /D (a) /Next [3 0 R] >>", ACTION]),
      "opens",
    ],
    ["that opens an address in packed objects", pdfOf([], [catalog("/OpenAction 2 0 R"), ACTION]), "opens"],
    [
      "that opens an address whose kind stands elsewhere",
      pdfOf([catalog("/OpenAction << /S 2 0 R >>"), "/URI"]),
      "opens",
    ],
    ["whose page opens an address", pdfOf([`<< /Type /Page /AA << /O ${ACTION} >> >>`]), "opens"],
    [
      "whose field opens an address, by events elsewhere",
      pdfOf(["<< /FT /Tx /AA 2 0 R >>", "<< /Fo 3 0 R >>", ACTION]),
      "opens",
    ],
    [
      "that opens an address in one of two editions",
      pdfOf([catalog("/OpenAction 2 0 R"), "[3 0 R /Fit] endobj 2 0 obj << /S /URI /URI (a) >>"]),
      "opens",
    ],
    ["with a program in it", pdfOf([fileNamed("/F (a.xml) /UF (program.exe)")]), "attached"],
    ["with a program whose name is written in numbers", pdfOf([fileNamed("/UF <FEFF0061002E006A0073>")]), "attached"],
    ["with a program whose name stands elsewhere", pdfOf([fileNamed("/F 2 0 R"), "(a.bat)"]), "attached"],
    ["with a program, listed by name", pdfOf([`<< /Names [(a.xml) ${fileNamed("/F (a.lnk)")}] >>`]), "attached"],
    ["with a file without a name", pdfOf([fileNamed("")]), "attached"],
    ["with a program in packed objects", pdfOf([], ["<< >>", fileNamed("/F (a.hta)")]), "attached"],
    ...UNREAD.map(([name, ...objects]): [string, Buffer, string] => [name, pdfOf(objects), "opens"]),
    [
      "with a program whose name stands behind a comment",
      pdfOf([fileNamed("/F (a.xml) /UF 2 % a\n0 R"), "(a.exe)"]),
      "attached",
    ],
    ["with a program, its name twice", pdfOf([fileNamed("/UF (a.exe) /UF (a.xml)")]), "attached"],
    ["with a program whose name is not found", pdfOf([fileNamed("/F (a.xml) /UF 7 0 R")]), "attached"],
    [
      "with a program, described as another object",
      pdfOf([fileNamed("/UF (a.exe) /Desc (7 0 obj<</F(a.xml)%)\n")]),
      "attached",
    ],
    ["with a program after a key that is none", pdfOf([fileNamed("/F (a.xml) <zz> /UF (a.exe)")]), "attached"],
    [
      "with a program and a text without end",
      pdfOf([fileNamed("/F (a.xml)", `/UF (a.exe) ${"/A [".repeat(25)}`)]),
      "attached",
    ],
    [
      "with a file outside any object",
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(fileNamed("/F (a.xml)"))]),
      "attached",
    ],
    [
      "with two lengths of the list of its packed objects",
      pdfOf([], ["<< >>"], "/First 1 /Filter /FlateDecode"),
      "active",
    ],
    ["encrypted, with a file", pdfOf([fileNamed("/F (a.xml)"), "<< /Encrypt 5 0 R >>"]), "locked"],
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

  it("with the head of an action across the end of a slice is refused", async () => {
    for (const blanks of [1, 8, 70, 300]) {
      for (let back = 0; back <= blanks + 8; back += Math.ceil(blanks / 8)) {
        const beginning = pdfOf([OPENING, PLACE]);
        const filler = Buffer.alloc(256 * 1024 - beginning.length - back, 32);
        const bytes = Buffer.concat([beginning, filler, Buffer.from(`2${" ".repeat(blanks)}0 obj${ACTION}`)]);
        expect(await contentOf(bytes), `${blanks} ${back}`).toEqual({ problem: "opens" });
      }
    }
  });
});
