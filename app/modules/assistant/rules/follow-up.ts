import { fold } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";
import { askedForms } from "./terms";

/** In words; a longer question says itself what it is about. */
const LONGEST = 9;
/** Begins with what joins it to the question before it. */
const JOINS = /^(si|dar|iar|sau|ori|adica|atunci|deci)$/;
/** Stands for something said before. */
const STANDS_FOR =
  /^(el|ea|ei|ele|il|o|ii|le|lui|lor|acesta|aceasta|acestia|acestea|asta|astea|ala|aia|aceia|acolo|atunci)$/;
const ASKS = /^(cum|cine|ce|cand|cat|cate|cati|unde|care|cu|in|la|pentru|pana|pe|de)$/;

/** Whether a question only makes sense after the one before it: a short one that begins with "și", "dar", or hardly says what it is about. */
export function isFollowUp(question: string): boolean {
  const words = wordsIn(fold(question)).map(foldWord);
  const [first = ""] = words;
  if (words.length === 0 || words.length > LONGEST) return false;
  if (JOINS.test(first)) return true;
  const about = askedForms(question).length;
  return (about <= 1 && ASKS.test(first)) || (about <= 2 && words.some((word) => STANDS_FOR.test(word)));
}

/** The question that a follow-up continues: the last one that stands by itself; `before` has the newest first. Null for one that stands by itself. */
export function subjectOf(question: string, before: readonly string[]): string | null {
  if (!isFollowUp(question)) return null;
  return before.find((one) => !isFollowUp(one)) ?? before[0] ?? null;
}
