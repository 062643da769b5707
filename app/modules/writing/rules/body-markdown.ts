import { type Block, type Body, type Inline, isBreak, type List, markSteps } from "./body";
import { pictureSource } from "./body-html";

/** A body as Markdown, for the form without JavaScript. `body-plain.server.ts` parses it back to the same body. */
export const markdownOf = (body: Body): string => {
  const signs = signsOf(body);
  return body.map((block, index) => blockLines(block, signs[index])).join("\n\n");
};

type Sign = "." | ")";
const isNumbered = (block: Block | undefined): boolean => block?.kind === "list" && block.ordered;

/** The signs after the numbers: a numbered list right after another one has the other sign, or it would continue that one. */
function signsOf(blocks: readonly Block[]): Sign[] {
  const signs: Sign[] = [];
  blocks.forEach((block, index) => {
    const isNext = isNumbered(block) && isNumbered(blocks[index - 1]);
    signs.push(isNext && signs.at(-1) === "." ? ")" : ".");
  });
  return signs;
}

function blockLines(block: Block, sign: Sign = "."): string {
  switch (block.kind) {
    case "paragraph":
      return line(block.inlines);
    case "heading":
      return `${"#".repeat(block.level)} ${line(block.inlines, false).replace(/(?<!#)#+$/, (marks) => "\\#".repeat(marks.length))}`;
    case "list":
      return listLines(block, sign);
    case "quote":
      return prefixed(block.paragraphs.map((inlines) => line(inlines)).join("\n\n"), "> ", "> ");
    case "picture":
      return `![${escaped(block.alt)}](${pictureSource(block)})`;
    case "rule":
      return "---";
  }
}

function listLines({ ordered, start = 1, items }: List, sign: Sign = "."): string {
  const written = items.map(({ inlines, lists }, index) => {
    const mark = ordered ? `${start + index}${sign} ` : "- ";
    const signs = signsOf(lists);
    // after an empty line: only a list that begins with 1 may follow a line of text
    const inside = lists.map((list, at) => `${isOne(list) ? "\n" : "\n\n"}${listLines(list, signs[at])}`);
    return prefixed(line(inlines) + inside.join(""), mark, " ".repeat(mark.length));
  });
  return written.join("\n");
}

const isOne = ({ ordered, start = 1 }: List): boolean => !ordered || start === 1;

const prefixed = (text: string, first: string, others: string): string =>
  text
    .split("\n")
    .map((one, index) => `${index === 0 ? first : others}${one}`.trimEnd())
    .join("\n");

/** Escapes what would start a heading, quote or list at the beginning of a line. */
const startEscaped = (text: string): string =>
  text
    .replace(/^(#{1,6})(?=\s|$)/, (marks) => `\\${marks}`)
    .replace(/^>/, "\\>")
    .replace(/^[-+](?=\s|$|-)/, (mark) => `\\${mark}`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");

const escaped = (text: string): string =>
  text.replace(/[\\*_[\]]|!$/g, (mark) => `\\${mark}`).replace(/&(?=#?\w+;)/g, "\\&");

const DELIMITERS = { href: "[", strong: "**", em: "_" } as const;
type Mark = ReturnType<typeof markSteps>[number]["begins"][number];
const beginOf = ({ mark }: Mark): string => DELIMITERS[mark];
const endOf = ({ mark, href }: Mark): string => (href === null ? DELIMITERS[mark] : `](${href})`);
const isSign = ({ href }: Mark): boolean => href === null;

/**
 * The marks of a line. A sign opens and closes only where its neighbours let it: a letter that would not is written as its
 * number, which reads the same afterwards. `mayBegin`: it stands where it could begin a list or a title.
 */
function line(inlines: readonly Inline[], mayBegin = true): string {
  const pieces: string[] = []; // joined once: to look at the end of a growing text takes longer each time
  markSteps(inlines).forEach(({ ends, begins, inline }, index) => {
    pieces.push(...ends.map(endOf));
    if (begins.some(isSign)) pieces.push(lastAsNumber(pieces.pop() ?? ""));
    pieces.push(...begins.map(beginOf));
    if (inline === null) return;
    if (isBreak(inline)) {
      pieces.push("\n");
    } else {
      const text = mayBegin && isLineStart(inlines, index) ? startEscaped(escaped(inline.text)) : escaped(inline.text);
      pieces.push(ends.some(isSign) && begins.length === 0 ? firstAsNumber(text) : text);
    }
  });
  return pieces.join("");
}

function isLineStart(inlines: readonly Inline[], index: number): boolean {
  const before = inlines[index - 1];
  return before === undefined || isBreak(before);
}

const asNumber = (letter: string): string => `&#${letter.codePointAt(0)};`;
/** A letter or digit next to an emphasis sign is written as an entity, otherwise Markdown ignores the sign. */
const firstAsNumber = (text: string): string => text.replace(/^[^\s\p{P}\p{S}]/u, asNumber);
const lastAsNumber = (written: string): string => written.replace(/[^\s\p{P}\p{S}]$/u, asNumber);
