import { isElement, type Node, nodesOf } from "./body-nodes";

/** The id of a part of a text: its `place` among the headings of the second level. */
export const partId = (place: number): string => `partea-${place + 1}`;

const wordsOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (isElement(node) ? wordsOf(node.children) : node.text)).join("");

/** The parts of a text, by its headings of the second level; none when there is only one. */
export function contentsOf(html: string): { href: string; label: string }[] {
  const parts = nodesOf(html)
    .filter((node) => isElement(node) && node.tag === "h2")
    .map((heading, place) => ({ href: `#${partId(place)}`, label: wordsOf([heading]).trim() }));
  return parts.length > 1 ? parts : [];
}
