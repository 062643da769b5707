import type { ReactNode } from "react";

export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading whose level the page decides; the look follows the level unless `className` says otherwise. */
export function Heading({
  level,
  id,
  className,
  children,
}: {
  level: HeadingLevel;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={className}>
      {children}
    </Element>
  );
}
