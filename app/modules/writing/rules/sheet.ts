import { isElement, type Node } from "./body-nodes";

/** What is filled in by hand: dots, or a box to be ticked. */
const BLANK = /…{2,}|\.{4,}|_{3,}|☐/;

const hasBlank = (node: Node): boolean => (isElement(node) ? node.children.some(hasBlank) : BLANK.test(node.text));

const isHeading = (node: Node): boolean => isElement(node) && ["h2", "h3"].includes(node.tag);

/** The part of a template that is the model itself: from its first blank to the last one before a heading. Null without blanks. */
export function sheetIn(nodes: readonly Node[]): { from: number; to: number } | null {
  const from = nodes.findIndex(hasBlank);
  if (from < 0) return null;
  const heading = nodes.findIndex((node, place) => place > from && isHeading(node));
  const end = heading < 0 ? nodes.length : heading;
  const last = nodes.slice(0, end).reduce((found, node, place) => (hasBlank(node) ? place : found), from);
  return { from, to: last + 1 };
}
