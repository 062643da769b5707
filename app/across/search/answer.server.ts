import type { HitTerms } from "./marks";
import { nearest } from "./near";
import type { SearchQuestion } from "./rules";
import { type Asking, type Finding, find, NOTHING, sum, whichAreFound } from "./store/find.server";
import { wordsNear } from "./store/words.server";
import { type AskedWord, askedWords, foldWord } from "./words";

/** With fewer results than this the question may have been mistyped. */
const FEW = 3;
const LONG_WORD = 6;

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
export async function answer(question: SearchQuestion, at: Date): Promise<SearchAnswer> {
  const words = askedWords(question.text);
  if (words.length === 0) return answered(NOTHING, words);
  const asking: Asking = { ...question, words, at };
  const asked = await find(asking);
  const total = sum(asked.counts);
  if (total >= FEW || (total > 0 && question.county !== null)) return answered(asked, words);
  if (total > 0) return { ...answered(asked, words), suggestion: await likelier(asking, total) };
  const elsewhere = question.county === null ? 0 : sum((await find({ ...asking, county: null })).counts);
  return elsewhere > 0 ? answered(asked, words) : fallback(asking, asked);
}

async function fallback(asking: Asking, asked: Finding): Promise<SearchAnswer> {
  const found = await whichAreFound(asking.words, asking.at);
  const guessed = await Promise.all(asking.words.map((word, at) => (found[at] ? word : corrected(word))));
  const words = guessed.filter((word) => word !== null);
  const isCorrected = words.some((word) => !asking.words.some(({ written }) => written === word.written));
  if (isCorrected && words.length === guessed.length) {
    const text = textOf(words);
    const finding = await find({ ...asking, text, words });
    if (sum(finding.counts) > 0) return { ...answered(finding, words), instead: { way: "corrected", text } };
  }
  if (words.length === 0 || asking.words.length === 1) return answered(asked, asking.words);
  const partly = await find({ ...asking, words, partly: true });
  return { ...answered(partly, words), instead: sum(partly.counts) > 0 ? { way: "partly" } : null };
}

function answered(finding: Finding, words: readonly AskedWord[]): SearchAnswer {
  const terms = { spellings: words.flatMap(({ spellings }) => spellings), stems: finding.stems };
  return { ...finding, total: sum(finding.counts), instead: null, suggestion: null, terms };
}

/** The nearest word that some entry has, or null. */
async function corrected(word: AskedWord): Promise<AskedWord | null> {
  const folded = foldWord(word.written);
  const known = nearest(folded, await wordsNear(folded, folded.length >= LONG_WORD));
  return known && { written: known.shown, spellings: [known.folded] };
}

/** The question with each word corrected, when that has more results; null otherwise. */
async function likelier(asking: Asking, than: number): Promise<string | null> {
  const guessed = await Promise.all(asking.words.map(corrected));
  if (guessed.every((word) => word === null)) return null;
  const words = asking.words.map((word, at) => guessed[at] ?? word);
  const text = textOf(words);
  const { counts } = await find({ ...asking, text, words, kind: null, page: 1 });
  return sum(counts) > than ? text : null;
}

const textOf = (words: readonly AskedWord[]): string => words.map(({ written }) => written).join(" ");
