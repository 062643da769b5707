/**
 * The structure of an article's text. It is stored as HTML (`body-html.ts`) and edited as Markdown without JavaScript
 * (`body-markdown.ts`); all three forms convert to each other without loss.
 */
export type Run = { text: string; strong: boolean; em: boolean; href: string | null };
export type Break = { break: true };
export type Inline = Run | Break;

export type ListItem = { inlines: readonly Inline[]; lists: readonly List[] };
/**
 * `start`: the number of the first item, where that is not 1; also 1 for a numbered list right after another one, which would
 * else continue it.
 */
export type List = { kind: "list"; ordered: boolean; start?: number; items: readonly ListItem[] };
/** `id` is the stored image's; width and height reserve its space while it loads. */
export type BodyPicture = { id: string; alt: string; width: number; height: number };

export type Block =
  | { kind: "paragraph"; inlines: readonly Inline[] }
  | { kind: "heading"; level: 2 | 3; inlines: readonly Inline[] }
  | List
  | { kind: "quote"; paragraphs: readonly (readonly Inline[])[] }
  | ({ kind: "picture" } & BodyPicture)
  | { kind: "rule" };

export type Body = readonly Block[];

export const isBreak = (inline: Inline): inline is Break => "break" in inline;

type Mark = { mark: "href" | "strong" | "em"; href: string | null };

/** The marks of a run, outermost first. */
const marksOf = ({ href, strong, em }: Run): Mark[] => [
  ...(href === null ? [] : [{ mark: "href" as const, href }]),
  ...(strong ? [{ mark: "strong" as const, href: null }] : []),
  ...(em ? [{ mark: "em" as const, href: null }] : []),
];

/**
 * For each inline of a line, the marks that end and begin before it; a mark is kept open as long as possible, so a line has
 * only one written form. A last step with `inline: null` closes all open marks.
 */
export function markSteps(inlines: readonly Inline[]) {
  let open: readonly Mark[] = [];
  return [...inlines, null].map((inline) => {
    const wanted = inline === null || isBreak(inline) ? [] : marksOf(inline);
    const differs = open.findIndex(({ mark, href }, at) => mark !== wanted[at]?.mark || href !== wanted[at]?.href);
    const common = differs === -1 ? open.length : differs;
    const step = { ends: open.slice(common).reverse(), begins: wanted.slice(common), inline };
    open = wanted;
    return step;
  });
}

export const inlineText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (isBreak(inline) ? "\n" : inline.text)).join("");

/** The mark of an item of a numbered list. */
export const numberOf = ({ start = 1 }: List, index: number): string => `${start + index}.`;

/** Plain text, one line per block. The items of numbered lists have their numbers. */
export const bodyText = (body: Body): string =>
  body.flatMap((block) => (block.kind === "list" ? itemTexts(block) : linesOf(block).map(inlineText))).join("\n");

const itemTexts = (list: List): string[] =>
  list.items.flatMap(({ inlines, lists }, index) => [
    `${list.ordered ? `${numberOf(list, index)} ` : ""}${inlineText(inlines)}`,
    ...lists.flatMap(itemTexts),
  ]);

/** Ids of the pictures in the text, without duplicates. */
export const pictureIds = (body: Body): string[] => [
  ...new Set(body.flatMap((block) => (block.kind === "picture" ? [block.id] : []))),
];

/** The text lines of a block, markSteps lists included, in reading order. */
export function linesOf(block: Block): (readonly Inline[])[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return [block.inlines];
    case "quote":
      return [...block.paragraphs];
    case "list":
      return block.items.flatMap(({ inlines, lists }) => [inlines, ...lists.flatMap(linesOf)]);
    case "picture":
    case "rule":
      return [];
  }
}
