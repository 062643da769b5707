import { format, getFormatFromId, isPercentFormat } from "numfmt";
import { slicesOf, tagsIn, tagsNamed } from "./markup.server.ts";
import { attribute, isEmptyTag } from "./text-parts.ts";

/** Formats that every workbook has and that are written as the system's language writes them. */
const LOCAL: Readonly<Record<number, string>> = { 14: "dd.mm.yyyy", 22: "dd.mm.yyyy hh:mm" };
/** Days between what Excel for old Macs and Excel for Windows count from. */
const DAYS_TO_1904 = 1_462;

const OF_STYLES = tagsNamed("numfmt", "cellxfs", "xf");

/** The formats of the cells of a workbook: what a stored value looks like on the sheet, in a Romanian Excel. */
export class CellFormats {
  private readonly patterns = new Map<number, string>();
  /** The number of the format of each style. */
  private readonly styles: number[] = [];
  private readonly shown = new Map<string, string>();
  countsFrom1904 = false;

  async read(part: Buffer | null): Promise<void> {
    if (part === null) return;
    let isOfCells = false;
    for await (const slice of slicesOf(part))
      for (const { name, closing, attributes } of tagsIn(slice, OF_STYLES)) {
        if (name === "cellxfs") isOfCells = !closing && !isEmptyTag(attributes);
        if (closing) continue;
        const id = Number(attribute(attributes, "numfmtid") ?? 0);
        if (name === "numfmt") this.addPattern(id, attribute(attributes, "formatcode") ?? "");
        if (name === "xf" && isOfCells) this.addStyle(id);
      }
  }

  addPattern(id: number, pattern: string): void {
    this.patterns.set(id, pattern);
  }

  /** The next style, with the format of this number. */
  addStyle(id: number): void {
    this.styles.push(id);
  }

  /** `style` is the number of the cell's format. */
  of(value: number | string, style: number): string {
    const pattern = this.patternOf(this.styles[style] ?? 0);
    if (typeof value === "string" && !pattern.includes(";") && !pattern.includes("@")) return value;
    const key = `${style} ${typeof value} ${value}`;
    const known = this.shown.get(key);
    if (known !== undefined) return known;
    const text = this.written(value, pattern);
    if (this.shown.size < MOST_KEPT) this.shown.set(key, text);
    return text;
  }

  private patternOf(id: number): string {
    return this.patterns.get(id) ?? LOCAL[id] ?? String(getFormatFromId(id) ?? "General");
  }

  private written(value: number | string, pattern: string): string {
    const isDate = typeof value === "number" && this.countsFrom1904 && /[dmyh]/i.test(pattern);
    const text = format(pattern, isDate ? value + DAYS_TO_1904 : value, { locale: "ro", throws: false });
    return isPercentFormat(pattern) ? text.replace(/(\d)%/g, "$1 %") : text;
  }
}

export const truthShown = (isTrue: boolean): string => (isTrue ? "ADEVĂRAT" : "FALS");

/** Sheets repeat their values; a bound, for those that do not. */
const MOST_KEPT = 20_000;
