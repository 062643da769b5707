import type { ReactNode } from "react";
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

/** How many there are of what the page lists: the number and, for screen readers, what is counted. */
export type HeadingCount = { value: number | string; words: string };

/** The title of a page, with how many things it lists; a screen reader is told of that number after the page has changed. */
export function Title({ heading, count }: { heading: ReactNode; count?: HeadingCount | undefined }) {
  if (!count) return <h1>{heading}</h1>;
  return (
    <h1 data-results="">
      {heading} <Count value={count.value} words={count.words} />
    </h1>
  );
}
