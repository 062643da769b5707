import { DomUtils, parseDocument } from "htmlparser2";

export type Tree = ReturnType<typeof parseDocument>;
export type Node = Tree["children"][number] | Tree;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export function readHtml(html: string): Tree {
  const tree = parseDocument(html);
  // the parser leaves the entities of text boxes as they are written
  for (const text of taggedIn(tree, "textarea").flatMap(({ children }) => children))
    if (DomUtils.isText(text)) text.data = DomUtils.textContent(parseDocument(text.data.replaceAll("<", "&lt;")));
  return tree;
}

/** The elements of a tree, in the order of the page. */
export const elementsOf = (of: Node, is: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(is, DomUtils.hasChildren(of) ? of.children : []);
export const taggedIn = (of: Node, ...names: string[]): Element[] => elementsOf(of, ({ name }) => names.includes(name));

/** The nearest element around this one, or itself, of which this is true. */
export function around(of: Element, is: (element: Element) => boolean): Element | null {
  for (let at: Node | null = of; at; at = at.parent) if (DomUtils.isTag(at) && is(at)) return at;
  return null;
}

const isHidden = ({ name, attribs }: Element): boolean =>
  "hidden" in attribs || ["head", "template"].includes(name) || (name === "dialog" && !("open" in attribs));

/** Whether it is on the page that a person sees. */
export const isShown = (element: Element): boolean => around(element, isHidden) === null;

type Leaves = (element: Element) => boolean;

/** The text of a page or of a part of it. Tags separate words, except those around what does not break. */
export function wordsOf(of: string | Node, leaves: Leaves = () => false): string {
  return spoken(typeof of === "string" ? readHtml(of) : of, leaves)
    .replace(/\s+/g, " ")
    .trim();
}

function spoken(node: Node, leaves: Leaves): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.hasChildren(node)) return "";
  if (DomUtils.isTag(node) && (["script", "style"].includes(node.name) || leaves(node))) return " ";
  const inside = node.children.map((child) => spoken(child, leaves)).join("");
  return DomUtils.isTag(node) && node.attribs.class === "nowrap" ? inside : ` ${inside} `;
}

/** The text that a person sees. */
export const shownWords = (of: Node): string => wordsOf(of, isHidden);

const CONTROLS = ["select", "textarea"];
const isSilent: Leaves = (element) =>
  isHidden(element) || element.attribs["aria-hidden"] === "true" || CONTROLS.includes(element.name);

/** What a screen reader calls a link, a button, a heading or a region. */
export function nameOf(element: Element, tree: Node): string {
  const { alt, "aria-label": label, "aria-labelledby": ids } = element.attribs;
  if (ids) return wordsOfIds(tree, ids);
  return (
    label ??
    (element.name === "img" ? alt : undefined) ??
    [wordsOf(element, isSilent), ...picturesIn(element)].join(" ").trim()
  );
}

const picturesIn = (element: Element) => taggedIn(element, "img").flatMap(({ attribs }) => attribs.alt || []);

export const wordsOfIds = (tree: Node, ids: string): string =>
  ids
    .split(" ")
    .flatMap((id) => elementsOf(tree, ({ attribs }) => attribs.id === id))
    .map((one) => wordsOf(one, isSilent))
    .join(" ");

/** A name as a test asks for it: the whole name, or the only one with these words in it; or a pattern. */
export type Asked = string | RegExp;

/** The only thing with this name. One that is missing, or there more than once, is an error. */
export function theOnly<Thing>(
  what: string,
  things: readonly Thing[],
  asked: Asked,
  named: (thing: Thing) => string,
): Thing {
  const those = (is: (name: string) => boolean) => things.filter((thing) => is(named(thing)));
  const exact = typeof asked === "string" ? those((name) => name === asked) : those((name) => asked.test(name));
  const found = exact.length === 0 && typeof asked === "string" ? those((name) => name.includes(asked)) : exact;
  const [one, ...others] = found;
  if (one !== undefined && others.length === 0) return one;
  throw new Error(`${found.length} of ${what} ${asked} among: ${things.map(named).join(" | ")}`);
}

/** `#id`, the name of a tag, or words of the smallest row, article or section that has them. */
export type Within = string | RegExp;
const ROWS = ["li", "tr", "article", "section", "fieldset", "details", "form", "dl"];

export function partOf(tree: Node, within: Within): Element {
  const found =
    within instanceof RegExp
      ? taggedIn(tree, ...ROWS).filter((row) => isShown(row) && within.test(shownWords(row)))
      : elementsOf(tree, ({ name, attribs }) =>
          within.startsWith("#") ? attribs.id === within.slice(1) : name === within,
        );
  const smallest = found.filter((row) => !found.some((other) => other !== row && around(other, (one) => one === row)));
  const [one, ...others] = within instanceof RegExp ? smallest : found;
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} parts ${within}`);
  return one;
}

/** The addresses of all links of a page. */
export const linksOf = (of: string | Node): string[] =>
  taggedIn(typeof of === "string" ? readHtml(of) : of, "a").flatMap(({ attribs }) => attribs.href ?? []);
