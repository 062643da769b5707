import { fold } from "~/platform/language/text";
import { foldWord, isSignificant, wordsIn } from "~/platform/language/words";
import { figuresIn } from "./figures";
import { rootOf, termsIn } from "./terms";

/** A figure where it stands: what bounds it, and the words of its own part of the sentence, by their stems and roots. */
type Placed = {
  value: string;
  unit: string | null;
  bound: "least" | "most" | null;
  own: readonly (readonly string[])[];
};

/** What stands before a figure that is a bound, at its end; folded. Tried in this order. */
const BOUNDS: readonly (readonly [RegExp, "least" | "most"])[] = [
  [/(?<!\p{L})nu\s(?:[\p{L}]+\s){0,2}mai\s(?:mult|mare|mari)\s(?:de|decat)\s*$/u, "most"],
  [/(?<!\p{L})nu\s(?:[\p{L}]+\s){0,2}mai\s(?:putin|mica?|mici)\s(?:de|decat)\s*$/u, "least"],
  [/(?<!\p{L})nu\s(?:trece|trec|depaseste|depasesc)\s(?:de\s)?$/u, "most"],
  [
    /(?:cel\smult|maxim(?:um)?|pana\sla|sub|mai\s(?:mica?|mici|putin)\s(?:de|decat)|cel\starziu(?:\sla)?|inainte\sde)\s*(?:de\s|data\sde\s)?$/u,
    "most",
  ],
  [
    /(?:cel\sputin|minim(?:um)?|macar|peste|mai\s(?:mare|mari|mult)\s(?:de|decat)|dupa(?:\sdata\sde)?)\s*(?:de\s)?$/u,
    "least",
  ],
];
/** Characters before a figure among which its bound stands. */
const BEFORE = 45;

const boundOf = (before: string): Placed["bound"] => {
  const near = fold(before.slice(-BEFORE)).replace(/\s+/g, " ");
  return BOUNDS.find(([pattern]) => pattern.test(near))?.[1] ?? null;
};

const PART_END = /[,;:()–]|\.(?!\d)|(?<!\p{L})(?:respectiv|iar|și|si|sau)(?!\p{L})/giu;
const SENTENCE_END = /[.!?]\s+(?=[\p{Lu}„"])|[;\n]/u;
/** A part without a figure that begins so belongs to the figure after it. */
const LEADING = /^(?:,?\s*)(?:iar\s)?(?:pentru|la|[iî]n|dac[aă]|c[aâ]nd)\s/iu;

/** A part of a sentence, after what separates it from the one before. */
type Part = { text: string; after: string };

function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let after = "";
  for (const match of sentence.matchAll(PART_END)) {
    parts.push({ text: sentence.slice(from, match.index), after });
    from = match.index + match[0].length;
    after = match[0];
  }
  return [...parts, { text: sentence.slice(from), after }];
}

const keysIn = (text: string): string[][] =>
  wordsIn(text)
    .map(foldWord)
    .filter((word) => isSignificant(word) && !/\d/.test(word))
    .map((word) => termsIn(word).flatMap(({ stems }) => stems.flatMap((stem) => [stem, rootOf(stem)])));

type Keys = readonly string[];
const shares = (all: readonly Keys[], word: Keys): boolean => all.some((one) => one.some((key) => word.includes(key)));

/** The figures of a sentence, each with the words that stand with it and not with the sentence as a whole. */
function placedIn(sentence: string): Placed[] {
  const groups: { text: string; lead: string }[] = [];
  let lead = "";
  let whole = "";
  for (const { text, after } of partsOf(sentence)) {
    const last = groups.at(-1);
    if (figuresIn(text).length > 0) {
      groups.push({ text, lead });
      lead = "";
    } else if (LEADING.test(`${text.trim()} `)) lead += ` ${text}`;
    else if (last && !/[,;:]/.test(after)) last.text += ` ${text}`;
    else whole += ` ${text}`;
  }
  const common = keysIn(whole);
  return groups.flatMap(({ text, lead: before }) => {
    const own = keysIn(`${before} ${text}`).filter((word) => !shares(common, word));
    return figuresIn(text).map(({ value, unit, at }) => ({ value, unit, bound: boundOf(text.slice(0, at)), own }));
  });
}

const placed = (text: string): Placed[] => text.split(SENTENCE_END).flatMap(placedIn);

/** Whether each figure of a text is bounded as in its passages, and stands with the words with which it stands there. */
export function standsAlike(text: string, passages: readonly string[]): boolean {
  const known = passages.flatMap((passage) => placed(passage.normalize("NFC")));
  return placed(text).every((figure) => {
    const same = known.filter(
      ({ value, unit }) => value === figure.value && (unit === figure.unit || !unit || !figure.unit),
    );
    if (same.length === 0) return true;
    const bounds = same.map(({ bound }) => bound);
    // "în 45 de zile" says "cel mult", and never "cel puțin"
    const isOtherwise = figure.bound === "least" || bounds.some((bound) => bound !== null);
    if (figure.bound !== null && !bounds.includes(figure.bound) && isOtherwise) return false;
    const others = known.filter(({ value, unit }) => unit === figure.unit && value !== figure.value);
    return same.some((one) => others.every((other) => !isOf(other, one, figure)));
  });
}

/** The words of a figure are those of the other figure no less than those of its own. */
function isOf(other: Placed, own: Placed, { own: said }: Placed): boolean {
  const only = (one: Placed, two: Placed) =>
    said.filter((word) => shares(one.own, word) && !shares(two.own, word)).length;
  const others = only(other, own);
  return others > 0 && others >= only(own, other);
}
