import { describe, expect, it } from "vitest";
import { docxWith, ods, workbookWith } from "../../../../tests/support/documents";
import { documentText } from "./document-text";

/** What is found of a document, in one text. */
async function found(kind: "docx" | "xlsx" | "ods", bytes: Buffer): Promise<string> {
  const text = await documentText(kind, bytes);
  if (typeof text === "string") throw new Error(text);
  return text.pages.join("\n");
}

const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const lines = (...runs: string[]) => runs.map((one) => `<w:p>${one}</w:p>`).join("");

describe("a Word document is found as Word shows it", () => {
  const NOTES = {
    footnotes: `<w:footnote w:type="separator" w:id="0">${lines(run("linie"))}</w:footnote><w:footnote w:id="2">${lines(run("Nota de subsol"), run("pe două rânduri"))}</w:footnote><w:footnote w:id="3">${lines(run("nechemată"))}</w:footnote>`,
    endnotes: `<w:endnote w:id="1">${lines(run("Nota de final"))}</w:endnote>`,
  };

  it("with its notes after the paragraph that they are of", async () => {
    const refer = '<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:endnoteReference w:id="1"/></w:r>';
    const text = await found("docx", docxWith(lines(run("Art. 1") + refer, run("Art. 2")), NOTES));
    expect(text).toBe("Art. 1\nNota de subsol\npe două rânduri\nNota de final\nArt. 2");
  });

  it("with the headers and footers that some page has", async () => {
    const reference = (type: string, id: string, of = "header") => `<w:${of}Reference w:type="${type}" r:id="${id}"/>`;
    const body = (more: string) =>
      `${lines(run("Text"))}<w:sectPr>${reference("default", "footer1", "footer")}${reference("first", "header1")}${reference("even", "header2")}${more}</w:sectPr>`;
    const parts = {
      header1: lines(run("Prima pagină")),
      header2: lines(run("Pagini pare")),
      footer1: lines(run("Subsolul")),
      header3: lines(run("nefolosit")),
    };
    expect(await found("docx", docxWith(body(""), parts))).toBe("Text\nSubsolul");
    const even = { ...parts, settings: "<w:evenAndOddHeaders/>" };
    expect(await found("docx", docxWith(body("<w:titlePg/>"), even))).toBe("Text\nSubsolul\nPrima pagină\nPagini pare");
  });

  it("without what is hidden, by itself or by its style, and with what its style only hides above", async () => {
    const style = (id: string, basedOn: string, inside: string) =>
      `<w:style w:styleId="${id}"><w:basedOn w:val="${basedOn}"/><w:rPr>${inside}</w:rPr></w:style>`;
    const styles =
      style("Base", "", "<w:vanish/>") + style("Own", "Base", "") + style("Seen", "Base", '<w:vanish w:val="0"/>');
    const styled = (id: string, text: string) => `<w:pPr><w:pStyle w:val="${id}"/></w:pPr>${text}`;
    const text = await found(
      "docx",
      docxWith(
        lines(
          run("ascuns", "<w:vanish/>") + run("văzut", '<w:vanish w:val="false"/>'),
          styled("Own", run("ascuns") + run(" arătat", '<w:vanish w:val="0"/>')),
          styled("Seen", run("de stil")),
          `<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run("cu semnul de paragraf ascuns")}`,
          run("ascuns", '<w:rStyle w:val="Own"/>'),
        ),
        { styles },
      ),
    );
    expect(text).toBe("văzut\narătat\nde stil\ncu semnul de paragraf ascuns");
  });

  it("without rows that were deleted or hidden, and without what was moved away", async () => {
    const row = (properties: string, text: string) =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${lines(run(text))}</w:tc></w:tr>`;
    const table = `<w:tbl>${row("", "rămas")}${row('<w:del w:id="1" w:author="A"/>', "șters")}${row("<w:hidden/>", "ascuns")}</w:tbl>`;
    const moved = `<w:p><w:moveFrom w:id="2">${run("vechi")}</w:moveFrom><w:moveTo w:id="3">${run("nou")}</w:moveTo></w:p>`;
    expect(await found("docx", docxWith(table + moved))).toBe("rămas\nnou");
  });

  it("with the words of fields, boxes and controls, each once", async () => {
    const box = `<w:txbxContent>${lines(run("în casetă"))}</w:txbxContent>`;
    const text = await found(
      "docx",
      docxWith(
        lines(
          `${run("Lângă ")}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>${run("casetă")}`,
          `<w:fldSimple w:instr=" DATE ">${run("15 martie 2027")}</w:fldSimple>`,
          `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("7")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
          `<w:sdt><w:sdtPr><w:rPr><w:vanish/></w:rPr></w:sdtPr><w:sdtContent>${run("în control")}</w:sdtContent></w:sdt>`,
          `<w:tbl><w:tr><w:sdt><w:sdtContent><w:tc>${lines(run("în celulă"))}</w:tc></w:sdtContent></w:sdt></w:tr></w:tbl>`,
          `${run("Valea")}<w:r><w:noBreakHyphen/></w:r>${run("Seacă")}`,
        ),
      ),
    );
    expect(text).toBe("în casetă\nLângă casetă\n15 martie 2027\n7\nîn control\nîn celulă\nValea-Seacă");
  });
});

