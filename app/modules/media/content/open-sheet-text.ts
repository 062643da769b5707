import type { DocumentText } from "../rules/document-text.ts";
import { decoded, slicesOf, tagsIn } from "./markup.server.ts";
import { ANY, attribute, isEmptyTag, Parts, packageOf } from "./text-parts.ts";

/**
 * The rows of all sheets of LibreOffice that are shown, each on a line with " | " between its cells, as the sheet shows them.
 */
export async function openSheetText(bytes: Buffer): Promise<DocumentText> {
  const contents = await packageOf(bytes).part("content.xml");
  const parts = new Parts();
  const reader = new OpenSheetReader((row) => parts.add(row));
  for await (const slice of slicesOf(contents)) {
    if (parts.isFull) break;
    for (const { name, closing, attributes, text } of tagsIn(slice, ANY)) {
      if (name !== "") reader.take(name, closing, attributes);
      reader.hear(text);
    }
  }
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
/** In columns: LibreOffice has 16,384 at most. */
const MOST_REPEATED = 16_384;
const TEXTS = new Set(["p", "h", "span", "a", "s", "tab", "line-break"]);

class OpenSheetReader {
  private readonly say: (row: string) => void;
  private readonly hiddenStyles = new Set<string>();
  private readonly folded: boolean[] = [];
  private style = "";
  private unseen = 0;
  private tables: boolean[] = [];
  private isRowHidden = false;
  private columns: [count: number, isHidden: boolean][] = [];
  private column = 0;
  private row: string[] = [];
  private cell = "";
  private paragraphs = 0;

  constructor(say: OpenSheetReader["say"]) {
    this.say = say;
  }

  hear(text: string): void {
    if (this.paragraphs > 0 && this.unseen === 0) this.cell += decoded(text);
  }

  take(name: string, closing: boolean, attributes: string): void {
    const isEmpty = isEmptyTag(attributes);
    if (UNSEEN.has(name) && !isEmpty) this.unseen += closing ? -1 : 1;
    if (this.unseen > 0) return;
    if (TEXTS.has(name)) this.takeText(name, closing, isEmpty);
    if (name === "style") this.style = attribute(attributes, "name") ?? "";
    if (name === "table-properties" && attribute(attributes, "display") === "false") this.hiddenStyles.add(this.style);
    if (GROUPS.has(name) && !isEmpty) {
      if (closing) this.folded.pop();
      else this.folded.push(attribute(attributes, "display") === "false");
    }
    if (name === "table" && !isEmpty) {
      if (closing) this.tables.pop();
      else this.tables.push(this.hiddenStyles.has(attribute(attributes, "style-name") ?? ""));
      this.columns = [];
    }
    if (name === "table-column" && !closing) this.columns.push([repeated(attributes), this.isHidden(attributes)]);
    if (name === "table-row" && !isEmpty) this.takeRow(closing, attributes);
    if (name === "table-cell" || name === "covered-table-cell") this.takeCell(name, closing, attributes);
  }

  private takeText(name: string, closing: boolean, isEmpty: boolean): void {
    if (name === "p" || name === "h") {
      if (!closing && this.cell !== "") this.cell += " ";
      if (!isEmpty) this.paragraphs += closing ? -1 : 1;
    } else if (!closing && ["s", "tab", "line-break"].includes(name)) this.cell += " ";
  }

  private takeRow(closing: boolean, attributes: string): void {
    if (!closing) this.isRowHidden = this.isHidden(attributes);
    else if (this.row.length > 0) this.say(this.row.join(" | "));
    [this.row, this.column, this.cell] = [[], 0, ""];
  }

  private takeCell(name: string, closing: boolean, attributes: string): void {
    if (!closing) {
      this.cell = "";
      this.ended = this.column + repeated(attributes);
    }
    if (!closing && !isEmptyTag(attributes)) return;
    const words = name === "table-cell" ? this.cell.trim() : "";
    if (words !== "" && !this.isRowHidden && !this.tables.at(-1) && !this.isColumnHidden(this.column))
      this.row.push(words);
    [this.cell, this.column] = ["", this.ended];
  }
  /** The column after the open cell. */
  private ended = 0;

  private isHidden(attributes: string): boolean {
    return /^(collapse|filter)$/.test(attribute(attributes, "visibility") ?? "") || this.folded.includes(true);
  }

  private isColumnHidden(place: number): boolean {
    let first = 0;
    for (const [count, isHidden] of this.columns) {
      if (place < first + count) return isHidden;
      first += count;
    }
    return false;
  }
}

const repeated = (attributes: string): number =>
  Math.min(MOST_REPEATED, Math.max(1, Number(attribute(attributes, "number-columns-repeated") ?? 1) || 1));
