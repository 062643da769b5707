import { fold } from "~/platform/language/text";

/** One word of a question: as it was written, and the folded spellings that mean it. */
export type AskedWord = { written: string; spellings: readonly string[] };

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** Letters that folding leaves whole and PostgreSQL's unaccent takes apart. */
const APART: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
};

/** What says nothing about a thing; folded. Firms are written with or without their legal form. */
const EMPTY = new Set(
  "a ai al ale as ca care ce cu da de despre din dintre dupa este fara fi fie iar il in intre isi la le lui nu o pe pentru prin sa sau se si spre sub sunt un una unei unor unui nr sa sc srl".split(
    " ",
  ),
);

/** As the index has its words: lower case, no marks, nothing but letters and digits of one word. */
export const foldWord = (word: string): string =>
  fold(word).replace(/[ßæœøđðłıþ]/g, (letter) => APART[letter] ?? letter);

/** The words of a text, in the order and the letters in which they stand, whatever parts them. */
export const wordsIn = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** The spelling of before 1993 had î inside words as well: "sîmbăta" is "sâmbăta". */
export const newSpelling = (word: string): string => word.replace(/(?<=\p{L})î(?=\p{L})/giu, "â");

/** Words of the old spelling in today's; for the index, beside the words as they stand. */
export const respelled = (text: string): string[] =>
  wordsIn(text).flatMap((word) => (newSpelling(word) === word ? [] : [newSpelling(word)]));

/** What has to be found. Small words count only where there are no others. */
export function askedWords(text: string): AskedWord[] {
  const asked = new Map<string, AskedWord>();
  for (const written of wordsIn(text)) {
    const folded = foldWord(written).slice(0, LONGEST_WORD);
    const today = foldWord(newSpelling(written)).slice(0, LONGEST_WORD);
    if (folded !== "") asked.set(folded, { written, spellings: [...new Set([folded, today])] });
  }
  const all = [...asked.entries()];
  const telling = all.filter(([folded]) => folded.length > 1 && !EMPTY.has(folded));
  return (telling.length > 0 ? telling : all).map(([, word]) => word).slice(0, MOST_WORDS);
}

/** The whole question as a folded title is written. */
export const foldedPhrase = (text: string): string => wordsIn(text).map(foldWord).join(" ");