describe("a sheet of Excel is found as Excel shows it", () => {
  const formats = [
    "",
    'numFmtId="14"',
    'numFmtId="9"',
    'numFmtId="3"',
    'numFmtId="164"',
    'numFmtId="165"',
    'numFmtId="166"',
  ];
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;lei&quot;"/><numFmt numFmtId="165" formatCode=";;;"/><numFmt numFmtId="166" formatCode="[$-418]d mmmm yyyy"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${formats.map((one) => `<xf ${one}/>`).join("")}</cellXfs></styleSheet>`;
  const cell = (value: string | number, style = 0, more = "") => `<c s="${style}" ${more}><v>${value}</v></c>`;

  it("dates, percentages and sums in their formats, and nothing where the format shows nothing", async () => {
    const row = [
      cell(46461, 1),
      cell(0.19, 2),
      cell(1250000, 3),
      cell(1250.5, 4),
      cell(7, 5),
      cell(46461, 6),
      cell(12.5),
    ];
    const more =
      '<c t="b"><v>1</v></c><c t="str"><v>text</v></c><c t="inlineStr"><is><t>scris</t></is></c><c t="e"><v>#N/A</v></c>';
    const bytes = workbookWith({ sheets: [{ rows: `<row>${row.join("")}${more}</row>` }], parts: { styles } });
    expect(await found("xlsx", bytes)).toBe(
      "15.03.2027 | 19 % | 1.250.000 | 1.250,50 lei | 15 martie 2027 | 12,5 | ADEVĂRAT | text | scris | #N/A",
    );
  });

  it("dates of a Mac, which count from another day", async () => {
    const sheets = [{ rows: `<row>${cell(46461 - 1462, 1)}</row>` }];
    const bytes = workbookWith({ sheets, parts: { styles }, properties: '<workbookPr date1904="1"/>' });
    expect(await found("xlsx", bytes)).toBe("15.03.2027");
  });

  it("without hidden sheets, rows and columns", async () => {
    const at = (place: string, value: number) => cell(value, 0, `r="${place}"`);
    const bytes = workbookWith({
      sheets: [
        { rows: `<row>${cell(1)}</row>`, state: "hidden" },
        {
          columns: '<cols><col min="2" max="3" hidden="1"/></cols>',
          rows: `<row>${at("A1", 10)}${at("B1", 20)}${at("C1", 30)}${at("D1", 40)}</row><row hidden="1">${at("A2", 50)}</row><row>${cell(60)}${cell(70)}</row>`,
        },
        { rows: `<row>${cell(2)}</row>`, state: "veryHidden" },
      ],
    });
    expect(await found("xlsx", bytes)).toBe("10 | 40\n60");
  });
});

