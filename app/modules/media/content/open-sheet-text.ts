import { type DocumentText, MOST_CHARACTERS } from "../rules/document-text.ts";
import { decoded, slicesOf, tagsIn } from "./markup.server.ts";
import { headerLines } from "./open-sheet-headers.ts";
import { ANY, attribute, isEmptyTag, Parts, packageOf } from "./text-parts.ts";

/**
 * The rows of all sheets of LibreOffice that are shown, each on a line with " | " between its cells, as the sheet shows them; the
 * boxes on them, and the headers and footers of their pages.
 */
export async function openSheetText(bytes: Buffer): Promise<DocumentText> {
  const whole = packageOf(bytes);
  const contents = await whole.part("content.xml");
  const parts = new Parts();
  const reader = new OpenSheetReader((line, times) => {
    for (let time = 0; time < times && !parts.isFull; time += 1) parts.add(line);
  });
  for await (const slice of slicesOf(contents)) {
    if (parts.isFull) break;
    for (const { name, closing, attributes, text } of tagsIn(slice, ANY)) {
      if (name !== "") reader.take(name, closing, attributes);
      reader.hear(text);
    }
  }
  for (const line of await headerLines(await whole.maybe("styles.xml"), reader.pages)) parts.add(line);
  return parts.text();
}

/**
 * What is not on the sheet: notes that only a pointer shows, what was deleted, and sheets of which another file has the cells.
 */
const UNSEEN = new Set([
  "annotation",
  "tracked-changes",
  "title",
  "desc",
  "calculation-settings",
  "content-validations",
]);
/** Groups of rows and columns that may be folded. */
const GROUPS = new Set(["table-row-group", "table-column-group"]);
/** Drawings that may have words in them. */
const SHAPES = new Set([
  "frame",
  "custom-shape",
  "g",
  "caption",
  "connector",
  "line",
  "polyline",
  "rect",
  "circle",
  "ellipse",
  "polygon",
  "regular-polygon",
  "path",
  "measure",
]);
/** LibreOffice has no more. */
const MOST_COLUMNS = 16_384;
const MOST_ROWS = 1_048_576;
const TEXTS = new Set(["p", "h", "span", "a", "s", "tab", "line-break"]);

class OpenSheetReader {
  private readonly say: (line: string, times: number) => void;
  private readonly hiddenStyles = new Set<string>();
  private readonly pageOfStyle = new Map<string, string>();
  /** The styles of the pages that shown sheets are printed on. */
  readonly pages = new Set<string>();
  private readonly folded: boolean[] = [];
  private style = "";
  private unseen = 0;
  private tables: boolean[] = [];
  private isRowHidden = false;
  private rowTimes = 1;
  private hiddenColumns: [first: number, after: number][] = [];
  private columns = 0;
  private column = 0;
  /** The column after the open cell. */
  private ended = 0;
  private row: string[] = [];
  private rowLength = 0;
  private cell = "";
  private paragraphs = 0;
  private shapes = 0;
  private box = "";
  private cellBoxes: string[] = [];
  private rowBoxes: string[] = [];

  constructor(say: OpenSheetReader["say"]) {
    this.say = say;
  }

  hear(text: string): void {
    if (this.paragraphs > 0 && this.unseen === 0) this.add(decoded(text));
  }

  take(name: string, closing: boolean, attributes: string): void {
    const isEmpty = isEmptyTag(attributes);
    if (UNSEEN.has(name) && !isEmpty) this.unseen += closing ? -1 : 1;
    if (this.unseen > 0) return;
    if (TEXTS.has(name)) this.takeText(name, closing, isEmpty);
    if (SHAPES.has(name) && !isEmpty) this.shapes += closing ? -1 : 1;
    if (name === "style" && !closing) {
      this.style = attribute(attributes, "name") ?? "";
      this.pageOfStyle.set(this.style, attribute(attributes, "master-page-name") || DEFAULT_PAGE);
    }
    if (name === "table-properties" && attribute(attributes, "display") === "false") this.hiddenStyles.add(this.style);
    if (GROUPS.has(name) && !isEmpty) {
      if (closing) this.folded.pop();
      else this.folded.push(attribute(attributes, "display") === "false");
    }
    if (name === "table" && !isEmpty) this.takeTable(closing, attribute(attributes, "style-name") ?? "");
    if (name === "shapes" && closing) this.sayBoxes(this.cellBoxes);
    if (name === "table-column" && !closing) this.takeColumns(attributes);
    if (name === "table-row" && !isEmpty) this.takeRow(closing, attributes);
    if (name === "table-cell" || name === "covered-table-cell") this.takeCell(name, closing, attributes);
  }

