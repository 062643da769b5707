import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  docx,
  docxSaying,
  docxWith,
  ods,
  pdfDrawing,
  pdfSaying,
  workbookSaying,
} from "../../../../tests/support/documents";
import { contentOf } from "./attachment-content.server";
import { textOf } from "./text-content.server";

const PAGE = Array.from(
  { length: 45 },
  (_, line) => `Randul ${line}: necesarul de fonduri pentru lucrari de intretinere.`,
);
const pages = (number: number) =>
  Array.from({ length: number }, (_, index) => [`Pagina ${index + 1}`, ...PAGE].join("\n"));

/** So many bytes, packed: one piece of them is packed once and stands there again and again. */
function thousandMillion(): Buffer {
  const words = Buffer.alloc(11_000_000, "(bomba) Tj ");
  const piece = deflateRawSync(words, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const head = Buffer.from([0x78, 0xda]);
  const end = deflateRawSync("");
  const unread = Buffer.alloc(4);
  return Buffer.concat([head, ...Array.from({ length: 91 }, () => piece), end, unread]);
}

describe("the text of a document", () => {
  it("is that of each page of a PDF", async () => {
    const text = await textOf("pdf", pdfSaying(["Referat de necesitate", "Anexa (2)\nDeviz\\total"]));
    expect(text).toEqual({ pages: ["Referat de necesitate", "Anexa (2)\nDeviz\\total"], cut: false });
  });

  it("is that of the paragraphs of Word", async () => {
    const text = await textOf("docx", docxSaying("Dispoziția primarului", "Ştefan &amp; fiii"));
    expect(text).toEqual({ pages: ["Dispoziția primarului\nŞtefan & fiii"], cut: false });
  });

  it("is without what nobody sees, and with the letters that an old font had", async () => {
    const text = await textOf("docx", docxSaying("Digi\u00adta\u00adli\u200bzare\u200e", "localitãþile ºi oraºele"));
    expect(text).toEqual({ pages: ["Digitalizare\nlocalitățile și orașele"], cut: false });
  });

  it("is without what was struck out of Word or deleted with its changes tracked, and breaks lines where they break", async () => {
    const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const kept = `<w:p>${run("Taxa este de ")}${run("100 ", "<w:strike/>")}${run("200 lei", '<w:strike w:val="0"/>')}</w:p>`;
    const tracked = `<w:p><w:del>${run("Termen: 10 zile")}</w:del><w:ins>${run("Termen:")}<w:r><w:br/></w:r>${run("30 de zile")}</w:ins></w:p>`;
    const text = await textOf("docx", docxWith(`${kept}<w:p>${run("Abrogat", "<w:strike/>")}</w:p>${tracked}`));
    expect(text).toEqual({ pages: ["Taxa este de 200 lei\nTermen:\n30 de zile"], cut: false });
  });

  const item = (list: number, text: string, level = 0) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const listed =
    item(1, "Cereți oferta") + item(3, "scris") + item(1, "Alegeți") + item(2, "Înscrieți") + item(2, "art.", 1);
  const level = (format: string, text: string, at = 0) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

  it.each([
    ["1., 2., 3.", "%1.", "", "1. Cereți oferta\nscris\n2. Alegeți\n1. Înscrieți\nart."],
    ["1), 2), 3)", "%1)", "", "1. Cereți oferta\nscris\n2. Alegeți\n1. Înscrieți\nart."],
    ["Art. 1", "Art. %1", "", "Cereți oferta\nscris\nAlegeți\nÎnscrieți\nart."],
    [
      "1., begun again somewhere",
      "%1.",
      '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>',
      "Cereți oferta\nscris\nAlegeți\nÎnscrieți\nart.",
    ],
  ])("has the numbers of steps where lists count %s", async (_name, text, override, said) => {
    const kinds = [
      level("decimal", text),
      level("decimal", text) + level("lowerLetter", "%2)", 1),
      level("bullet", "•"),
    ];
    const lists = kinds
      .map((levels, at) => `<w:abstractNum w:abstractNumId="${at}">${levels}</w:abstractNum>`)
      .join("");
    const numbers = [1, 2, 3].map(
      (id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id - 1}"/>${override}</w:num>`,
    );
    const bytes = docxWith(listed, { numbering: `${lists}${numbers.join("")}` });
    expect(await textOf("docx", bytes)).toEqual({ pages: [said], cut: false });
  });

  it("is that of the rows of a sheet, of Excel and of LibreOffice", async () => {
    const sheet = workbookSaying([
      ["Denumire", "Preț"],
      ["Var &lt;alb&gt;", 12.5],
    ]);
    expect(await textOf("xlsx", sheet)).toEqual({ pages: ["Denumire | Preț\nVar <alb> | 12,5"], cut: false });
    const content =
      "<table:table-row><table:table-cell><text:p>Var</text:p></table:table-cell><table:table-cell><text:p>12,5</text:p></table:table-cell></table:table-row>";
    expect(await textOf("ods", ods({ content }))).toEqual({ pages: ["Var | 12,5"], cut: false });
  });

  it("is empty where there are only pictures", async () => {
    const scan = pdfDrawing([{ stream: Buffer.from("0 0 100 100 re f"), filter: "" }]);
    expect(await textOf("pdf", scan)).toEqual({ pages: [""], cut: false });
  });

  it("has no character that the database refuses", async () => {
    const text = await textOf(
      "pdf",
      pdfDrawing([{ stream: Buffer.from("BT /F1 12 Tf (a\\000b\\001c) Tj ET"), filter: "" }]),
    );
    expect(JSON.stringify(text)).not.toMatch(/\\u00/);
  });
});

describe("bad luck ends in an answer", () => {
  it("a PDF of 600 pages is read up to a bound", async () => {
    const text = await textOf("pdf", pdfSaying(pages(600)));
    if (typeof text === "string") throw new Error(text);
    expect(text.cut).toBe(true);
    expect(text.pages).toHaveLength(500);
    expect(text.pages[499]).toContain("Pagina 500");
  });

  it("a PDF that unpacks into a thousand million bytes", async () => {
    const bomb = pdfDrawing([{ stream: thousandMillion(), filter: "/Filter /FlateDecode" }]);
    expect((await contentOf(bomb, 1)).kind).toBe("pdf"); // nothing about it is refused when it is sent
    expect(await textOf("pdf", bomb)).toBe("died");
    expect(await textOf("pdf", pdfSaying(["Mai departe"]))).toMatchObject({ pages: ["Mai departe"] });
  });

  it("a DOCX whose text is far larger than its archive is read up to a bound", async () => {
    const bomb = docxSaying(...Array.from({ length: 3 }, () => "a".repeat(5_000_000)));
    expect((await contentOf(bomb, 1)).kind).toBe("docx");
    expect(await textOf("docx", bomb)).toMatchObject({ cut: true });
  });

  it("a DOCX whose text is larger than any document is not read", async () => {
    expect(await textOf("docx", docxSaying(...Array.from({ length: 11 }, () => "a".repeat(5_000_000))))).toBe("heavy");
  });

  it("a DOCX that is nothing but elements is read", async () => {
    const text = await textOf("docx", docxSaying(...Array.from({ length: 150_000 }, () => "a")));
    if (typeof text === "string") throw new Error(text);
    expect(text.pages[0]).toMatch(/^a\na\n/);
  });

  it("a PDF with a password", async () => {
    const encrypt =
      "/Encrypt << /Filter /Standard /V 1 /R 2 /P -1 /O <0000000000000000000000000000000000000000000000000000000000000000> /U <0000000000000000000000000000000000000000000000000000000000000000> >> /ID [<00> <00>]";
    expect(await textOf("pdf", pdfSaying(["Secret"], encrypt))).toBe("locked");
  });

  it("a document with macros is not even received", async () => {
    const bytes = docx({ more: [{ name: "word/vbaProject.bin", contents: "" }] });
    expect((await contentOf(bytes, 1)).problem).toBe("macros");
  });

  it("a sheet of 200,000 rows is read up to a bound", async () => {
    const rows = Array.from({ length: 200_000 }, (_, row) => [row, `Strada ${row % 500}`, "casa de locuit", 12.5]);
    const text = await textOf("xlsx", workbookSaying(rows));
    if (typeof text === "string") throw new Error(text);
    expect(text.cut).toBe(true);
    expect(text.pages[0]).toContain("0 | Strada 0 | casa de locuit | 12,5");
  });

  it.each(["pdf", "docx", "xlsx", "ods"] as const)("a %s that is none", async (kind) => {
    expect(await textOf(kind, Buffer.from(`%PDF-1.7 ${"nimic ".repeat(200)}`))).toBe("broken");
  });
});
