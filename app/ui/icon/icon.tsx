import type { ComponentType } from "react";
import { classNames } from "../class-names";
import { type Lines, linesOf } from "./lines";

/** The type of the icons of lucide-react and of our own. */
export type IconShape = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

export type IconProps = {
  /** An icon of lucide-react, or `WeaveIcon` for "potriviri". */
  of: IconShape;
  /** 20 px, or 16 px beside small text. */
  size?: "normal" | "small";
};

/** The build has put the lines into the browser's scripts (bin/drawn-icons.ts), which leave out how they are made. */
const isDrawn = import.meta.env.PROD && !import.meta.env.SSR;

/** An icon beside words, which say the same: it is hidden from screen readers. */
export function Icon({ of: Shape, size = "normal" }: IconProps) {
  const look = classNames("i", size === "small" && "i--s");
  const lines = "__html" in Shape ? (Shape as Lines) : isDrawn ? null : linesOf(Shape);
  if (!lines) return <Shape className={look} aria-hidden="true" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings of lucide-react, constants
  return <svg className={look} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={lines} />;
}
