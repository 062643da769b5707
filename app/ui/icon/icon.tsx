import type { ComponentType } from "react";
import { classNames } from "../class-names";

/** The type of the icons of lucide-react and of our own. */
export type IconShape = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

export type IconProps = {
  /** An icon of lucide-react, or `WeaveIcon` for "potriviri". */
  of: IconShape;
  /** 20 px, or 16 px beside small text. */
  size?: "normal" | "small";
  className?: string;
};

/** An icon beside words, which say the same: it is hidden from screen readers. */
export function Icon({ of: Shape, size = "normal", className }: IconProps) {
  return <Shape className={classNames("i", size === "small" && "i--s", className)} aria-hidden="true" />;
}
