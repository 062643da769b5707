import { decoded } from "~/modules/media/content/markup.server";
import { contentsOf, entriesOf } from "~/modules/media/content/zip.server";
import { BLANK, type Paper, type PaperPart, type Picture, type Run, type Signer } from "~/platform/paper/paper";

const MOST_ENTRIES = 100;
const MOST_BYTES = 16 * 1024 * 1024;
/** The size of small letters, in half points, as the writer of Word files has it. */
const SMALL = "18";

/** A paragraph of a Word file of ours. */
type Line = { text: string; runs: Run[]; xml: string };

/**
 * The paper that a Word file of ours was written from: the facts of that day are nowhere else, since a paper says what was
 * known when it was made. Throws when the file is another one.
 */
export async function writtenPaper(docx: Buffer): Promise<Paper> {
  const document = (await partOf(docx, "word/document.xml")).toString();
  const foot = linesIn((await partOf(docx, "word/footer1.xml")).toString())[0]?.runs[0]?.text.replace(
    / · Pagina $/,
    "",
  );
  const blocks = [...document.matchAll(/<w:tbl>.*?<\/w:tbl>|<w:p[ >].*?<\/w:p>|<w:p\/>/gs)].map(([xml]) => xml);
  const at = blocks.findIndex((xml) => /<w:pStyle w:val="Title"/.test(xml));
  const title = lineOf(blocks[at] ?? "").text;
  if (at === -1 || foot === undefined) throw new Error("Not a Word file of ours");
  const above = blocks.slice(0, at).flatMap((xml) => (xml.includes("<w:drawing>") ? [] : lineOf(xml)));
  const isCover = (line: Line) => isSmall(line) && line === above[0];
  const isHead = ({ runs }: Line) => runs.some(({ bold }) => bold === true);
  const below = blocks.slice(at + 1);
  const second = lineOf(below[0] ?? "");
  const subtitle = isCentred(second) && second.text !== "" ? second.text : null;
  const rest = subtitle === null ? below : below.slice(1);
  const notes = rest.filter((xml) => !xml.startsWith("<w:tbl>") && isSmall(lineOf(xml)));
  return {
    title,
    subtitle,
    foot,
    logo: await logoOf(docx, document),
    cover: above.find(isCover)?.text ?? null,
    head: above.filter((line) => isHead(line)).map(({ text }) => text),
    registration: above.find((line) => !isCover(line) && !isHead(line))?.text ?? null,
    parts: partsIn(rest.filter((xml) => !notes.includes(xml))),
    notes: notes.map((xml) => lineOf(xml).text),
  };
}

async function partOf(docx: Buffer, name: string): Promise<Buffer> {
  const entry = entriesOf(docx, MOST_ENTRIES).find((one) => one.name === name);
  const contents = entry && (await contentsOf(docx, entry, MOST_BYTES));
  if (!contents) throw new Error(`The Word file has no ${name}`);
  return contents;
}

/** In Word's measure, which has the proportions of the picture. */
async function logoOf(docx: Buffer, document: string): Promise<Picture | null> {
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"\/>/.exec(document) ?? [];
  const stored = entriesOf(docx, MOST_ENTRIES).find(({ name }) => name.startsWith("word/media/"));
  if (width === undefined || !stored) return null;
  const jpeg = (await partOf(docx, stored.name)).toString("base64");
  return { jpeg, width: Number(width), height: Number(height) };
}

const linesIn = (xml: string): Line[] => [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([one]) => lineOf(one));

function lineOf(xml: string): Line {
  const runs = [...xml.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => ({
    text: [...run.matchAll(/<w:br\/>|<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
      .map(([, words]) => (words === undefined ? "\n" : decoded(words)))
      .join(""),
    ...(/<w:b\/>/.test(run) ? { bold: true } : {}),
  }));
  return { text: runs.map(({ text }) => text).join(""), runs, xml };
}

const isSmall = ({ xml }: Line): boolean => xml.includes(`<w:sz w:val="${SMALL}"/>`);
const isCentred = ({ xml }: Line): boolean => /<w:jc w:val="center"\/>/.test(xml);
/** A line to write on: a tab filled with dots, and in the first papers a border under nothing. */
const isToWriteOn = ({ text, xml }: Line): boolean => text === "" && /w:leader="dot"|<w:pBdr>/.test(xml);

function partsIn(blocks: readonly string[]): PaperPart[] {
  const parts: PaperPart[] = [];
  for (const xml of blocks) {
    const part = xml.startsWith("<w:tbl>") ? tableOf(xml) : paragraphOf(lineOf(xml));
    const last = parts.at(-1);
    if (part?.kind === "lines" && last?.kind === "lines") parts[parts.length - 1] = { ...last, count: last.count + 1 };
    else if (part) parts.push(part);
  }
  return parts;
}

/** Null for the empty paragraphs that keep tables apart. */
function paragraphOf(line: Line): PaperPart | null {
  if (isToWriteOn(line)) return { kind: "lines", count: 1 };
  if (line.text === "") return null;
  if (/<w:pStyle w:val="Heading2"/.test(line.xml)) return { kind: "heading", text: line.text };
  return { kind: "paragraph", runs: joined(line.runs) };
}

/** The runs of one style that a line break had divided. */
function joined(runs: readonly Run[]): Run[] {
  const found: Run[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last && run.text.startsWith("\n") && last.bold === run.bold) last.text += run.text;
    else found.push({ ...run });
  }
  return found;
}

function tableOf(xml: string): PaperPart {
  const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const rows = [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) =>
    [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => linesIn(cell)),
  );
  if (!xml.includes("<w:tblHeader/>")) return { kind: "signatures", people: rows.flat().flatMap(signerOf) };
  const [labels = [], ...others] = rows;
  const columns = labels.map(([line], place) => ({
    label: line?.text ?? "",
    width: Math.round(((widths[place] ?? 0) / whole) * 100),
    ...(/<w:jc w:val="right"\/>/.test(line?.xml ?? "") ? { number: true } : {}),
  }));
  return { kind: "table", columns, rows: others.map((row) => row.map(([line]) => line?.text ?? "")) };
}

/** Function, name and the line for the signature, under what the signature means; an empty place signs nothing. */
function signerOf(lines: readonly Line[]): Signer[] {
  const said = lines.map(({ text }) => text);
  const name = said.at(-2);
  if (name === undefined) return [];
  const [first = "", second] = said.slice(0, -2);
  return [
    {
      ...(second === undefined ? { title: first } : { place: first, title: second }),
      name: name === BLANK ? null : name,
    },
  ];
}
