import { stemsOf } from "~/platform/language/stems";
import { foldWord } from "~/platform/language/words";
import { wordsNear } from "~/platform/search/words.server";
import type { HitTerms } from "../rules/marks";
import { type EntryKind, PUBLIC_KINDS, type SearchQuestion } from "../rules/search";
import { type AskedWord, askedIn } from "../rules/words";
import { type Asking, type Finding, find, howManyHave, NOTHING, sum } from "../store/find.server";

/** With fewer results than this the question may have been mistyped. */
const FEW = 3;
/** A question of more words is not corrected, and where nothing answers it whole so many of them are searched. */
const MOST_PARTLY = 8;

export type SearchAnswer = Finding & {
  total: number;
  /** When nothing matched the question: searched with corrected words, or for some of the words. Null otherwise. */
  instead: { way: "corrected"; text: string } | { way: "partly" } | null;
  /** A corrected question that has more results, when this one has few. */
  suggestion: string | null;
  terms: HitTerms;
};

/**
 * The entries that have all the words; otherwise those that have the corrected words; otherwise those that have most of
 * them. The chosen county is always kept, even when nothing is found there.
 */
export async function answer(
  question: SearchQuestion & Pick<Asking, "unfinished">,
  kinds: readonly EntryKind[],
  at: Date,
): Promise<SearchAnswer> {
  const { words, titles } = askedIn(question.text);
  if (words.length === 0) return answered(NOTHING, words);
  const asking: Asking = { ...question, kinds, words, titles, at };
  const asked = await find(asking);
  const total = sum(asked.counts);
  if (total >= FEW || (total > 0 && question.county !== null)) return answered(asked, words);
  if (total > 0) return { ...answered(asked, words), suggestion: await likelier(asking, total) };
  const elsewhere = question.county === null ? 0 : sum((await find({ ...asking, county: null })).counts);
  return elsewhere > 0 ? answered(asked, words) : fallback(asking, asked, question.exact !== null);
}

async function fallback(asking: Asking, asked: Finding, isExact: boolean): Promise<SearchAnswer> {
  const counts = await howManyHave(asking.words, { ...asking, county: null });
  const isLong = asking.words.length > MOST_PARTLY;
  const instead = async (word: AskedWord) => (isLong || isExact ? null : corrected(word, asking));
  const guessed = await Promise.all(asking.words.map((word, at) => (counts[at] ? word : instead(word))));
  const words = guessed.filter((word) => word !== null);
  const isCorrected = words.some((word) => !asking.words.some(({ written }) => written === word.written));
  if (isCorrected && words.length === guessed.length) {
    const text = textOf(words);
    const finding = await find({ ...asking, words, titles: askedIn(text).titles });
    if (sum(finding.counts) > 0) return { ...answered(finding, words), instead: { way: "corrected", text } };
  }
  if (words.length === 0 || asking.words.length === 1) return answered(asked, asking.words);
  const rare = rarest(guessed.flatMap((word, at) => (word ? [{ word, entries: counts[at] || 1 }] : [])));
  const kept = rare.map(({ word }) => word);
  const partly = await find({ ...asking, words: kept, partly: rare.map(({ entries }) => 1 / Math.sqrt(entries)) });
  return { ...answered(partly, kept), instead: sum(partly.counts) > 0 ? { way: "partly" } : null };
}

type Counted = { word: AskedWord; entries: number };

/** The words that fewest entries have, in the order of the question: common ones would find everything. */
const rarest = (words: readonly Counted[]): Counted[] => {
  const chosen = [...words].sort((one, other) => one.entries - other.entries).slice(0, MOST_PARTLY);
  return words.filter((word) => chosen.includes(word));
};

function answered(finding: Finding, words: readonly AskedWord[]): SearchAnswer {
  const spellings = words.flatMap((word) => word.spellings);
  const terms = { spellings, stems: finding.stems, forms: spellings.flatMap(stemsOf) };
  return { ...finding, total: sum(finding.counts), instead: null, suggestion: null, terms };
}

/** The nearest word that some entry has, or null. */
async function corrected(word: AskedWord, { kinds }: Asking): Promise<AskedWord | null> {
  const folded = foldWord(word.written);
  const onlyPublic = kinds.every((kind) => PUBLIC_KINDS.includes(kind));
  const [known] = await wordsNear(folded, { onlyPublic });
  return known === undefined ? null : { written: known.shown, spellings: [known.folded] };
}

/** The question with each word corrected, when that has more results; null otherwise. */
async function likelier(asking: Asking, than: number): Promise<string | null> {
  if (asking.words.length > MOST_PARTLY) return null;
  const guessed = await Promise.all(asking.words.map((word) => corrected(word, asking)));
  if (guessed.every((word) => word === null)) return null;
  const words = asking.words.map((word, at) => guessed[at] ?? word);
  const text = textOf(words);
  const { counts } = await find({ ...asking, words, titles: askedIn(text).titles, kind: null, page: 1 });
  return sum(counts) > than ? text : null;
}

const textOf = (words: readonly AskedWord[]): string => words.map(({ written }) => written).join(" ");
