import type { ComponentType } from "react";
import { classNames } from "../class-names";

/** What lucide-react exports, and what our own icons look like. */
export type IconShape = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

export type IconProps = {
  /** An icon of lucide-react, or `WeaveIcon` for "potriviri". */
  of: IconShape;
  /** 20 px, or 16 px beside small text. */
  size?: "normal" | "small";
  className?: string;
};

/** An icon beside words. It is never the only carrier of a meaning, so it is never read aloud. */
export function Icon({ of: Shape, size = "normal", className }: IconProps) {
  return <Shape className={classNames("i", size === "small" && "i--s", className)} aria-hidden="true" />;
}
