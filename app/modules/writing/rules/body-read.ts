import {
  type Block,
  type Body,
  type BodyPicture,
  type Inline,
  inlineText,
  type List,
  type ListItem,
  linesOf,
} from "./body";
import { linkAddress } from "./body-address";
import { paragraphsOf, tidyInlines } from "./body-inlines";
import { type Element, isElement, type Node, nodesOf } from "./body-nodes";
import { storedPicture } from "./body-picture";

/** Finds the stored picture of an `img`; null when the text may not show it. */
export type PictureFinder = (attributes: Readonly<Record<string, string>>) => BodyPicture | null;

type Marks = { strong: boolean; em: boolean; href: string | null };
/** An intermediate sequence of inlines, blocks and paragraph boundaries (`cut`). */
type Piece = Inline | Block | { cut: true };

const CUT = { cut: true } as const;
const PLAIN: Marks = { strong: false, em: false, href: null };
export const MAX_LIST_DEPTH = 3;

/** Parses sanitised HTML to a body. An element without an equivalent becomes the nearest block, or only its text. */
export const bodyOf = (html: string, find: PictureFinder = storedPicture): Body => bodyOfNodes(nodesOf(html), find);

/** The same for nodes that are already parsed. */
export const bodyOfNodes = (nodes: readonly Node[], find: PictureFinder): Body =>
  blocksOf(piecesOf(nodes, { marks: PLAIN, find, depth: 0 }));

type Context = { marks: Marks; find: PictureFinder; depth: number };

const piecesOf = (nodes: readonly Node[], context: Context): Piece[] =>
  nodes.flatMap((node) => piecesOfNode(node, context));

function piecesOfNode(node: Node, context: Context): Piece[] {
  if (!isElement(node)) return [{ text: node.text, ...context.marks }];
  const inside = (marks: Partial<Marks> = {}) =>
    piecesOf(node.children, { ...context, marks: { ...context.marks, ...marks } });
  switch (node.tag) {
    case "br":
      return [{ break: true }];
    case "strong":
    case "em":
      return inside({ [node.tag]: true });
    case "span":
      return isBullet(node) ? [] : inside(marksOf(node));
    case "a":
      return inside({ href: linkAddress(node.attributes.href ?? "") });
    case "td":
    case "th":
      return [...inside(), { text: " ", ...PLAIN }];
    case "hr":
      return [{ kind: "rule" }];
    case "img":
      return pictureOf(node, context.find);
    case "h2":
    case "h3":
      return headingOf(inside(), node.tag === "h2" ? 2 : 3);
    case "ul":
    case "ol":
      return listOf(node, context);
    case "blockquote":
      return quoteOf(inside());
    default:
      return node.attributes["data-list"] ? fakeItem(node, inside()) : [CUT, ...inside(), CUT];
  }
}

/** Bold and italic that came from a CSS style (`foreign-html.ts`). */
function marksOf({ attributes }: Element): Partial<Marks> {
  const marks = attributes["data-marks"]?.split(" ") ?? [];
  return { ...(marks.includes("strong") ? { strong: true } : {}), ...(marks.includes("em") ? { em: true } : {}) };
}

function pictureOf({ attributes }: Element, find: PictureFinder): Piece[] {
  const picture = find(attributes);
  return picture === null ? [] : [{ kind: "picture", ...picture }];
}

const isBlock = (piece: Piece): piece is Block => "kind" in piece;
const isInline = (piece: Piece): piece is Inline => "text" in piece || "break" in piece;

/** A heading is one line; pictures inside it follow it. */
function headingOf(pieces: readonly Piece[], level: 2 | 3): Piece[] {
  const spaced = inlinesOf(pieces).map((inline) => ("break" in inline ? { text: " ", ...PLAIN } : inline));
  const inlines = tidyInlines(spaced);
  return [...(inlines.length > 0 ? [{ kind: "heading" as const, level, inlines }] : []), ...picturesIn(pieces)];
}

function quoteOf(pieces: readonly Piece[]): Piece[] {
  const paragraphs = paragraphsOf(inlinesOf(pieces));
  return [...(paragraphs.length > 0 ? [{ kind: "quote" as const, paragraphs }] : []), ...picturesIn(pieces)];
}

const picturesIn = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter((piece) => isBlock(piece) && piece.kind === "picture");

/** Flattens blocks to inlines, separated by two breaks, which mean a new paragraph. */
function inlinesOf(pieces: readonly Piece[]): Inline[] {
  const parted = (line: readonly Inline[]): Inline[] => [{ break: true }, { break: true }, ...line];
  return pieces.flatMap((piece): Inline[] => {
    if (isInline(piece)) return [piece];
    if (!isBlock(piece)) return parted([]);
    const lines = linesOf(piece);
    return lines.length === 0 ? [] : [...lines.flatMap(parted), ...parted([])];
  });
}

/** A nested list belongs to the item before it; one nested too deep continues the outer list. */
function listOf(element: Element, context: Context): Piece[] {
  const items: ListItem[] = [];
  const pictures: Piece[] = [];
  const nested = { ...context, depth: context.depth + 1 };
  for (const child of element.children) {
    const pieces =
      isElement(child) && child.tag === "li" ? piecesOf(child.children, nested) : piecesOf([child], nested);
    pictures.push(...picturesIn(pieces));
    for (const part of partsOfItem(pieces)) addPart(items, part, nested.depth);
  }
  if (items.length === 0) return pictures;
  const ordered = element.tag === "ol";
  return [{ kind: "list", ordered, ...(ordered && startOf(element.attributes.start)), items }, ...pictures];
}

