import { LONGEST } from "./text";

/** So much markup no editor makes of a text that may be kept; in characters. */
const MOST_MARKUP = 4 * LONGEST.body;
/** So much a text with marks takes beside its words. */
const MOST_PLAIN = 2 * LONGEST.body;
/**
 * What stands between the words, counted before anything reads them. Tags within one another cost the square of their
 * number: 5,000 of them took a tenth of a second to clean.
 */
const MOST_TAGS = 4_000;
const MOST_MARKS = 6_000;

export type BodyForm = "rich" | "plain";
export type BoundsProblem = "long" | "marked";

/** Why a text that was sent is not read at all; null when it is. */
export function boundsProblem(sent: string, form: BodyForm): BoundsProblem | null {
  if (sent.length > (form === "rich" ? MOST_MARKUP : MOST_PLAIN)) return "long";
  const isBounded = form === "rich" ? hasFew(sent, /</g, MOST_TAGS) : hasFew(sent, /[\n[\]*_]/g, MOST_MARKS);
  return isBounded ? null : "marked";
}

function hasFew(text: string, sign: RegExp, most: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(sign)) {
    count += 1;
    if (count > most) return false;
  }
  return true;
}
