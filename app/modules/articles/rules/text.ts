import { excerpt, tidyLine } from "~/platform/language/text";

/** How much of an article its lists show, in characters. */
export const EXCERPT = { own: 100, blog: 150, submission: 200 } as const;

/** What may be written at most, in characters; of the body without its markup. */
export const LONGEST = { title: 150, summary: 300, body: 60_000 } as const;

/** Adults read Romanian prose at about this pace. */
const WORDS_PER_MINUTE = 200;

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** At least one: nobody reads anything in no time. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(wordCount(text) / WORDS_PER_MINUTE));

/** What a list shows under the title: what the author wrote for it, or how the text begins. */
export const preview = ({ summary, bodyText }: { summary: string; bodyText: string }, length: number): string =>
  excerpt(tidyLine(summary) || bodyText, length);