/** The number that a list begins with. Of six digits at most, so that its last item has none that Markdown does not take. */
const START = /^\d{1,6}$/;
const startOf = (written = ""): Pick<List, "start"> => (START.test(written) ? { start: Number(written) } : {});

type Part = List | readonly Inline[];
const isList = (part: Part): part is List => "kind" in part;

/** The content of an item in order: lines and nested lists alternating. */
function partsOfItem(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = [];
  let words: Piece[] = [];
  const close = () => {
    const lines = paragraphsOf(inlinesOf(words));
    if (lines.length > 0) parts.push(tidyInlines(lines.flatMap((line) => [{ break: true } as const, ...line])));
    words = [];
  };
  for (const piece of pieces) {
    if (isBlock(piece) && piece.kind === "list") {
      close();
      parts.push(piece);
    } else {
      words.push(piece);
    }
  }
  close();
  return parts;
}

function addPart(items: ListItem[], part: Part, depth: number): void {
  const last = items.at(-1);
  if (!isList(part)) items.push({ inlines: part, lists: [] });
  else if (last === undefined || depth >= MAX_LIST_DEPTH) items.push(...part.items);
  else items[items.length - 1] = { ...last, lists: mergeAdjacent([...last.lists, part]) };
}

/** A word processor's paragraph that only looks like a list item; its bullet is text, and tells whether the list is numbered. */
function fakeItem(element: Element, pieces: readonly Piece[]): Piece[] {
  const inlines = withoutBullet(paragraphsOf(inlinesOf(pieces))[0] ?? []);
  const bullet = bulletOf(element).trim();
  const ordered = /[\p{L}\p{N}][.)]/u.test(bullet);
  const number = /^(\d+)[.)]$/.exec(bullet)?.[1];
  return inlines.length === 0
    ? []
    : [{ kind: "list", ordered, ...startOf(number), items: [{ inlines, lists: [] }] }, ...picturesIn(pieces)];
}

const isBullet = ({ attributes }: Element): boolean => attributes["data-bullet"] !== undefined;

function bulletOf(node: Node): string {
  if (!isElement(node)) return "";
  return isBullet(node) ? wordsOf(node) : node.children.map(bulletOf).join("");
}

const wordsOf = (node: Node): string => (isElement(node) ? node.children.map(wordsOf).join("") : node.text);

const BULLET = /^[•·▪◦]\s*/u;

function withoutBullet(inlines: readonly Inline[]): Inline[] {
  const [first, ...rest] = inlines;
  if (!first || "break" in first) return [...inlines];
  return tidyInlines([{ ...first, text: first.text.replace(BULLET, "") }, ...rest]);
}

/** Top-level pieces as blocks. A paragraph that begins with a bullet becomes a list item. */
function blocksOf(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  let words: Inline[] = [];
  const close = () => {
    blocks.push(...paragraphsOf(words).map(paragraphOrItem));
    words = [];
  };
  for (const piece of pieces) {
    if (isInline(piece)) {
      words.push(piece);
    } else {
      close();
      if (isBlock(piece)) blocks.push(piece);
    }
  }
  close();
  return mergeAdjacent(blocks);
}

function paragraphOrItem(inlines: Inline[]): Block {
  const item = BULLET.test(inlineText(inlines)) ? withoutBullet(inlines) : [];
  if (item.length === 0) return { kind: "paragraph", inlines };
  return { kind: "list", ordered: false, items: [{ inlines: item, lists: [] }] };
}

/** Blocks that become one. `next`: the number of the item that would follow in a numbered list. */
type Group<Some> = { blocks: [first: Some, ...others: Some[]]; next: number };

/** Merges adjacent lists of one kind, unless the second begins with a number of its own, and adjacent quotes. */
function mergeAdjacent<Some extends Block>(blocks: readonly Some[]): Some[] {
  const groups: Group<Some>[] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && isMergeable(group, block)) {
      group.blocks.push(block);
      group.next += itemsIn(block);
    } else {
      groups.push({ blocks: [withStart(block, group?.blocks[0])], next: startIn(block) + itemsIn(block) });
    }
  }
  return groups.map(mergedGroup);
}

const itemsIn = (block: Block): number => (block.kind === "list" ? block.items.length : 0);
const startIn = (block: Block): number => (block.kind === "list" ? (block.start ?? 1) : 1);

function isMergeable<Some extends Block>({ blocks: [first], next }: Group<Some>, block: Block): boolean {
  if (first.kind !== "list" || block.kind !== "list") return first.kind === "quote" && block.kind === "quote";
  return first.ordered === block.ordered && (block.start === undefined || block.start === next);
}

/** A list that begins with 1 says so only right after another numbered one. */
function withStart<Some extends Block>(block: Some, before: Block | undefined): Some {
  if (block.kind !== "list" || block.start !== 1 || (before?.kind === "list" && before.ordered)) return block;
  const { start: _, ...list } = block;
  return list as Some;
}

function mergedGroup<Some extends Block>({ blocks }: Group<Some>): Some {
  const [first] = blocks;
  if (first.kind === "list")
    return { ...first, items: blocks.flatMap((one) => (one.kind === "list" ? one.items : [])) };
  if (first.kind !== "quote") return first;
  return { ...first, paragraphs: blocks.flatMap((one) => (one.kind === "quote" ? one.paragraphs : [])) };
}
