import { type Body, inlineText, type List, linesOf, numberOf } from "~/modules/writing/rules/body";
import { quotable } from "./blanks";

/**
 * A passage of a document: `text` as it is quoted, empty where nothing of it can be; `unquoted` is only found. A summary
 * says what the whole document is about.
 */
export type Passage = { heading: string; text: string; unquoted: string; isSummary: boolean };

/** Characters of a passage; a single longer line is cut at its sentences. */
export const LONGEST_PASSAGE = 1_200;

/** Cuts a text at its headings, and what stands below one at its lines where it is too long. Headings without a text are left out. */
export function passagesOf(body: Body): Passage[] {
  const passages: Passage[] = [];
  let path: [string, string] = ["", ""];
  let lines: string[] = [];
  const end = () => {
    passages.push(...cut(path.filter((one) => one !== "").join(" › "), lines));
    lines = [];
  };
  for (const block of body) {
    if (block.kind !== "heading") {
      lines.push(...(block.kind === "list" ? itemLines(block, "") : linesOf(block).map(plain)));
      continue;
    }
    end();
    const words = inlineText(block.inlines).trim();
    path = block.level === 2 ? [words, ""] : [path[0], words];
  }
  end();
  return passages;
}

type Page = { name: string; kind: string; number: number; text: string };

/** The passages of what was read from a file: a page of a PDF, or a part of another document. */
export const passagesOfPage = ({ name, kind, number, text }: Page): Passage[] =>
  cut(kind === "pdf" ? `${name}, pagina ${number}` : name, unwrapped(text));

/** The passages of plain lines below one heading. */
export const passagesOfLines = (heading: string, text: string): Passage[] => cut(heading, text.split("\n"));

export function summaryOf(heading: string, summary: string): Passage {
  const quoted = quotable(summary);
  return { heading, text: quoted ?? "", unquoted: quoted === null ? summary : "", isSummary: true };
}

const plain = (inlines: Parameters<typeof inlineText>[0]): string => inlineText(inlines).replace(/\s+/g, " ").trim();

/** The items of a list with their marks; "2.1." is the first of a list within the second. */
function itemLines(list: List, above: string): string[] {
  return list.items.flatMap(({ inlines, lists }, at) => {
    const number = above + numberOf(list, at);
    const words = plain(inlines);
    const own = words === "" ? [] : [`${list.ordered ? number : "•"} ${words}`];
    return [...own, ...lists.flatMap((inner) => itemLines(inner, list.ordered ? number : ""))];
  });
}

/** The lines of a page, those put together that a page only broke. */
function unwrapped(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && /^\p{Ll}/u.test(line) && !/[.;:!?]$/.test(last)) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines;
}

/** The passages of lines below one heading; what only asks to be filled in is found with the passage that it stands in. */
function cut(heading: string, lines: readonly string[]): Passage[] {
  const read = lines.filter((line) => line !== "").map((line) => ({ line, quoted: quotable(line) }));
  const texts = packed(read.flatMap(({ quoted }) => (quoted === null ? [] : [quoted])));
  const unquoted = packed(read.flatMap(({ line, quoted }) => (quoted === null ? [line] : [])));
  return Array.from({ length: Math.max(texts.length, unquoted.length) }, (_, at) => ({
    heading,
    text: texts[at] ?? "",
    unquoted: unquoted[at] ?? "",
    isSummary: false,
  }));
}

/** Lines together up to the longest length. */
function packed(lines: readonly string[]): string[] {
  const packs: string[] = [];
  let pack = "";
  for (const line of lines.flatMap(shortened)) {
    if (pack !== "" && pack.length + line.length + 1 > LONGEST_PASSAGE) {
      packs.push(pack);
      pack = "";
    }
    pack = pack === "" ? line : `${pack}\n${line}`;
  }
  return pack === "" ? packs : [...packs, pack];
}

function shortened(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > LONGEST_PASSAGE) {
    const space = rest.lastIndexOf(" ", LONGEST_PASSAGE);
    const sentence = rest.lastIndexOf(". ", LONGEST_PASSAGE - 1) + 1;
    const at = sentence > LONGEST_PASSAGE / 2 ? sentence : space > 0 ? space : LONGEST_PASSAGE;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return rest === "" ? parts : [...parts, rest];
}
