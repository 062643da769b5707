import { Font, Image, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { type Paper, type PaperPart, pictureSize, type Run, type Signer, signedEnd, signerLines } from "./paper.ts";
import { printed } from "./printed.ts";
import { tagged, taggedPdf } from "./tagged.ts";

/** Data addresses of the fonts, by family and weight. A character is written in the first family that has it. */
export type PaperFonts = Readonly<Record<string, Readonly<Record<400 | 700, string>>>>;

/** In points: margins of 2 cm, 2.5 cm at the side where papers are filed. */
const styles = StyleSheet.create({
  page: { paddingTop: 57, paddingRight: 57, paddingBottom: 68, paddingLeft: 71, fontSize: 10.5 },
  // not on the page: with it the foot would be placed outside of it
  body: { fontSize: 10.5, lineHeight: 1.35 },
  cover: { fontSize: 8.5, marginBottom: 12 },
  logo: { alignSelf: "center", marginBottom: 6 },
  head: { fontWeight: 700, textAlign: "center" },
  registration: { marginTop: 12 },
  title: { fontWeight: 700, fontSize: 14, textAlign: "center", marginTop: 18, marginBottom: 6 },
  subtitle: { textAlign: "center", marginBottom: 12 },
  heading: { fontWeight: 700, marginTop: 12, marginBottom: 6 },
  paragraph: { marginBottom: 6 },
  marked: { flexDirection: "row", marginBottom: 4 },
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
    lineHeight: 1.25,
  },
  line: { height: 20, borderBottom: "0.7pt dotted #000" },
  signatures: { flexDirection: "row", flexWrap: "wrap", marginTop: 18 },
  signature: { width: "50%", marginBottom: 18, paddingRight: 12 },
  note: { fontSize: 8.5 },
  foot: { position: "absolute", bottom: 34, left: 71, right: 57, fontSize: 8.5, textAlign: "center" },
});

let registered = false;

/** The fonts are read once; words are not divided, since the library's rules are English. */
export async function registerFonts(families: PaperFonts): Promise<void> {
  if (registered) return;
  registered = true;
  Font.registerHyphenationCallback((word) => [word]);
  for (const [family, weights] of Object.entries(families)) {
    const sources = Object.entries(weights).map(([weight, src]) => ({ src, fontWeight: Number(weight) }));
    Font.register({ family, fonts: sources });
    for (const { fontWeight } of sources) await named({ fontFamily: family, fontWeight });
  }
}

/** Several files have one name inside, by which the writer of PDFs knows what is already in the document: it is changed. */
async function named(descriptor: { fontFamily: string; fontWeight: number }): Promise<void> {
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  if (!font) throw new Error(`${descriptor.fontFamily} cannot be read`);
  const name = `${descriptor.fontFamily}-${descriptor.fontWeight}`.replaceAll(" ", "");
  Object.defineProperty(font, "postscriptName", { value: name });
}

/** The paper as PDF, with the fonts inside. */
export async function pdfOf(paper: Paper, fonts: PaperFonts): Promise<Uint8Array> {
  await registerFonts(fonts);
  const page = h(
    Page,
    { size: "A4", style: { ...styles.page, fontFamily: Object.keys(fonts) as unknown as string } },
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
      ...partsOf(paper.parts),
      ...paper.notes.map((note, index) => text(note, { ...styles.note, marginTop: index === 0 ? 18 : 0 })),
    ),
    h(
      View,
      { ...tagged("Artifact"), fixed: true, style: styles.foot },
      h(Text, {
        render: ({ pageNumber, totalPages }) => printed(`${paper.foot} · Pagina ${pageNumber} din ${totalPages}`),
      }),
    ),
  );
  return taggedPdf(page, { title: paper.title });
}

type Style = ReturnType<typeof StyleSheet.create>[string];

/** The library takes the place where a word goes on in another font for the end of a syllable; this penalty forbids to end a line there. */
const WHOLE_WORDS = { hyphenationPenalty: 10_000 };

const text = (words: string, style?: Style, tag: Parameters<typeof tagged>[0] = "P"): ReactElement =>
  h(Text, { ...WHOLE_WORDS, ...tagged(tag), ...(style === undefined ? {} : { style }) }, printed(words));

/** Whoever signs reads above the signatures what they sign: what stands before them goes with them to the next page. */
function partsOf(parts: readonly PaperPart[]): ReactNode[] {
  const { before, kept, signatures } = signedEnd(parts);
  const last = kept.at(-1);
  if (signatures === null || last === undefined) return parts.map(partOf);
  const together = (...nodes: ReactNode[]) => h(View, { wrap: false }, ...nodes, partOf(signatures));
  if (isShort(kept)) return [...before.map(partOf), together(...kept.map(partOf))];
  const [start, end] = divided(last);
  return [...before, ...kept.slice(0, -1)].map(partOf).concat(start, together(end));
}

