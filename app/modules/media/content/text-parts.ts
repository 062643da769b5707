import { withoutInvisible, withRomanianLetters } from "../../../platform/language/characters.ts";
import { type DocumentText, LONGEST_PART, MOST_CHARACTERS, type TextProblem } from "../rules/document-text.ts";
import { attributesIn, slicesOf, tagsIn, tagsNamed } from "./markup.server.ts";
import { contentsOf, type Entry, entriesOf } from "./zip.server.ts";

export class Unreadable extends Error {
  readonly problem: TextProblem;
  constructor(problem: TextProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** In bytes, of one part of a document: its paragraphs, a sheet, the texts that all sheets share. */
const MOST_PART = 48 * 1024 * 1024;
const MOST_ENTRIES = 5_000;

/** The parts of a document of Word, Excel or LibreOffice by their names in lower case, and their contents. */
export function packageOf(bytes: Buffer) {
  const entries = new Map(entriesOf(bytes, MOST_ENTRIES).map((entry) => [entry.name.toLowerCase(), entry]));
  const contents = async (entry: Entry): Promise<Buffer> => {
    if (entry.size > MOST_PART) throw new Unreadable("heavy");
    const found = await contentsOf(bytes, entry, MOST_PART);
    if (found === null) throw new Unreadable("broken");
    return found;
  };
  return {
    /** Throws when there is none. */
    part: async (name: string): Promise<Buffer> => {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw new Unreadable("broken");
      return contents(entry);
    },
    maybe: async (name: string | undefined): Promise<Buffer | null> => {
      const entry = entries.get((name ?? "").toLowerCase());
      return entry ? contents(entry) : null;
    },
  };
}

type Package = ReturnType<typeof packageOf>;

type Relationship = { kind: string; target: string };

const RELATIONSHIP = tagsNamed("relationship");

/**
 * What a part of an Office document refers to, by id: "footnotes" and "word/footnotes.xml". An empty name is the whole
 * document.
 */
export async function relationshipsOf(whole: Package, name: string): Promise<Map<string, Relationship>> {
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  const found = new Map<string, Relationship>();
  const rels = await whole.maybe(`${folder}_rels/${name.slice(folder.length)}.rels`);
  if (rels === null) return found;
  for await (const slice of slicesOf(rels))
    for (const tag of tagsIn(slice, RELATIONSHIP)) {
      if (tag.name === "") continue;
      const { id = "", type = "", target = "" } = Object.fromEntries(attributesIn(tag.attributes));
      const path = new URL(target, `package:///${folder}`).pathname.slice(1);
      found.set(id, { kind: type.split("/").at(-1)?.toLowerCase() ?? "", target: decodeURIComponent(path) });
    }
  return found;
}

/** Any element. */
export const ANY = tagsNamed("[\\w.-]+");

/** Whether it has no end tag of its own. */
export const isEmptyTag = (attributes: string): boolean => attributes.endsWith("/");

/** The value of an attribute under any prefix, by its name in lower case; undefined when it has none. */
export function attribute(attributes: string, name: string): string | undefined {
  if (!attributes.toLowerCase().includes(name)) return undefined;
  for (const [whole, value] of attributesIn(attributes)) if (whole === name || whole.endsWith(`:${name}`)) return value;
  return undefined;
}

/** As Office writes yes and no; an element without a value says yes. */
export const isOn = (value: string | undefined): boolean => value === undefined || /^(1|true|on)$/i.test(value);

/** Lines put together to parts of about `LONGEST_PART` characters. */
export class Parts {
  private readonly pages: string[] = [];
  private lines = "";
  private length = 0;
  private left = false;

  get isFull(): boolean {
    return this.left;
  }

  /** Says that there is more than what was added. */
  leave(): void {
    this.left = true;
  }

  add(line: string): void {
    if (this.length >= MOST_CHARACTERS) this.left = true;
    if (this.left) return;
    for (let at = 0; at < line.length; at += LONGEST_PART) {
      const piece = line.slice(at, at + LONGEST_PART);
      if (this.lines.length + piece.length > LONGEST_PART) this.close();
      this.lines += `${piece}\n`;
      this.length += piece.length;
    }
  }

  text(): DocumentText {
    this.close();
    return { pages: this.pages, cut: this.left };
  }

  private close(): void {
    const text = tidy(this.lines);
    if (text !== "") this.pages.push(text);
    this.lines = "";
  }
}

/** One blank between words, no empty lines, and only characters that are read. */
export const tidy = (text: string): string =>
  withRomanianLetters(withoutInvisible(text, " "))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\s]*/g, "\n")
    .trim();
