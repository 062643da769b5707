import { excerpt, tidyLine } from "~/platform/language/text";

/** Characters of an article shown in lists. */
export const EXCERPT = { own: 100, blog: 150, submission: 200 } as const;

/** Maximum characters; for the body, without markup. */
export const LONGEST = { title: 150, summary: 300, body: 60_000 } as const;

/** The usual reading speed of adults. */
const WORDS_PER_MINUTE = 200;

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** At least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(wordCount(text) / WORDS_PER_MINUTE));

/** The text under a title in lists: the summary, or the beginning of the body. */
export const preview = ({ summary, bodyText }: { summary: string; bodyText: string }, length: number): string =>
  excerpt(tidyLine(summary) || bodyText, length);
