import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LeaderType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import {
  type Paper,
  type PaperColumn,
  type PaperPart,
  PICTURE_WORDS,
  type Picture,
  pictureSize,
  type Run,
  signedEnd,
  signerLines,
} from "./paper.ts";

/** In twentieths of a point: A4, with margins of 2 cm and 2.5 cm at the side where papers are filed. */
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_134, right: 1_134, bottom: 1_134, left: 1_417 },
};
const TEXT_WIDTH = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;
/** In half points. */
const SMALL = 18;
const FONT = "Times New Roman";
const INDENT = 360;

/** The paper as a Word document. */
export async function docxOf(paper: Paper): Promise<Uint8Array> {
  const document = new Document({
    title: paper.title,
    creator: paper.head.at(-1) ?? "",
    styles: {
      default: {
        document: { run: { font: FONT, size: 24, language: { value: "ro-RO" } } },
        title: {
          run: { font: FONT, size: 28, bold: true, color: "000000" },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 360, after: 120 } },
        },
        heading2: {
          run: { font: FONT, size: 24, bold: true, color: "000000" },
          paragraph: { spacing: { before: 240, after: 120 }, keepNext: true },
        },
      },
    },
    sections: [{ properties: { page: PAGE }, footers: { default: footer(paper.foot) }, children: bodyOf(paper) }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function bodyOf(paper: Paper): (Paragraph | Table)[] {
  const { before, kept, signatures } = signedEnd(paper.parts);
  return [
    ...(paper.cover ? [textLine(paper.cover, { size: SMALL, italics: true, after: 240 })] : []),
    ...(paper.logo ? [pictureOf(paper.logo)] : []),
    ...paper.head.map((line) => textLine(line, { bold: true, alignment: AlignmentType.CENTER })),
    ...(paper.registration === null ? [] : [textLine(paper.registration, { before: 240 })]),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(paper.title)] }),
    ...(paper.subtitle === null ? [] : [textLine(paper.subtitle, { alignment: AlignmentType.CENTER, after: 240 })]),
    ...before.flatMap((part, index) => partOf(part, before[index + 1]?.kind === "lines")), // what the lines are for
    ...kept.flatMap((part) => partOf(part, true)),
    ...(signatures === null ? [] : partOf(signatures, paper.notes.length > 0)),
    ...paper.notes.map((note, index, all) =>
      textLine(note, {
        size: SMALL,
        italics: true,
        before: index === 0 ? 360 : 0,
        keepNext: signatures !== null && index < all.length - 1,
      }),
    ),
  ];
}

/** In pixels of 96 to the inch, as the library counts; the title is decoration beside the name of the institution. */
function pictureOf(logo: Picture): Paragraph {
  const { width, height } = pictureSize(logo);
  const transformation = { width: Math.round((width * 4) / 3), height: Math.round((height * 4) / 3) };
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 120 },
    children: [new ImageRun({ type: "jpg", data: Buffer.from(logo.jpeg, "base64"), transformation, altText: LOGO })],
  });
}

const LOGO = { title: "Sigla", description: PICTURE_WORDS, name: "Sigla" };

type LineStyle = {
  keepNext?: boolean;
  bold?: boolean;
  italics?: boolean;
  size?: number;
  before?: number;
  after?: number;
  alignment?: (typeof AlignmentType)[keyof typeof AlignmentType];
};

const textLine = (text: string, { before = 0, after = 0, keepNext = false, alignment, ...run }: LineStyle): Paragraph =>
  new Paragraph({
    spacing: { before, after },
    keepNext,
    ...(alignment === undefined ? {} : { alignment }),
    children: [new TextRun({ text, ...run })],
  });

/** `keepNext`: on the page of what follows. */
function partOf(part: PaperPart, keepNext = false): (Paragraph | Table)[] {
  switch (part.kind) {
    case "heading":
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(part.text)] })];
    case "paragraph":
      return [paragraphOf(part, keepNext)];
    case "lines":
      return Array.from({ length: part.count }, () => dottedLine(keepNext));
    case "table":
      return [tableOf(part, keepNext), textLine("", { after: 120, keepNext })];
    case "signatures":
      return [textLine("", { before: 240, keepNext: true }), signaturesOf(part, keepNext)];
  }
}

