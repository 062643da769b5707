import { Image, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { PaperFonts } from "./own-fonts.ts";
import { type Paper, type PaperPart, pictureSize, type Run, type Signer, signedEnd, signerLines } from "./paper.ts";
import { printed } from "./printed.ts";
import { laidOut, tagged } from "./tagged.ts";

/**
 * In points: margins of 2 cm, 2.5 cm at the side where papers are filed; `tight` is for what would leave little on its last
 * page.
 */
const stylesOf = (tight: boolean) =>
  StyleSheet.create({
    page: {
      paddingTop: tight ? 42 : 57,
      paddingRight: 57,
      paddingBottom: tight ? 54 : 68,
      paddingLeft: 71,
      fontSize: 10.5,
    },
    // not on the page: with it the foot would be placed outside of it
    body: { fontSize: 10.5, lineHeight: tight ? 1.2 : 1.35 },
    cover: { fontSize: 8.5, marginBottom: tight ? 6 : 12 },
    logo: { alignSelf: "center", marginBottom: 6 },
    head: { fontWeight: 700, textAlign: "center" },
    registration: { marginTop: tight ? 6 : 12 },
    title: { fontWeight: 700, fontSize: 14, textAlign: "center", marginTop: tight ? 8 : 18, marginBottom: 6 },
    subtitle: { textAlign: "center", marginBottom: tight ? 6 : 12 },
    heading: { fontWeight: 700, marginTop: tight ? 7 : 12, marginBottom: tight ? 3 : 6 },
    paragraph: { marginBottom: tight ? 3 : 6 },
    marked: { flexDirection: "row", marginBottom: tight ? 2 : 4 },
    mark: { minWidth: 18, paddingRight: 4 },
    markedText: { flex: 1 },
    table: { marginVertical: 6 },
    continued: { borderTop: "0.7pt solid #000", marginTop: -6.7, marginBottom: 6 },
    row: { flexDirection: "row", borderLeft: "0.7pt solid #000" },
    firstRow: { flexDirection: "row", borderLeft: "0.7pt solid #000", borderTop: "0.7pt solid #000" },
    cell: {
      borderRight: "0.7pt solid #000",
      borderBottom: "0.7pt solid #000",
      padding: 3,
      fontSize: 9,
      lineHeight: tight ? 1.15 : 1.25,
    },
    line: { height: tight ? 18 : 20, borderBottom: "0.7pt dotted #000" },
    signatures: { flexDirection: "row", flexWrap: "wrap", marginTop: tight ? 10 : 18 },
    signature: { width: "50%", marginBottom: tight ? 10 : 18, paddingRight: 12 },
    note: { fontSize: 8.5 },
    firstNote: { fontSize: 8.5, marginTop: tight ? 6 : 18 },
    foot: { position: "absolute", bottom: tight ? 26 : 34, left: 71, right: 57, fontSize: 8.5, textAlign: "center" },
  });
const ROOMY = stylesOf(false);
const TIGHT = stylesOf(true);
type Styles = typeof ROOMY;

/** The paper as PDF, with the fonts inside: with less room between its lines, when it has a page less so. */
export async function pdfOf(paper: Paper, fonts: PaperFonts): Promise<Uint8Array> {
  const about = { title: paper.title, fonts };
  const roomy = await laidOut(pageOf(paper, ROOMY, Object.keys(fonts)), about);
  if (roomy.pages === 1) return roomy.write();
  const tight = await laidOut(pageOf(paper, TIGHT, Object.keys(fonts)), about);
  return tight.pages < roomy.pages ? tight.write() : roomy.write();
}

function pageOf(paper: Paper, styles: Styles, families: readonly string[]): ReactElement {
  return h(
    Page,
    { size: "A4", style: { ...styles.page, fontFamily: families as unknown as string } },
    h(
      View,
      { style: styles.body },
      paper.cover ? text(paper.cover, styles.cover) : null,
      paper.logo
        ? h(Image, {
            ...tagged("Figure"),
            src: `data:image/jpeg;base64,${paper.logo.jpeg}`,
            style: { ...styles.logo, ...pictureSize(paper.logo) },
          })
        : null,
      ...paper.head.map((line) => text(line, styles.head)),
      paper.registration === null ? null : text(paper.registration, styles.registration),
      text(paper.title, styles.title, "H1"),
      paper.subtitle === null ? null : text(paper.subtitle, styles.subtitle),
      ...new Parts(styles).all(paper),
    ),
    h(
      View,
      { ...tagged("Artifact"), fixed: true, style: styles.foot },
      h(Text, {
        render: ({ pageNumber, totalPages }) => printed(`${paper.foot} · Pagina ${pageNumber} din ${totalPages}`),
      }),
    ),
  );
}

type Style = ReturnType<typeof StyleSheet.create>[string];

/** The library takes the place where a word goes on in another font for the end of a syllable; this penalty forbids to end a line there. */
const WHOLE_WORDS = { hyphenationPenalty: 10_000 };

const text = (words: string, style?: Style, tag: Parameters<typeof tagged>[0] = "P"): ReactElement =>
  h(Text, { ...WHOLE_WORDS, ...tagged(tag), ...(style === undefined ? {} : { style }) }, printed(words));

const isShort = (parts: readonly PaperPart[]): boolean => JSON.stringify(parts).length < MOST_TOGETHER;
/** In characters: a third of a page. */
const MOST_TOGETHER = 1_500;
/** What stays above the signatures of a long part: characters of a paragraph, which begin a sentence, or rows of a table. */
const END = { characters: 500, rows: 2 };

/** The parts of a paper in these styles. */
class Parts {
  private readonly styles: Styles;

  constructor(styles: Styles) {
    this.styles = styles;
  }

  /**
   * Whoever signs reads above the signatures what they sign: what stands before them is with them on the last page, and the
   * notes too.
   */
  all({ parts, notes }: Paper): ReactNode[] {
    const { before, kept, signatures } = signedEnd(parts);
    const last = kept.at(-1);
    const noted = notes.map((note, index) => text(note, index === 0 ? this.styles.firstNote : this.styles.note));
    if (signatures === null || last === undefined) return [...parts.map((part) => this.part(part)), ...noted];
    const together = (...nodes: ReactNode[]) => h(View, { wrap: false }, ...nodes, this.part(signatures), ...noted);
    const above = (some: readonly PaperPart[]) => some.map((part) => this.part(part));
    if (isShort(kept)) return [...above(before), together(...above(kept))];
    const [start, end] = this.divided(last);
    return [...above([...before, ...kept.slice(0, -1)]), start, together(end)];
  }

  /** A long part, divided where a page may end. */
  private divided(part: PaperPart): [start: ReactNode, end: ReactNode] {
    if (part.kind === "table" && part.rows.length > END.rows) {
      const start = part.rows.slice(0, -END.rows);
      const end = part.rows.slice(-END.rows);
      return [this.table({ ...part, rows: start }), this.table({ ...part, rows: end }, true)];
    }
    const run = part.kind === "paragraph" ? part.runs.at(-1) : undefined;
    if (part.kind !== "paragraph" || run === undefined) return [null, this.part(part)];
    const from = Math.max(0, run.text.length - END.characters);
    const cut = [". ", " "].map((mark) => run.text.indexOf(mark, from)).find((at) => from > 0 && at !== -1);
    if (cut === undefined && part.runs.length === 1) return [null, this.part(part)];
    const [start, end] =
      cut === undefined ? ["", run.text] : [run.text.slice(0, cut + 1), run.text.slice(cut + 1).trim()];
    return [
      this.paragraph({ ...part, runs: [...part.runs.slice(0, -1), { ...run, text: start }] }),
      this.paragraph({ ...part, ...(part.mark === undefined ? {} : { mark: "" }), runs: [{ ...run, text: end }] }),
    ];
  }

  private part(part: PaperPart): ReactNode {
    switch (part.kind) {
      case "heading":
        return h(
          Text,
          { ...WHOLE_WORDS, ...tagged("H2"), style: this.styles.heading, minPresenceAhead: 40 },
          printed(part.text),
        );
      case "paragraph":
        return this.paragraph(part);
      case "lines":
        return h(
          View,
          {},
          ...Array.from({ length: part.count }, () => h(View, { ...tagged("Artifact"), style: this.styles.line })),
        );
      case "table":
        return this.table(part);
      case "signatures":
        return h(
          View,
          { style: this.styles.signatures, wrap: false },
          ...part.people.map((signer) => this.signature(signer)),
        );
    }
  }

  private paragraph({ runs, mark, depth = 0 }: Extract<PaperPart, { kind: "paragraph" }>): ReactNode {
    const words = runs.map(runOf);
    const indent = { marginLeft: depth * 18 };
    const { paragraph, marked, markedText } = this.styles;
    if (mark === undefined) return h(Text, { ...WHOLE_WORDS, style: { ...paragraph, ...indent } }, ...words);
    return h(
      View,
      { style: { ...marked, ...indent } },
      text(mark, this.styles.mark),
      h(Text, { ...WHOLE_WORDS, style: markedText }, ...words),
    );
  }

  /** `isContinued`: the end of a table that begins above, without its head. */
  private table({ columns, rows }: Extract<PaperPart, { kind: "table" }>, isContinued = false): ReactNode {
    const { cell, continued, table, firstRow, row: rowStyle } = this.styles;
    const cells = (row: readonly string[], bold: boolean) =>
      columns.map(({ width, number }, index) =>
        text(
          row[index] ?? "",
          { ...cell, width: `${width}%`, textAlign: number ? "right" : "left", fontWeight: bold ? 700 : 400 },
          bold ? "TH" : "TD",
        ),
      );
    const labels = columns.map(({ label }) => label);
    return h(
      View,
      { ...tagged("Table"), style: isContinued ? continued : table },
      isContinued
        ? null
        : h(View, { ...tagged("TR"), style: firstRow, wrap: false, fixed: true }, ...cells(labels, true)),
      ...rows.map((row) => h(View, { ...tagged("TR"), style: rowStyle, wrap: false }, ...cells(row, false))),
    );
  }

  private signature(signer: Signer): ReactNode {
    return h(
      View,
      { style: this.styles.signature },
      ...signerLines(signer).map((line, index) => text(line, index === 0 ? { fontWeight: 700 } : {})),
    );
  }
}

/** The fonts have no italic: the words stand as the others do. */
const runOf = ({ text: words, bold = false }: Run): ReactNode =>
  h(Text, bold ? { style: { fontWeight: 700 } } : {}, printed(words));
