import type { ComponentType, ReactElement } from "react";
import { classNames } from "../class-names";

/** The type of the icons of lucide-react and of our own. */
export type IconShape = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

export type IconProps = {
  /** An icon of lucide-react, or `WeaveIcon` for "potriviri". */
  of: IconShape;
  /** 20 px, or 16 px beside small text. */
  size?: "normal" | "small";
};

/** An icon beside words, which say the same: it is hidden from screen readers. */
export function Icon({ of: Shape, size = "normal" }: IconProps) {
  const look = classNames("i", size === "small" && "i--s");
  const lines = linesOf(Shape);
  if (!lines) return <Shape className={look} aria-hidden="true" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings of lucide-react, constants
  return <svg className={look} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={lines} />;
}

type Lines = { __html: string };
type Lucide = {
  render?(props: object, ref: null): ReactElement<{ icon?: { node: [string, Record<string, string>][] } }>;
};

const known = new Map<IconShape, Lines | null>();

/**
 * The lines of an icon of lucide-react as one string, made once. Its component works out each icon anew, and each line is an
 * element to hydrate. Null for our own icons, and should lucide-react ever be made in another way (icon.test.tsx).
 */
function linesOf(shape: IconShape): Lines | null {
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
