/** What a text may hold. */
export type BodyLimits = {
  /** Characters, without markup. */
  characters: number;
  /** Tags, counted before the text is parsed: sanitising nested tags takes quadratic time (5,000 of them took 100 ms). */
  tags: number;
};

/** A text that has a page for itself: an article, a document. */
export const WHOLE_PAGE: BodyLimits = { characters: 60_000, tags: 4_000 };

export type BodyForm = "rich" | "plain";
export type BoundsProblem = "long" | "marked";

/**
 * Why a submitted text is refused before it is parsed; null when it may be parsed. The editor makes at most four characters of
 * HTML of one of the text; Markdown has at most one mark for each character, and three marks for two tags.
 */
export function boundsProblem(sent: string, form: BodyForm, { characters, tags }: BodyLimits): BoundsProblem | null {
  if (sent.length > characters * (form === "rich" ? 4 : 2)) return "long";
  const isBounded = form === "rich" ? hasAtMost(sent, /</g, tags) : hasAtMost(sent, /[\n[\]*_]/g, tags * 1.5);
  return isBounded ? null : "marked";
}

function hasAtMost(text: string, pattern: RegExp, max: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(pattern)) {
    count += 1;
    if (count > max) return false;
  }
  return true;
}
