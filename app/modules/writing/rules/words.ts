/** The usual reading speed of adults. */
const WORDS_PER_MINUTE = 200;

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** At least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(wordCount(text) / WORDS_PER_MINUTE));
