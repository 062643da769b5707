import { excerpt, tidyLine } from "~/platform/language/text";

/** Characters of an article shown in lists. */
export const EXCERPT = { own: 100, blog: 150, submission: 200 } as const;

/** Maximum characters. */
export const LONGEST = { title: 150, summary: 300 } as const;

/** The text under a title in lists: the summary, or the beginning of the body. */
export const preview = ({ summary, bodyText }: { summary: string; bodyText: string }, length: number): string =>
  excerpt(tidyLine(summary) || bodyText, length);