describe("a sheet of LibreOffice is found as LibreOffice shows it", () => {
  const cell = (text: string, more = "", inside = "") =>
    `<table:table-cell ${more}>${inside}<text:p>${text}</text:p></table:table-cell>`;
  const row = (cells: string, more = "") => `<table:table-row ${more}>${cells}</table:table-row>`;
  const table = (rows: string, style = "") => `<table:table table:style-name="${style}">${rows}</table:table>`;

  it("without hidden sheets, rows and columns, notes and what was deleted", async () => {
    const content = `<office:automatic-styles><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:tracked-changes><text:p>șters</text:p></table:tracked-changes>
${table(row(cell("ascuns")), "ta2")}${table(
  `<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/><table:table-column/>
      ${row(cell("15.03.2027") + cell("ascuns") + cell("ascuns") + cell("19 %"))}
      ${row(cell("ascuns"), 'table:visibility="collapse"')}${row(cell("filtrat"), 'table:visibility="filter"')}
      <table:table-row-group table:display="false">${row(cell("pliat"))}</table:table-row-group>
      ${row(cell("unu", "", "<office:annotation><text:p>notă</text:p></office:annotation>") + cell("", 'table:number-columns-repeated="2"') + cell("doi<text:s/>trei<text:line-break/>patru"))}`,
  "ta1",
)}</office:spreadsheet></office:body>`;
    expect(await found("ods", ods({ content }))).toBe("15.03.2027 | 19 %\nunu | doi trei patru");
  });

  it("with what stands in several cells and rows once for each of them", async () => {
    const thrice = 'table:number-columns-repeated="3"';
    const content = table(
      `<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="9"/>
      ${row(cell("5", thrice) + cell("6"))}${row(cell("repetat"), 'table:number-rows-repeated="2"')}`,
    );
    expect(await found("ods", ods({ content }))).toBe("5 | 5 | 6\nrepetat\nrepetat");
  });

  it("with what is said to stand in all cells of a sheet, up to a bound", async () => {
    const all = 'table:number-columns-repeated="16384"';
    const content = table(row(cell("a".repeat(1_000), all).repeat(50), 'table:number-rows-repeated="1048576"'));
    const text = await documentText("ods", ods({ content }));
    if (typeof text === "string") throw new Error(text);
    expect(text.cut).toBe(true);
    expect(text.pages.join("").length).toBeLessThan(5_000_000);
  });

  it("with the words of boxes on lines of their own, where their row, column and sheet are shown", async () => {
    const box = (...texts: string[]) =>
      `<draw:frame><draw:text-box>${texts.map((text) => `<text:p>${text}</text:p>`).join("")}</draw:text-box><svg:desc>descriere</svg:desc></draw:frame>`;
    const sheet = (text: string) => `<table:shapes>${box(text)}</table:shapes>`;
    const styles = '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
    const content = `${styles}${table(`${sheet("ascuns")}${row(cell("ascuns", "", box("ascuns")))}`, "ta2")}${table(
      `${sheet("pe foaie")}<table:table-column/><table:table-column table:visibility="collapse"/>
      ${row(cell("1.250 lei", "", `${box("fără TVA", "pe lună")}<draw:custom-shape><text:p>săgeată</text:p></draw:custom-shape>`) + cell("ascuns", "", box("ascuns")))}
      ${row(cell("ascuns", "", box("ascuns")), 'table:visibility="collapse"')}${row(cell("sfârșit"))}`,
    )}`;
    expect(await found("ods", ods({ content }))).toBe("pe foaie\n1.250 lei\nfără TVA\npe lună\nsăgeată\nsfârșit");
  });

  it("with the headers and footers of the sheets that are shown, without the numbers of pages", async () => {
    const lines = (...texts: string[]) => texts.map((text) => `<text:p>${text}</text:p>`).join("");
    const page = (name: string, inside: string) =>
      `<style:master-page style:name="${name}">${inside}</style:master-page>`;
    const styles = `<office:master-styles>${page(
      "Own",
      `<style:header><style:region-left>${lines("Anexa 3")}</style:region-left><style:region-right>${lines("la HCL nr. 12")}</style:region-right></style:header>
      <style:header-left style:display="false">${lines("nearătat")}</style:header-left>
      <style:footer>${lines("Pagina <text:page-number>1</text:page-number>", "<text:sheet-name>???</text:sheet-name>", "Întocmit")}</style:footer>`,
    )}${page("Default", `<style:header>${lines("de la sine")}</style:header>`)}${page("Third", `<style:header>${lines("nefolosit")}</style:header>`)}</office:master-styles>`;
    const own =
      '<style:style style:name="ta1" style:master-page-name="Own"><style:table-properties table:display="true"/></style:style>';
    const hidden =
      '<style:style style:name="ta2" style:master-page-name="Third"><style:table-properties table:display="false"/></style:style>';
    const sheet = (text: string, style: string) => table(row(cell(text)), style);
    const content = own + hidden + sheet("unu", "ta1") + sheet("doi", "ta1") + sheet("ascuns", "ta2");
    expect(await found("ods", ods({ content, styles }))).toBe("unu\ndoi\nAnexa 3\nla HCL nr. 12\nÎntocmit");
    expect(await found("ods", ods({ content: sheet("unu", ""), styles }))).toBe("unu\nde la sine");
  });
});