const isShort = (parts: readonly PaperPart[]): boolean => JSON.stringify(parts).length < MOST_TOGETHER;
/** In characters: a third of a page. */
const MOST_TOGETHER = 1_500;
/** What stays above the signatures of a long part: characters of a paragraph, which begin a sentence, or rows of a table. */
const END = { characters: 500, rows: 2 };

/** A long part, divided where a page may end. */
function divided(part: PaperPart): [start: ReactNode, end: ReactNode] {
  if (part.kind === "table" && part.rows.length > END.rows) {
    const [start, end] = [part.rows.slice(0, -END.rows), part.rows.slice(-END.rows)];
    return [tableOf({ ...part, rows: start }), tableOf({ ...part, rows: end }, true)];
  }
  const run = part.kind === "paragraph" ? part.runs.at(-1) : undefined;
  if (part.kind !== "paragraph" || run === undefined) return [null, partOf(part)];
  const from = Math.max(0, run.text.length - END.characters);
  const cut = [". ", " "].map((mark) => run.text.indexOf(mark, from)).find((at) => from > 0 && at !== -1);
  if (cut === undefined && part.runs.length === 1) return [null, partOf(part)];
  const [start, end] =
    cut === undefined ? ["", run.text] : [run.text.slice(0, cut + 1), run.text.slice(cut + 1).trim()];
  return [
    paragraphOf({ ...part, runs: [...part.runs.slice(0, -1), { ...run, text: start }] }),
    paragraphOf({ ...part, ...(part.mark === undefined ? {} : { mark: "" }), runs: [{ ...run, text: end }] }),
  ];
}

function partOf(part: PaperPart): ReactNode {
  switch (part.kind) {
    case "heading":
      return h(
        Text,
        { ...WHOLE_WORDS, ...tagged("H2"), style: styles.heading, minPresenceAhead: 40 },
        printed(part.text),
      );
    case "paragraph":
      return paragraphOf(part);
    case "lines":
      return h(
        View,
        {},
        ...Array.from({ length: part.count }, () => h(View, { ...tagged("Artifact"), style: styles.line })),
      );
    case "table":
      return tableOf(part);
    case "signatures":
      return h(View, { style: styles.signatures, wrap: false }, ...part.people.map(signature));
  }
}

function paragraphOf({ runs, mark, depth = 0 }: Extract<PaperPart, { kind: "paragraph" }>): ReactNode {
  const words = runs.map(runOf);
  const indent = { marginLeft: depth * 18 };
  if (mark === undefined) return h(Text, { ...WHOLE_WORDS, style: { ...styles.paragraph, ...indent } }, ...words);
  return h(
    View,
    { style: { ...styles.marked, ...indent } },
    text(mark, styles.mark),
    h(Text, { ...WHOLE_WORDS, style: styles.markedText }, ...words),
  );
}

/** The fonts have no italic: the words stand as the others do. */
const runOf = ({ text: words, bold = false }: Run): ReactNode =>
  h(Text, bold ? { style: { fontWeight: 700 } } : {}, printed(words));

/** `isContinued`: the end of a table that begins above, without its head. */
function tableOf({ columns, rows }: Extract<PaperPart, { kind: "table" }>, isContinued = false): ReactNode {
  const cells = (row: readonly string[], bold: boolean) =>
    columns.map(({ width, number }, index) =>
      text(
        row[index] ?? "",
        {
          ...styles.cell,
          width: `${width}%`,
          textAlign: number ? "right" : "left",
          fontWeight: bold ? 700 : 400,
        },
        bold ? "TH" : "TD",
      ),
    );
  return h(
    View,
    { ...tagged("Table"), style: isContinued ? styles.continued : styles.table },
    isContinued
      ? null
      : h(
          View,
          { ...tagged("TR"), style: styles.firstRow, wrap: false, fixed: true },
          ...cells(
            columns.map(({ label }) => label),
            true,
          ),
        ),
    ...rows.map((row) => h(View, { ...tagged("TR"), style: styles.row, wrap: false }, ...cells(row, false))),
  );
}

const signature = (signer: Signer): ReactNode =>
  h(
    View,
    { style: styles.signature },
    ...signerLines(signer).map((line, index) => text(line, index === 0 ? { fontWeight: 700 } : {})),
  );
