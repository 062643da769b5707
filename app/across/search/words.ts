import { fold } from "~/platform/language/text";

/** One word of a question: as it was written, and its folded spellings (the present one and that of before 1993). */
export type AskedWord = { written: string; spellings: readonly string[] };

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** Letters that `fold` keeps and PostgreSQL's unaccent replaces. */
const UNACCENTED: Readonly<Record<string, string>> = {
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

/** Stop words, folded; the legal forms of firms are among them because people leave them out. */
const STOP_WORDS = new Set(
  "a ai al ale as ca care ce cu da de despre din dintre dupa este fara fi fie iar il in intre isi la le lui nu o pe pentru prin sa sau se si spre sub sunt un una unei unor unui nr sa sc srl".split(
    " ",
  ),
);

/** As the index stores its words: lower case, without diacritics. */
export const foldWord = (word: string): string =>
  fold(word).replace(/[ßæœøđðłıþ]/g, (letter) => UNACCENTED[letter] ?? letter);

/** The words of a text, in its order and spelling, without separators. */
export const wordsIn = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

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
  const significant = all.filter(([folded]) => folded.length > 1 && !STOP_WORDS.has(folded));
  return (significant.length > 0 ? significant : all).map(([, word]) => word).slice(0, MOST_WORDS);
}

/** The question written as `title_folded` is. */
export const foldedPhrase = (text: string): string => wordsIn(text).map(foldWord).join(" ");
