import type { ReactElement } from "react";

/** What is inside an icon's `<svg>`. */
export type Lines = { __html: string };

type Lucide = {
  render?(props: object, ref: null): ReactElement<{ icon?: { node: [string, Record<string, string>][] } }>;
};

const known = new Map<object, Lines | null>();

/**
 * The lines of an icon of lucide-react as one string, made once. Its component works out each icon anew, and each line is an
 * element to hydrate. Null for our own icons, and should lucide-react ever be made in another way (icon.test.tsx).
 */
export function linesOf(shape: object): Lines | null {
  if ("__html" in shape) return shape as Lines; // as the build puts it into the browser's scripts (bin/drawn-icons.ts)
  const before = known.get(shape);
  if (before !== undefined) return before;
  const node = (shape as Lucide).render?.({}, null).props.icon?.node;
  const lines = node ? { __html: node.map(([name, attributes]) => lineOf(name, attributes)).join("") } : null;
  known.set(shape, lines);
  return lines;
}

function lineOf(name: string, { key: _, ...attributes }: Record<string, string>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return `<${name}${written.join("")}/>`;
}
