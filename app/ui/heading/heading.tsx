import type { ReactNode } from "react";
import { Stack } from "../layout/layout";
import { unbroken } from "../text/unbroken";

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

/** The heading of a page and a sentence that says what the page is for. */
export function PageHeading({ heading, intro }: { heading: string; intro?: ReactNode }) {
  return (
    <Stack gap={1}>
      <h1>{heading}</h1>
      {intro ? <p className="muted">{unbroken(intro)}</p> : null}
    </Stack>
  );
}
