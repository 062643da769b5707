import { fold } from "./text";

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
  "a ai al ale as ca care ce cu da de despre din dintre dupa este fara fi fie iar il in intre isi la le lui nu o pe pentru prin sa sant sau se si sint spre sub sunt un una unei unor unui nr sc srl".split(
    " ",
  ),
);

/** As indexes store words: lower case, without diacritics. */
export const foldWord = (word: string): string =>
  fold(word).replace(/[ßæœøđðłıþ]/g, (letter) => UNACCENTED[letter] ?? letter);

/** The words of a text, in its order and spelling, without separators. */
export const wordsIn = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** Whether a folded word narrows a search: it is longer than a letter and no stop word. */
export const isSignificant = (folded: string): boolean => folded.length > 1 && !STOP_WORDS.has(folded);
