import type { Traces } from "./marks";
import { nearest } from "./near";
import type { SearchQuestion } from "./rules";
import { type Asking, type Finding, find, NOTHING, sum, whichAreFound } from "./store/find.server";
import { wordsNear } from "./store/words.server";
import { type AskedWord, askedWords, foldWord } from "./words";

/** Below so many results the question may have been mistyped, although something has it. */
const FEW = 3;
const LONG_WORD = 6;

export type SearchAnswer = Finding & {
  total: number;
  /** What was looked for when nothing had what was asked: every word, one of them written otherwise; or only some. */
  instead: { way: "corrected"; text: string } | { way: "partly" } | null;
  /** Something that has more results, where there were few. */
  meant: string | null;
  traces: Traces;
};

/**
 * Everything that has all the words; when nothing has, the words as they were probably meant; when nothing has those
 * either, whatever has most of them. A county that is chosen is kept: nothing there is an answer too.
 */
export async function answer(question: SearchQuestion, at: Date): Promise<SearchAnswer> {
  const words = askedWords(question.text);
  if (words.length === 0) return told(NOTHING, words);
  const asking: Asking = { ...question, words, at };
  const asked = await find(asking);
  const total = sum(asked.counts);
  if (total >= FEW || (total > 0 && question.county !== null)) return told(asked, words);
  if (total > 0) return { ...told(asked, words), meant: await likelier(asking, total) };
  const elsewhere = question.county === null ? 0 : sum((await find({ ...asking, county: null })).counts);
  return elsewhere > 0 ? told(asked, words) : otherwise(asking, asked);
}

async function otherwise(asking: Asking, asked: Finding): Promise<SearchAnswer> {
  const found = await whichAreFound(asking.words, asking.at);
  const guessed = await Promise.all(asking.words.map((word, at) => (found[at] ? word : corrected(word))));
  const words = guessed.filter((word) => word !== null);
  const isCorrected = words.some((word) => !asking.words.some(({ written }) => written === word.written));
  if (isCorrected && words.length === guessed.length) {
    const text = textOf(words);
    const finding = await find({ ...asking, text, words });
    if (sum(finding.counts) > 0) return { ...told(finding, words), instead: { way: "corrected", text } };
  }
  if (words.length === 0 || asking.words.length === 1) return told(asked, asking.words);
  const partly = await find({ ...asking, words, partly: true });
  return { ...told(partly, words), instead: sum(partly.counts) > 0 ? { way: "partly" } : null };
}

function told(finding: Finding, words: readonly AskedWord[]): SearchAnswer {
  const traces = {
    spellings: words.flatMap(({ spellings }) => spellings),
    stems: finding.stems,
  };
  return { ...finding, total: sum(finding.counts), instead: null, meant: null, traces };
}

/** The word as some entry has it, or null where none has anything like it. */
async function corrected(word: AskedWord): Promise<AskedWord | null> {
  const folded = foldWord(word.written);
  const meant = nearest(folded, await wordsNear(folded, folded.length >= LONG_WORD));
  return meant && { written: meant.shown, spellings: [meant.folded] };
}

/** The question with each word in its likeliest spelling, when that has more results. */
async function likelier(asking: Asking, than: number): Promise<string | null> {
  const guessed = await Promise.all(asking.words.map(corrected));
  if (guessed.every((word) => word === null)) return null;
  const words = asking.words.map((word, at) => guessed[at] ?? word);
  const text = textOf(words);
  const { counts } = await find({ ...asking, text, words, kind: null, page: 1 });
  return sum(counts) > than ? text : null;
}

const textOf = (words: readonly AskedWord[]): string => words.map(({ written }) => written).join(" ");