/** A tab filled with dots: lower borders of empty paragraphs are drawn as one, after the last. */
const dottedLine = (keepNext: boolean): Paragraph =>
  new Paragraph({
    spacing: { after: 120 },
    keepNext,
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }],
    children: [new TextRun({ children: [new Tab()] })],
  });

function paragraphOf(
  { runs, mark, depth = 0 }: Extract<PaperPart, { kind: "paragraph" }>,
  keepNext: boolean,
): Paragraph {
  const marked = mark === undefined ? [] : [new TextRun(`${mark}\t`)];
  const left = (depth + (mark === undefined ? 0 : 1)) * INDENT;
  return new Paragraph({
    spacing: { after: 120 },
    keepNext,
    ...(left === 0 ? { alignment: AlignmentType.JUSTIFIED } : {}),
    ...(left === 0 ? {} : { indent: { left, ...(mark === undefined ? {} : { hanging: INDENT }) } }),
    children: [...marked, ...runs.flatMap(runsOf)],
  });
}

/** A line break inside the text stays one. */
const runsOf = ({ text, bold = false, italic = false }: Run): TextRun[] =>
  text
    .split("\n")
    .map((line, index) => new TextRun({ text: line, bold, italics: italic, ...(index > 0 ? { break: 1 } : {}) }));

const widthOf = ({ width }: PaperColumn): number => Math.round((TEXT_WIDTH * width) / 100);

/** With `keepNext` the last row stays with what follows. */
function tableOf({ columns, rows }: Extract<PaperPart, { kind: "table" }>, keepNext: boolean): Table {
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: columns.map(widthOf),
    layout: TableLayoutType.FIXED,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((column) => cell(column.label, column, { bold: true })),
      }),
      ...rows.map(
        (row, place) =>
          new TableRow({
            cantSplit: true,
            children: columns.map((column, index) =>
              cell(row[index] ?? "", column, { keepNext: keepNext && place === rows.length - 1 }),
            ),
          }),
      ),
    ],
  });
}

type CellStyle = { bold?: boolean; keepNext?: boolean };

const cell = (text: string, column: PaperColumn, { keepNext = false, ...run }: CellStyle = {}): TableCell =>
  new TableCell({
    width: { size: widthOf(column), type: WidthType.DXA },
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    children: [
      new Paragraph({
        keepNext,
        alignment: column.number ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: [new TextRun({ text, size: 20, ...run })],
      }),
    ],
  });

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: "auto" };
const NO_BORDERS = { top: NO_BORDER, bottom: NO_BORDER, left: NO_BORDER, right: NO_BORDER };

/** Two in a row: function, name, a line for the signature. */
function signaturesOf({ people }: Extract<PaperPart, { kind: "signatures" }>, keepNext: boolean): Table {
  const half = Math.round(TEXT_WIDTH / 2);
  const pairs = people.flatMap((_, index) => (index % 2 === 0 ? [people.slice(index, index + 2)] : []));
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [half, half],
    borders: { ...NO_BORDERS, insideHorizontal: NO_BORDER, insideVertical: NO_BORDER },
    rows: pairs.map(
      (pair, row) =>
        new TableRow({
          cantSplit: true,
          children: [0, 1].map((place) => {
            const person = pair[place];
            const lines = person === undefined ? [""] : signerLines(person);
            return new TableCell({
              width: { size: half, type: WidthType.DXA },
              borders: NO_BORDERS,
              margins: { bottom: 240 },
              children: lines.map((text, index) =>
                textLine(text, { bold: index === 0, after: 60, keepNext: keepNext || row < pairs.length - 1 }),
              ),
            });
          }),
        }),
    ),
  });
}

const footer = (foot: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: SMALL,
            children: [`${foot} · Pagina `, PageNumber.CURRENT, " din ", PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
