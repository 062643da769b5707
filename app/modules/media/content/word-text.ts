import type { DocumentText } from "../rules/document-text.ts";
import { decoded, slicesOf, tagsIn } from "./markup.server.ts";
import { ANY, attribute, isEmptyTag, isOn, Parts, packageOf, relationshipsOf, Unreadable } from "./text-parts.ts";
import { Lists, LOOKS, type Look, type Numbered, Styles } from "./word-styles.ts";

/**
 * The text of a Word document as Word shows it: with its notes, headers and footers, without what is hidden, deleted or struck
 * out.
 */
export async function wordText(bytes: Buffer): Promise<DocumentText> {
  const whole = packageOf(bytes);
  const main = [...(await relationshipsOf(whole, "")).values()].find(({ kind }) => kind === "officedocument")?.target;
  if (main === undefined) throw new Unreadable("broken");
  const related = await relationshipsOf(whole, main);
  const partOf = (wanted: string) => whole.maybe([...related.values()].find(({ kind }) => kind === wanted)?.target);
  const styles = new Styles();
  const lists = new Lists();
  await styles.read(await partOf("styles"));
  await lists.read(await partOf("numbering"));
  const notes = new Map<string, string[]>();
  for (const kind of ["footnote", "endnote"]) {
    const reader = new WordReader({ styles, lists, notes: new Map() }, (line, { note }) => {
      if (note !== "") notes.set(note, [...(notes.get(note) ?? []), line]);
    });
    await reader.read(await partOf(`${kind}s`));
  }
  const parts = new Parts();
  const reader = new WordReader({ styles, lists, notes }, (line) => parts.add(line));
  await reader.read(await whole.part(main), () => parts.isFull);
  const isEvenShown = await hasEvenHeaders(await partOf("settings"));
  for (const id of reader.headers(isEvenShown)) await reader.read(await whole.maybe(related.get(id)?.target));
  return parts.text();
}

async function hasEvenHeaders(settings: Buffer | null): Promise<boolean> {
  if (settings === null) return false;
  for await (const slice of slicesOf(settings))
    for (const { name, closing, attributes } of tagsIn(slice, ANY))
      if (name === "evenandoddheaders" && !closing) return isOn(attribute(attributes, "val"));
  return false;
}

/** What is not on the page: deleted words, and the second drawing of a text box, for programs that do not know the first. */
const UNSEEN = new Set(["del", "movefrom", "fallback", "rprchange", "pprchange", "sectprchange"]);
/** Places in a run that are no letters. */
const MARKS: Readonly<Record<string, string>> = { tab: "\t", ptab: "\t", br: "\n", cr: "\n", nobreakhyphen: "-" };
/** Notes of Word's own: the lines between text and notes. */
const NO_NOTE = /^(separator|continuationseparator|continuationnotice)$/i;

/** A paragraph that is being read; one in a text box stands inside another. */
type Frame = { words: string; notes: string[]; own: Look; run: Look; numbered: Numbered | null };
const newFrame = (): Frame => ({ words: "", notes: [], own: {}, run: {}, numbered: null });

type Known = { styles: Styles; lists: Lists; notes: ReadonlyMap<string, readonly string[]> };

/** Reads parts of a Word document paragraph by paragraph; `say` is told each line, and the note that it is of. */
class WordReader {
  private readonly frames: Frame[] = [];
  private readonly rows: boolean[] = [];
  private readonly known: Known;
  private readonly say: (line: string, of: { note: string }) => void;
  private readonly shownHeaders = new Map<string, string>();
  private unseen = 0;
  private properties = 0;
  private isFirstApart = false;
  private note = "";
  private inside = "";

  constructor(known: Known, say: WordReader["say"]) {
    this.known = known;
    this.say = say;
  }

  async read(part: Buffer | null, isEnough: () => boolean = () => false): Promise<void> {
    if (part === null) return;
    for await (const slice of slicesOf(part)) {
      if (isEnough()) return;
      for (const { name, closing, attributes, text } of tagsIn(slice, ANY)) {
        if (name !== "") this.take(name, closing, attributes);
        if (this.inside === "t" && text !== "") this.add(decoded(text));
      }
    }
  }

