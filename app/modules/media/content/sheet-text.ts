import type { DocumentText } from "../rules/document-text.ts";
import { MOST_CHARACTERS } from "../rules/document-text.ts";
import { CellFormats, truthShown } from "./cell-formats.ts";
import { decoded, slicesOf, tagsIn, tagsNamed } from "./markup.server.ts";
import { ANY, attribute, isEmptyTag, isOn, Parts, packageOf, relationshipsOf, Unreadable } from "./text-parts.ts";

/** The rows of all sheets of Excel that are shown, each on a line with " | " between its cells, as the sheet shows them. */
export async function sheetText(bytes: Buffer): Promise<DocumentText> {
  const whole = packageOf(bytes);
  const main = [...(await relationshipsOf(whole, "")).values()].find(({ kind }) => kind === "officedocument")?.target;
  if (main === undefined) throw new Unreadable("broken");
  const related = await relationshipsOf(whole, main);
  const partOf = (wanted: string) => whole.maybe([...related.values()].find(({ kind }) => kind === wanted)?.target);
  const formats = new CellFormats();
  await formats.read(await partOf("styles"));
  const { shown, countsFrom1904 } = await sheetsIn(await whole.part(main));
  formats.countsFrom1904 = countsFrom1904;
  const shared = await sharedTexts(await partOf("sharedstrings"));
  const parts = new Parts();
  for (const id of shown) {
    const sheet = related.get(id);
    if (sheet?.kind !== "worksheet") continue;
    await new SheetReader({ shared, formats }, (row) => parts.add(row)).read(await whole.part(sheet.target), parts);
    if (parts.isFull) break;
  }
  return parts.text();
}

const OF_WORKBOOK = tagsNamed("sheet", "workbookpr");

/** The sheets in the order of their tabs, without those that have none. */
async function sheetsIn(workbook: Buffer): Promise<{ shown: string[]; countsFrom1904: boolean }> {
  const shown: string[] = [];
  let countsFrom1904 = false;
  for await (const slice of slicesOf(workbook))
    for (const { name, closing, attributes } of tagsIn(slice, OF_WORKBOOK)) {
      if (closing || name === "") continue;
      if (name === "workbookpr") countsFrom1904 ||= isOn(attribute(attributes, "date1904") ?? "0");
      else if (!/hidden/i.test(attribute(attributes, "state") ?? "")) shown.push(relationshipOf(attributes));
    }
  return { shown, countsFrom1904 };
}

/** "r:id", beside "sheetId". */
const relationshipOf = (attributes: string): string => /\s[\w.-]+:id\s*=\s*["']([^"']*)/i.exec(attributes)?.[1] ?? "";

async function sharedTexts(part: Buffer | null): Promise<string[]> {
  if (part === null) return [];
  const texts: string[] = [];
  let length = 0;
  let inside = "";
  let spoken = 0;
  for await (const slice of slicesOf(part))
    for (const { name, closing, attributes, text } of tagsIn(slice, ANY)) {
      if (name === "si" && !closing) texts.push("");
      if (name === "rph" && !isEmptyTag(attributes)) spoken += closing ? -1 : 1; // how Japanese is read aloud
      if (name !== "") inside = closing ? "" : name;
      if (inside !== "t" || spoken > 0 || text === "" || length > MOST_CHARACTERS) continue;
      texts.push((texts.pop() ?? "") + decoded(text));
      length += text.length;
    }
  return texts;
}

type Known = { shared: readonly string[]; formats: CellFormats };
type Cell = { column: number; type: string; style: number; value: string };

class SheetReader {
  private readonly known: Known;
  private readonly say: (row: string) => void;
  private readonly hiddenColumns: [first: number, last: number][] = [];
  private row: string[] = [];
  private isRowHidden = false;
  private cell: Cell | null = null;
  private column = 0;
  private inside = "";
  private spoken = 0;

  constructor(known: Known, say: SheetReader["say"]) {
    this.known = known;
    this.say = say;
  }

  async read(part: Buffer, parts: Parts): Promise<void> {
    for await (const slice of slicesOf(part)) {
      if (parts.isFull) return;
      for (const { name, closing, attributes, text } of tagsIn(slice, ANY)) {
        if (name !== "") this.take(name, closing, attributes);
        if (this.cell && (this.inside === "v" || (this.inside === "t" && this.spoken === 0)))
          this.cell.value += decoded(text);
      }
    }
  }

  private take(name: string, closing: boolean, attributes: string): void {
    const isEmpty = isEmptyTag(attributes);
    this.inside = closing || isEmpty ? "" : name;
    if (name === "rph" && !isEmpty) this.spoken += closing ? -1 : 1;
    if (name === "col" && !closing && isOn(attribute(attributes, "hidden") ?? "0"))
      this.hiddenColumns.push([Number(attribute(attributes, "min")), Number(attribute(attributes, "max"))]);
    if (name === "row" && !closing) {
      this.isRowHidden = isOn(attribute(attributes, "hidden") ?? "0");
      this.row = [];
      this.column = 0;
    }
    if (name === "row" && (closing || isEmpty) && !this.isRowHidden && this.row.length > 0)
      this.say(this.row.join(" | "));
    if (name === "c") {
      if (!closing) this.begin(attributes);
      if (closing || isEmpty) this.end();
    }
  }

  private begin(attributes: string): void {
    this.column = columnOf(attribute(attributes, "r")) ?? this.column + 1;
    const type = attribute(attributes, "t") ?? "n";
    const style = Number(attribute(attributes, "s") ?? 0);
    this.cell = { column: this.column, type, style, value: "" };
  }

  private end(): void {
    const { cell } = this;
    this.cell = null;
    if (!cell || cell.value === "" || this.isRowHidden) return;
    if (this.hiddenColumns.some(([first, last]) => cell.column >= first && cell.column <= last)) return;
    const shown = this.shownIn(cell).trim();
    if (shown !== "") this.row.push(shown);
  }

  private shownIn({ type, style, value }: Cell): string {
    const { shared, formats } = this.known;
    if (type === "s") return formats.of(shared[Number(value)] ?? "", style);
    if (type === "b") return truthShown(value === "1");
    if (type === "d") return value.replace(/^(\d{4})-(\d\d)-(\d\d)(T00:00:00.*)?$/, "$3.$2.$1");
    const isNumber = type === "n" && value.trim() !== "" && Number.isFinite(Number(value));
    return type === "e" ? value : formats.of(isNumber ? Number(value) : value, style);
  }
}

/** 3 of "C5". */
function columnOf(reference: string | undefined): number | null {
  const letters = /^\$?([a-z]{1,3})/i.exec(reference ?? "")?.[1];
  return letters === undefined
    ? null
    : [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
