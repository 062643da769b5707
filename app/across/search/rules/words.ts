import { type Citation, citationText, readCitations } from "~/modules/library/rules/citations";
import type { ActKind } from "~/modules/library/rules/vocabulary";
import { foldWord, isSignificant, wordsIn } from "~/platform/language/words";
import { withoutInstitution } from "~/platform/romania/institutions";

/**
 * One word of a question: as it was written, and its folded spellings (the present one and that of before 1993, or another
 * word that says the same).
 */
export type AskedWord = { written: string; spellings: readonly string[] };

/** Each word is looked up in two indexes. */
const MOST_WORDS = 24;
const LONGEST_WORD = 40;

/** The spelling of before 1993 had î inside words as well: "sîmbăta" is "sâmbăta". */
export const newSpelling = (word: string): string => word.replace(/(?<=\p{L})î(?=\p{L})/giu, "â");

/** The words of the old spelling in the present one; indexed beside the words of the text. */
export const respelled = (text: string): string[] =>
  wordsIn(text).flatMap((word) => (newSpelling(word) === word ? [] : [newSpelling(word)]));

/** How texts say the kind of an act that the list writes in short. */
const IN_FULL: Readonly<Partial<Record<ActKind, string>>> = { oug: "urgenta", og: "ordonanta", hg: "hotarare" };

/** An act is asked by its number and year, and by its kind in one of its ways. */
function citedWords(citation: Citation): AskedWord[] {
  const { kind } = citation;
  const inFull = kind === null ? undefined : IN_FULL[kind];
  return wordsIn(citationText(citation)).map((written) => {
    const folded = foldWord(written);
    return { written, spellings: inFull !== undefined && folded === kind ? [folded, inFull] : [folded] };
  });
}

/**
 * The words to search, those of acts first. Stop words, single letters and the words of an institution before its place count
 * only when there are no others.
 */
export const askedWords = (text: string): AskedWord[] => askedIn(text).words;

/** A question read once: its words, and the titles that are the question itself. */
export function askedIn(text: string): { words: AskedWord[]; titles: string[] } {
  const cited = readCitations(text);
  return { words: wordsOf(cited), titles: titlesOf(text, cited) };
}

type Cited = ReturnType<typeof readCitations>;

function wordsOf({ citations, rest }: Cited): AskedWord[] {
  const cited = citations.flatMap(citedWords);
  const others = plainWords(withoutInstitution(rest)).filter(
    ({ written }) => cited.length === 0 || isSignificant(foldWord(written)),
  );
  return [...cited, ...others].slice(0, MOST_WORDS);
}

function plainWords(text: string): AskedWord[] {
  const asked = new Map<string, AskedWord>();
  for (const written of wordsIn(text)) {
    const folded = foldWord(written).slice(0, LONGEST_WORD);
    const today = foldWord(newSpelling(written)).slice(0, LONGEST_WORD);
    if (folded !== "") asked.set(folded, { written, spellings: [...new Set([folded, today])] });
  }
  const all = [...asked.entries()];
  const significant = all.filter(([folded]) => isSignificant(folded));
  return (significant.length > 0 ? significant : all).map(([, word]) => word);
}

/** What places are called by in titles, folded. */
const BEFORE_PLACES = ["comuna", "orasul", "oras", "municipiul", "judetul", "consiliul judetean"];

/** The question as it was asked, then without its institution: of "Primăria Valea Rece" also "Comuna Valea Rece". */
function titlesOf(text: string, cited: Cited): string[] {
  const whole = phraseOf(text, cited);
  const place = phraseOf(withoutInstitution(text), cited);
  return whole === place ? [whole] : [whole, place, ...BEFORE_PLACES.map((kind) => `${kind} ${place}`)];
}

/** The question written as `title_folded` is; one that only names acts as the list names them. */
export const foldedPhrase = (text: string): string => phraseOf(text, readCitations(text));

function phraseOf(text: string, { citations, rest }: Cited): string {
  const named = citations.length > 0 && rest === "" ? citations.map(citationText).join(" ") : text;
  return wordsIn(named).map(foldWord).join(" ");
}
