import { fold } from "~/platform/language/text";
import type { FoundDocument, FoundPassage } from "./sources";
import { type Asked, KIN, rootOf, termsIn } from "./terms";

/** A summary, and what stands above the first heading, say what a document is about rather than what it says. */
const SUMMARY = 0.7;
const INTRODUCTION = 0.85;
/** A passage with figures, or with a term or a date, where one is asked for. */
const WITH_FIGURES = 1.25;
const WITH_TIME = 1.5;
/** A passage with numbered steps, where they are asked for. */
const WITH_STEPS = 1.2;
/** A heading that asks the same: "Cine se înscrie", "Termenele", "Pașii". */
const WITH_HEADING = 1.3;
/** How well another passage of a document must do against its first, and how many are quoted in how many characters. */
const ALSO = 0.5;
const ROOM = { best: { passages: 4, characters: 2_000 }, other: { passages: 2, characters: 500 } };
/**
 * Beside the score, in which the words of the title count alike for every passage and short ones come first: what a passage says
 * of the question that the others do not, how much more so in its heading, and its length up to so many characters.
 */
const WORTH = { own: 2, heading: 2, length: 0.1 };
const LONG = 800;

const ASKS_TIME = /\b(cat timp|cate (zile|ore|luni|saptamani)|cati ani|cand|termen\w*|zile|data)\b/;
const ASKS_FIGURE = /\b(cat|cata|cati|cate|prag\w*|suma|limita|procent\w*|pana la|varsta|dobanda|cota)\b/;
const MONTHS = "ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie";
const TIME = new RegExp(`\\d (de )?(zile|ore|luni|ani|saptamani|minute|${MONTHS})\\b`);
const FIGURE = /\d/;
/** The numbers of steps, articles and acts, which answer no question about a figure. */
const REFERENCES = /^[\d.]+\.|\b(art|alin|nr|lit|pct)\. ?\(?\d[\d./-]*\)?|\b\d+\/\d{4}\b/gm;
const ASKS_STEPS = /\b(cum|pas|pasi|pasii|ce (acte|documente)|etape\w*|proced\w*|facem|fac)\b/;

/** What a question asks, and the headings of what answers it. */
const SAME_ASKED = [
  { asks: /\bcine\b/, heads: /\b(cine|cui)\b/ },
  {
    asks: /\b(cand|pana la|cat timp|cate zile|termen\w*)\b/,
    heads: /\b(cand|cat timp|cate zile|termen\w*|calendar\w*)\b/,
  },
  { asks: /\b(cum|pas\w*|proced\w*|etape)\b/, heads: /\b(cum|pasi|pasii|etape\w*|procedur\w*)\b/ },
];

/** A question, and the words that it is about, with those of the question that it continues. */
type Question = { text: string; asked: readonly Asked[] };

/** The passages of a document that an answer quotes: always the likeliest one, then others that are likely and fit; the best document has more room. */
export function quotedPassages(
  { text: question, asked }: Question,
  { kind, passages }: Pick<FoundDocument, "kind" | "passages">,
  isBest: boolean,
): FoundPassage[] {
  const folded = fold(question);
  const figure = figureAsked(folded);
  const wantsSteps = ASKS_STEPS.test(folded);
  const heads = SAME_ASKED.filter(({ asks }) => asks.test(folded)).map((one) => one.heads);
  const top = Math.max(...passages.map(({ score }) => score));
  const own = ownWords(asked, passages);
  const worth = ({ place, heading, text, score }: FoundPassage, at: number): number =>
    (score / top + WORTH.own * (own[at] ?? 0) + WORTH.length * Math.min(1, text.length / LONG)) *
    (kind === "act" ? 1 : place === 0 ? SUMMARY : heading === "" ? INTRODUCTION : 1) *
    (figure?.is.test(fold(text).replace(REFERENCES, "")) ? figure.worth : 1) *
    (heads.some((one) => one.test(fold(heading))) ? WITH_HEADING : 1) *
    (wantsSteps && /^1\. /m.test(text) && /^2\. /m.test(text) ? WITH_STEPS : 1);
  const likely = passages.map((one, at) => ({ one, worth: worth(one, at) })).sort((a, b) => b.worth - a.worth);
  const room = isBest ? ROOM.best : ROOM.other;
  const quoted: FoundPassage[] = [];
  let characters = 0;
  for (const { one, worth: own } of likely) {
    const fits = quoted.length < room.passages && characters + one.text.length <= room.characters;
    if (quoted.length > 0 && !(fits && own >= (likely[0]?.worth ?? 0) * ALSO)) continue;
    quoted.push(one);
    characters += one.text.length;
  }
  return quoted;
}

/** What kind of figure a folded question asks for, and what a passage with one is worth. */
function figureAsked(folded: string): { is: RegExp; worth: number } | null {
  if (ASKS_TIME.test(folded)) return { is: TIME, worth: WITH_TIME };
  return ASKS_FIGURE.test(folded) ? { is: FIGURE, worth: WITH_FIGURES } : null;
}

/**
 * For each passage of a document: what part of the asked words it has, a word counting for as much as it tells the passages
 * apart; one that all of them have, as those of the title often are, counts least.
 */
function ownWords(asked: readonly Asked[], passages: readonly FoundPassage[]): number[] {
  const read = passages.map(({ heading, text }) => ({ heading: readIn(heading), text: readIn(text) }));
  const all = read.length + 1;
  const sums = read.map(() => 0);
  for (const { ways } of asked) {
    const had = read.map(({ heading, text }) => Math.max(WORTH.heading * metIn(heading, ways), metIn(text, ways)));
    const tells = Math.log(all / (had.filter((one) => one > 0).length + 0.5)) / Math.log(all);
    for (const [at, one] of had.entries()) sums[at] = (sums[at] ?? 0) + (tells * one) / asked.length;
  }
  return sums;
}

type Read = { stems: ReadonlySet<string>; roots: ReadonlySet<string> };

function readIn(text: string): Read {
  const stems = new Set(termsIn(text).flatMap((term) => term.stems));
  return { stems, roots: new Set([...stems].map(rootOf)) };
}

/** The best of the ways in which a word may be met that is in a text. */
const metIn = ({ stems, roots }: Read, ways: Asked["ways"]): number =>
  Math.max(0, ...ways.map(({ stem, boost }) => (stems.has(stem) ? boost : roots.has(rootOf(stem)) ? boost * KIN : 0)));
