import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { docxPart } from "../../../tests/support/docx";
import { pdfPages } from "../../../tests/support/pdf";
import { photo } from "../../../tests/support/pictures";
import { docxOf } from "./docx";
import { paperFonts } from "./fonts";
import { ownFonts } from "./own-fonts";
import { type Paper, type PaperPart, paragraph } from "./paper";
import { pdfOf } from "./pdf";
import { notPrinted, printed } from "./printed";

const paperOf = (...parts: PaperPart[]): Paper => ({
  title: "Referat",
  subtitle: null,
  head: ["ROMÂNIA"],
  registration: null,
  notes: [],
  foot: "Referat",
  parts,
});

const readBack = async (text: string, style = {}): Promise<string> =>
  (await pdfPages(await pdfOf(paperOf(paragraph(text, style)), paperFonts))).join("\n");

/** What a clerk may paste from a word processor, a price list or a technical specification. */
const SIGNS = [
  "¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷",
  "‐–—―‖‘’‚‛“”„‟†‡•‣…‰‱′″‴‹›※‼‽⁂⁄⁇⁈⁉",
  "⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎",
  "₠₡₣₤₦₧₩₫€₭₮₱₲₴₵₸₹₺₽",
  "℃℅℉ℓ№℗℞℠™℮⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅰⅱⅲⅳⅴ",
  "←↑→↓↔↕↖↗↘↙↩↪⇄⇐⇑⇒⇓⇔",
  "∀∂∃∅∆∇∈∉∋∏∑−∓∕∗∙√∝∞∟∠∧∨∩∪∫∴∵∼≈≠≡≤≥≪≫⊂⊃⊆⊇⊕⊗⊥",
  "⌀⌂⌈⌉⌊⌋①②③④⑤⑥⑦⑧⑨⑩",
  "─│┌┐└┘├┤┬┴┼═║░▒▓■□▢▪▫▬▲△►▼▽◄◆◇◊○◌●◘◙◦",
  "★☆☎☐☑☒☛☞☹☺☻♀♂♠♣♥♦♪♫♭♯⚠✂✆✈✉✎✏✓✔✕✗✘❏❐❑❒➔➜➡",
  "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ",
  "ĂăÂâÎîȘșȚțŐőŰűČčĆćĐđŠšŽžŁłŃńŚśŹźŻżĞğİıßÆæØøÅåŒœÐðÞþĳŊŋẞ",
  "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяІіЇїЄєЎўЈј",
].join("");

async function demoCharacters(): Promise<Set<string>> {
  const folder = join("db", "worlds", "demo");
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Set(
    texts
      .join("")
      .normalize("NFC")
      .match(/[^\p{C}\p{Z}\p{M}]/gu) ?? [],
  );
}

const LINES: PaperPart = { kind: "lines", count: 2 };

describe("a PDF", () => {
  it.each([{}, { bold: true }])("has every character of the demo world and of the list of signs: %o", async (style) => {
    const signs = new Set(SIGNS.normalize("NFC"));
    expect(signs.size).toBeGreaterThan(300);
    const wanted = [...new Set([...(await demoCharacters()), ...signs])].filter((one) => one !== "?" && one !== "‐");
    const text = await readBack(wanted.join(" "), style);
    const read = new Set(text.normalize("NFC"));
    expect(wanted.filter((one) => !read.has(one))).toEqual([]);
    expect(text).not.toContain("?");
  });

  it("writes old letters as the new ones, leaves out what has no shape, and shows what it cannot write", async () => {
    const text = await readBack("şi ţara: 5\u202fm\u00b2, por\u00adtal\u200b, non\u2011stop, 漢");
    expect(text).toContain("și țara: 5 m², portal, non-stop, ?");
  });
});

it("a line of a PDF ends between words, also of a narrow column", async () => {
  const label = "Proiecte ale comunităților și parteneri verificați pentru învățământ, sănătate, întreținere";
  for (let width = 18; width < 34; width += 1) {
    const columns = [
      { label, width },
      { label: "", width: 100 - width },
    ];
    const [page = ""] = await pdfPages(await pdfOf(paperOf({ kind: "table", columns, rows: [] }), paperFonts));
    expect(page.replaceAll("\n", " "), `${width} %`).toContain(label);
  }
});

