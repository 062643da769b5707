/** Characters, without markup. */
export const LONGEST_BODY = 60_000;
/** Characters of HTML: more than the editor makes of the longest text. */
const MAX_HTML = 4 * LONGEST_BODY;
/** Characters of Markdown, its marks included. */
const MAX_PLAIN = 2 * LONGEST_BODY;
/** Tags or marks, counted before the text is parsed: sanitising nested tags takes quadratic time (5,000 of them took 100 ms). */
const MAX_TAGS = 4_000;
const MAX_MARKS = 6_000;

export type BodyForm = "rich" | "plain";
export type BoundsProblem = "long" | "marked";

/** Why a submitted text is refused before it is parsed; null when it may be parsed. */
export function boundsProblem(sent: string, form: BodyForm): BoundsProblem | null {
  if (sent.length > (form === "rich" ? MAX_HTML : MAX_PLAIN)) return "long";
  const isBounded = form === "rich" ? hasAtMost(sent, /</g, MAX_TAGS) : hasAtMost(sent, /[\n[\]*_]/g, MAX_MARKS);
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
