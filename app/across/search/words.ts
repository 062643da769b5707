import { foldWord, isSignificant, wordsIn } from "~/platform/language/words";

/** One word of a question: as it was written, and its folded spellings (the present one and that of before 1993). */
export type AskedWord = { written: string; spellings: readonly string[] };

/** Each word is looked up in two indexes. */
const MOST_WORDS = 24;
const LONGEST_WORD = 40;

/** The spelling of before 1993 had î inside words as well: "sîmbăta" is "sâmbăta". */
export const newSpelling = (word: string): string => word.replace(/(?<=\p{L})î(?=\p{L})/giu, "â");

/** The words of the old spelling in the present one; indexed beside the words of the text. */
export const respelled = (text: string): string[] =>
  wordsIn(text).flatMap((word) => (newSpelling(word) === word ? [] : [newSpelling(word)]));

/** The words to search. Stop words and single letters count only when there are no others. */
export function askedWords(text: string): AskedWord[] {
  const asked = new Map<string, AskedWord>();
  for (const written of wordsIn(text)) {
    const folded = foldWord(written).slice(0, LONGEST_WORD);
    const today = foldWord(newSpelling(written)).slice(0, LONGEST_WORD);
    if (folded !== "") asked.set(folded, { written, spellings: [...new Set([folded, today])] });
  }
  const all = [...asked.entries()];
  const significant = all.filter(([folded]) => isSignificant(folded));
  return (significant.length > 0 ? significant : all).map(([, word]) => word).slice(0, MOST_WORDS);
}

/** The question written as `title_folded` is. */
export const foldedPhrase = (text: string): string => wordsIn(text).map(foldWord).join(" ");
