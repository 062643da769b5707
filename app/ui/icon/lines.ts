import type { ReactElement } from "react";

/** What is inside an icon's `<svg>`. */
export type Lines = { __html: string };

type Lucide = {
  render?(props: object, ref: null): ReactElement<{ icon?: { node: [string, Record<string, string>][] } }>;
};

const known = new Map<object, Lines | null>();

/**
 * The lines of an icon of lucide-react as one path, made once. Its component works out each icon anew, and each line is an
 * element to hydrate and to lay out, while a list shows two hundred icons. Null for our own icons, and should lucide-react
 * ever be made in another way (icon.test.tsx).
 */
export function linesOf(shape: object): Lines | null {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const node = (shape as Lucide).render?.({}, null).props.icon?.node;
  const path = node?.map(([name, attributes]) => pathOf(name, attributes)).join("");
  const lines = path === undefined ? null : { __html: `<path d="${path}"/>` };
  known.set(shape, lines);
  return lines;
}

/** A leading `m` is absolute only where a path begins, so it is written as one that stays so after another drawing. */
const BEGINNING = /^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)[\s,]*(?=([-.\d]?))/;

/** One shape as what it adds to the `d` of the icon's only path; throws for shapes that lucide-react does not use. */
function pathOf(name: string, attributes: Record<string, string>): string {
  const of = (attribute: string) => Number(attributes[attribute] ?? 0);
  switch (name) {
    case "path":
      return (attributes.d ?? "").replace(BEGINNING, (_, x, y, next) => `M${x} ${y}${next === "" ? "" : "l"}`);
    case "line":
      return `M${of("x1")} ${of("y1")}L${of("x2")} ${of("y2")}`;
    case "polyline":
      return `M${attributes.points}`;
    case "polygon":
      return `M${attributes.points}z`;
    case "circle":
      return ellipse(of("cx"), of("cy"), of("r"), of("r"));
    case "ellipse":
      return ellipse(of("cx"), of("cy"), of("rx"), of("ry"));
    case "rect":
      return rectangle(of("x"), of("y"), of("width"), of("height"), of("rx") || of("ry"));
    default:
      throw new Error(`An icon has a shape that is not known: ${name}`);
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const corner = (dx: number, dy: number) => (radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : "");
  return [
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`,
  ].join("");
}