  /** The headers and footers that some page has. */
  headers(isEvenShown: boolean): string[] {
    return [...this.shownHeaders].flatMap(([id, type]) =>
      (type === "even" && !isEvenShown) || (type === "first" && !this.isFirstApart) ? [] : id,
    );
  }

  private add(words: string): void {
    const frame = this.frames.at(-1);
    if (!frame || this.unseen > 0 || this.rows.at(-1)) return;
    const { hidden, struck } = { ...frame.own, ...frame.run };
    if (!hidden && !struck) frame.words += words;
  }

  private take(name: string, closing: boolean, attributes: string): void {
    const isEmpty = isEmptyTag(attributes);
    this.inside = closing || isEmpty ? "" : name;
    if (UNSEEN.has(name) && !isEmpty) this.unseen += closing ? -1 : 1;
    if (name === "ppr" && !isEmpty) this.properties += closing ? -1 : 1;
    if (this.unseen > 0) return;
    if (closing) this.close(name);
    else if (this.properties > 0) this.takeProperty(name, attributes);
    else this.open(name, attributes, isEmpty);
  }

  private open(name: string, attributes: string, isEmpty: boolean): void {
    const frame = this.frames.at(-1);
    const mark = MARKS[name];
    const look = LOOKS[name];
    if (mark !== undefined) this.add(mark);
    else if (look && frame) frame.run[look] = isOn(attribute(attributes, "val"));
    else if (name === "p" && !isEmpty) this.frames.push(newFrame());
    else if (name === "r" && frame) frame.run = {};
    else if (name === "rstyle" && frame)
      frame.run = { ...this.known.styles.of(attribute(attributes, "val")).look, ...frame.run };
    else if (name === "tr" && !isEmpty) this.rows.push(this.rows.at(-1) ?? false);
    else if ((name === "hidden" || name === "del") && this.rows.length > 0)
      this.rows[this.rows.length - 1] = isOn(attribute(attributes, "val")); // of the row: a paragraph's stand in its properties
    else if (name === "footnote" || name === "endnote") this.openNote(name, attributes);
    else if (name === "footnotereference" || name === "endnotereference") this.refer(name, attributes);
    else this.takeSection(name, attributes);
  }

  private takeProperty(name: string, attributes: string): void {
    const frame = this.frames.at(-1);
    const value = attribute(attributes, "val");
    this.takeSection(name, attributes);
    if (!frame || value === undefined) return;
    if (name === "pstyle") {
      const { look, numbered } = this.known.styles.of(value);
      frame.own = look;
      frame.numbered ??= numbered;
    }
    if (name === "ilvl") frame.numbered = { list: "", ...frame.numbered, level: value };
    if (name === "numid") frame.numbered = { level: "0", ...frame.numbered, list: value };
  }

  private takeSection(name: string, attributes: string): void {
    if (name === "titlepg") this.isFirstApart ||= isOn(attribute(attributes, "val"));
    if (name === "headerreference" || name === "footerreference")
      this.shownHeaders.set(attribute(attributes, "id") ?? "", attribute(attributes, "type") ?? "default");
  }

  private openNote(name: string, attributes: string): void {
    const isNone = NO_NOTE.test(attribute(attributes, "type") ?? "");
    this.note = isNone ? "" : `${name} ${attribute(attributes, "id") ?? ""}`;
  }

  private refer(name: string, attributes: string): void {
    const frame = this.frames.at(-1);
    const { hidden, struck } = { ...frame?.own, ...frame?.run };
    if (hidden || struck || this.rows.at(-1)) return;
    frame?.notes.push(`${name.replace("reference", "")} ${attribute(attributes, "id") ?? ""}`);
  }

  private close(name: string): void {
    if (name === "tr") this.rows.pop();
    if (name === "footnote" || name === "endnote") this.note = "";
    const frame = this.frames.at(-1);
    if (name === "r" && frame) frame.run = {};
    if (name !== "p" || !frame) return;
    this.frames.pop();
    const words = frame.words.trim();
    const number = words === "" ? null : this.known.lists.next(frame.numbered);
    const lines = number === null ? frame.words : `${number}. ${words}`;
    for (const line of lines.split("\n")) this.say(line, { note: this.note });
    for (const note of frame.notes)
      for (const line of this.known.notes.get(note) ?? []) this.say(line, { note: this.note });
  }
}
