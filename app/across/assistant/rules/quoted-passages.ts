import { fold } from "~/platform/language/text";
import type { FoundDocument, FoundPassage } from "../store/retrieve.server";

/** A summary, and what stands above the first heading, say what a document is about rather than what it says. */
const SUMMARY = 0.7;
const INTRODUCTION = 0.85;
/** A passage with figures, where one is asked for. */
const WITH_FIGURES = 1.25;
/** A passage with numbered steps, where they are asked for. */
const WITH_STEPS = 1.2;
/** Of the best document: how well another passage must do against its first. */
const ALSO = 0.6;

const ASKS_FIGURE =
  /\b(cat|cata|cati|cate|cand|termen\w*|prag\w*|suma|limita|procent\w*|data|zile|pana la|varsta|dobanda|cota)\b/;
const ASKS_STEPS = /\b(cum|pas|pasi|pasii|ce (acte|documente)|etape\w*|proced\w*|facem|fac)\b/;

/** The passages of a document that an answer quotes: two of the best one, one of another. */
export function quotedPassages(
  question: string,
  { kind, passages }: Pick<FoundDocument, "kind" | "passages">,
  isBest: boolean,
): FoundPassage[] {
  const asked = fold(question);
  const wantsFigure = ASKS_FIGURE.test(asked);
  const wantsSteps = ASKS_STEPS.test(asked);
  const worth = ({ place, heading, text, score }: FoundPassage): number =>
    score *
    (kind === "act" ? 1 : place === 0 ? SUMMARY : heading === "" ? INTRODUCTION : 1) *
    (wantsFigure && /\d/.test(text.replace(/^\d+\./gm, "")) ? WITH_FIGURES : 1) *
    (wantsSteps && /^1\. /m.test(text) && /^2\. /m.test(text) ? WITH_STEPS : 1);
  const [first, second] = passages.map((one) => ({ one, worth: worth(one) })).sort((a, b) => b.worth - a.worth);
  if (!first) return [];
  return isBest && second && second.worth >= first.worth * ALSO ? [first.one, second.one] : [first.one];
}