  private add(words: string): void {
    if (this.shapes > 0) this.box += words;
    else this.cell += words;
  }

  private takeText(name: string, closing: boolean, isEmpty: boolean): void {
    if (name === "p" || name === "h") {
      if (!closing && this.shapes === 0 && this.cell !== "") this.cell += " ";
      if (!isEmpty) this.paragraphs += closing ? -1 : 1;
      if (closing && this.box.trim() !== "") this.cellBoxes.push(this.box.trim());
      this.box = "";
    } else if (!closing && ["s", "tab", "line-break"].includes(name)) this.add(" ");
  }

  private takeTable(closing: boolean, style: string): void {
    const isHidden = this.hiddenStyles.has(style);
    if (closing) this.tables.pop();
    else this.tables.push(isHidden);
    if (!closing && !isHidden) this.pages.add(this.pageOfStyle.get(style) ?? DEFAULT_PAGE);
    this.hiddenColumns = [];
    this.columns = 0;
    this.cellBoxes = [];
  }

  private takeColumns(attributes: string): void {
    const after = this.columns + repeated(attributes, "columns", MOST_COLUMNS);
    if (this.isHidden(attributes)) this.hiddenColumns.push([this.columns, after]);
    this.columns = after;
  }

  private takeRow(closing: boolean, attributes: string): void {
    if (!closing) {
      this.isRowHidden = this.isHidden(attributes);
      this.rowTimes = repeated(attributes, "rows", MOST_ROWS);
    } else {
      if (this.row.length > 0) this.say(this.row.join(" | "), this.rowTimes);
      this.sayBoxes(this.rowBoxes);
    }
    this.row = [];
    this.rowLength = 0;
    this.column = 0;
    this.cell = "";
    this.cellBoxes = [];
    this.rowBoxes = [];
  }

  private takeCell(name: string, closing: boolean, attributes: string): void {
    if (!closing) {
      this.cell = "";
      this.cellBoxes = [];
      this.ended = this.column + repeated(attributes, "columns", MOST_COLUMNS);
    }
    if (!closing && !isEmptyTag(attributes)) return;
    const words = name === "table-cell" ? this.cell.trim() : "";
    if (!this.isRowHidden && !this.tables.at(-1)) this.endCell(words);
    this.cell = "";
    this.column = this.ended;
  }

  private endCell(words: string): void {
    if (this.cellBoxes.length > 0 && !this.isColumnHidden(this.column)) this.rowBoxes.push(...this.cellBoxes);
    if (words === "") return;
    for (let at = this.column; at < this.ended && this.rowLength < MOST_CHARACTERS; at += 1) {
      if (this.isColumnHidden(at)) continue;
      this.row.push(words);
      this.rowLength += words.length;
    }
  }

  private sayBoxes(boxes: readonly string[]): void {
    if (!this.tables.at(-1)) for (const box of boxes) this.say(box, 1);
    this.cellBoxes = [];
  }

  private isHidden(attributes: string): boolean {
    return /^(collapse|filter)$/.test(attribute(attributes, "visibility") ?? "") || this.folded.includes(true);
  }

  private isColumnHidden(place: number): boolean {
    return this.hiddenColumns.some(([first, after]) => place >= first && place < after);
  }
}

const DEFAULT_PAGE = "Default";

const repeated = (attributes: string, what: "columns" | "rows", most: number): number =>
  Math.min(most, Math.max(1, Number(attribute(attributes, `number-${what}-repeated`) ?? 1) || 1));
