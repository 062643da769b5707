/**
 * The text of an article as it is meant. Stored as HTML (`body-html.ts`), shown with marks where there is no script
 * (`body-markdown.ts`): each of the three says exactly what the others say.
 */
export type Run = { text: string; strong: boolean; em: boolean; href: string | null };
export type Break = { break: true };
export type Inline = Run | Break;

export type ListItem = { inlines: readonly Inline[]; lists: readonly List[] };
export type List = { kind: "list"; ordered: boolean; items: readonly ListItem[] };
/** A picture of ours: `id` is the stored image's, width and height keep its room free. */
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

/** The marks of a run, the outermost first. */
const marksOf = ({ href, strong, em }: Run): Mark[] => [
  ...(href === null ? [] : [{ mark: "href" as const, href }]),
  ...(strong ? [{ mark: "strong" as const, href: null }] : []),
  ...(em ? [{ mark: "em" as const, href: null }] : []),
];

/**
 * A line with the marks that end before each piece and those that begin there, each as late and as early as it can be: one
 * line has one form. The last step has no piece: all that are open end there.
 */
export function nested(inlines: readonly Inline[]) {
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

/** The words alone, a line for each block. */
export const bodyText = (body: Body): string => body.flatMap(linesOf).map(inlineText).join("\n");

/** The pictures that a text shows, each once. */
export const pictureIds = (body: Body): string[] => [
  ...new Set(body.flatMap((block) => (block.kind === "picture" ? [block.id] : []))),
];

/** The lines of words in a block, those of lists within lists in the order in which they are read. */
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