it("the characters that are said to be printed are those that the fonts have", () => {
  const own = ownFonts(paperFonts);
  for (const fontWeight of [400, 700]) {
    const fonts = Object.keys(paperFonts).map((fontFamily) => own.getFont({ fontFamily, fontWeight })?.data);
    const wrong: string[] = [];
    for (let code = 0x20; code <= 0xffff; code += 1) {
      const one = String.fromCodePoint(code);
      if (printed(one) !== one && printed(one) !== "?") continue; // written otherwise, or without a shape
      const isPrinted = one === "?" || printed(one) === one;
      if (isPrinted !== fonts.some((font) => font?.hasGlyphForCodePoint(code))) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  }
  expect(notPrinted("Ținta: 5 m², 漢字 și 😀😀, por\u00adtal")).toEqual(["漢", "字", "😀"]);
});

it("a PDF names its parts for whoever hears it, has its language and shows its title", async () => {
  const columns = [{ label: "Firma", width: 100 }];
  const table: PaperPart = { kind: "table", columns, rows: [["Ghilda SRL"]] };
  const logo = { jpeg: (await (await photo({ width: 40, height: 40 })).jpeg().toBuffer()).toString("base64") };
  const paper = paperOf({ kind: "heading", text: "1. Ofertele" }, paragraph("Text. ".repeat(2_000)), table, SIGNED);
  const bytes = await pdfOf({ ...paper, logo: { ...logo, width: 40, height: 40 } }, paperFonts);
  const file = Buffer.from(bytes).toString("latin1");
  for (const said of ["/Marked true", "/Lang (ro)", "/DisplayDocTitle true", "/StructTreeRoot", "/Alt ("])
    expect(file).toContain(said);
  const roles = [...file.matchAll(/\/S \/(\w+)\n/g)].map(([, role]) => role);
  const counted = (role: string) => roles.filter((one) => one === role).length;
  expect(["Document", "H1", "H2", "Table", "TR", "TH", "TD", "Figure"].map(counted)).toEqual([1, 1, 1, 1, 2, 1, 1, 1]);
  expect(counted("P")).toBeGreaterThan(3);
});

const SIGNED: PaperPart = {
  kind: "signatures",
  people: ["Primar", "Secretar general", "Întocmit"].map((title) => ({ title, name: "Ana Pop" })),
};

describe("the signatures", () => {
  const heading: PaperPart = { kind: "heading", text: "5. Concluzia" };
  it.each<[string, PaperPart[]]>([
    ["a sentence", [heading, paragraph("Observații")]],
    ["lines to write on", [heading, paragraph("Observații"), { kind: "lines", count: 3 }]],
  ])("are on a page with what is signed, %s, however long the text is", async (_, end) => {
    for (let lines = 36; lines < 58; lines += 3) {
      const filling = Array.from({ length: lines }, (_, index) => paragraph(`Rândul ${index}.`));
      const pages = await pdfPages(await pdfOf(paperOf(...filling, ...end, SIGNED), paperFonts));
      const signed = pages.find((page) => page.includes("Semnătura:")) ?? "";
      for (const words of ["5. Concluzia", "Observații", "Secretar general", "Întocmit"])
        expect(signed, `${lines} lines: ${words}`).toContain(words);
    }
  });

  it.each<[string, PaperPart]>([
    ["paragraph", paragraph(`${"Comisia a constatat că oferta îndeplinește cerințele. ".repeat(30)}Ultimele cuvinte.`)],
    [
      "table",
      {
        kind: "table",
        columns: [{ label: "Firma", width: 100 }],
        rows: Array.from({ length: 20 }, (_, row) => [
          `Firma cu numărul ${row}, cu un nume lung, ca tabelul să fie lung și el. ${row === 19 ? "Ultimele cuvinte." : ""}`,
        ]),
      },
    ],
  ])("have above them the end of a long %s", async (_, end) => {
    for (let lines = 10; lines < 24; lines += 2) {
      const filling = Array.from({ length: lines }, (_, index) => paragraph(`Rândul ${index}.`));
      const pages = await pdfPages(await pdfOf(paperOf(...filling, end, SIGNED), paperFonts));
      expect(
        pages.find((page) => page.includes("Semnătura:")),
        `${lines} lines`,
      ).toContain("Ultimele cuvinte.");
      expect(pages.join("").match(/Firma cu numărul/g) ?? []).toHaveLength(end.kind === "table" ? 20 : 0);
    }
  });

  it("have the notes below them, and a paper that is a little too long is written closer", async () => {
    const noted = (...parts: PaperPart[]) => ({ ...paperOf(...parts, SIGNED), notes: ["Temei: Legea 98/2016."] });
    const lines = (count: number) => Array.from({ length: count }, (_, index) => paragraph(`Rândul ${index}.`));
    const pagesOf: number[] = [];
    for (let count = 20; count < 52; count += 2) {
      const pages = await pdfPages(await pdfOf(noted(...lines(count)), paperFonts));
      const last = pages.at(-1) ?? "";
      for (const said of ["Semnătura:", "Temei:", `Rândul ${count - 1}.`])
        expect(last, `${count} lines`).toContain(said);
      pagesOf.push(pages.length);
    }
    expect(pagesOf).toEqual(pagesOf.toSorted());
    expect(pagesOf[5]).toBe(1); // 30 lines, which take more than a page otherwise
  });

  it("what lines are for stays above the first of them, in Word too", async () => {
    const bytes = Buffer.from(
      await docxOf(paperOf(paragraph("Prima."), paragraph("Observații:"), LINES, paragraph("Z."))),
    );
    const xml = await docxPart(bytes, "word/document.xml");
    const kept = [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].filter(([one]) => /<w:keepNext\/>/.test(one));
    expect(kept.map(([one]) => one.replace(/<[^>]*>/g, ""))).toEqual(["Observații:"]);
  });

  it("keep with them what stands before, in Word too", async () => {
    const bytes = Buffer.from(await docxOf(paperOf(paragraph("Prima."), paragraph("Ultima."), SIGNED)));
    const xml = await docxPart(bytes, "word/document.xml");
    const kept = [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([one]) => /<w:keepNext\/>/.test(one));
    const words = [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([one]) => one.replace(/<[^>]*>/g, ""));
    expect(kept[words.indexOf("Prima.")]).toBe(false);
    expect(kept[words.indexOf("Ultima.")]).toBe(true);
    expect([kept[words.indexOf("Primar")], kept[words.indexOf("Întocmit")]]).toEqual([true, false]);
  });
});

it("each line to write on is drawn by itself in Word: a tab filled with dots, not a border that joins the next", async () => {
  const bytes = Buffer.from(await docxOf(paperOf({ kind: "lines", count: 3 })));
  const xml = await docxPart(bytes, "word/document.xml");
  expect(xml.match(/<w:tab w:val="right" w:pos="\d+" w:leader="dot"\/>/g)).toHaveLength(3);
  expect(xml).not.toContain("w:pBdr");
});
