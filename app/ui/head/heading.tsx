import type { ReactNode } from "react";
import type { Counted } from "~/platform/language/plural";
import { Count } from "../badge/tag";

export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = {
  level: HeadingLevel;
  className?: string;
  "data-results"?: "";
  translate?: "no";
  children: ReactNode;
};

/** A heading whose level the page decides; the look follows the level unless `className` says otherwise. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} />;
}

/** How many there are of what a page lists, once it is known. */
export type HeadingCount = Counted | false | null | undefined;

/** The title of a page, with how many things it lists; a screen reader is told of that number after the page has changed. */
export function Title({ heading, count }: { heading: ReactNode; count?: HeadingCount }) {
  if (!count) return <h1>{heading}</h1>;
  return (
    <h1 data-results="">
      {heading} <Count value={count} />
    </h1>
  );
}
