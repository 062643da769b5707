import type { ReactNode } from "react";
import { Stack } from "../layout/layout";

/** The heading of a page, and in a sentence what the page is for. */
export function PageHeading({ heading, intro }: { heading: string; intro?: ReactNode }) {
  return (
    <Stack gap={1}>
      <h1>{heading}</h1>
      {intro ? <p className="muted">{intro}</p> : null}
    </Stack>
  );
}
