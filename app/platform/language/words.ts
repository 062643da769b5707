import { IRREGULAR } from "./irregular-words";
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

const ENDING =
  /(iurilor|iurile|urilor|urile|ielor|iului|iilor|elui|eaua|ului|iuri|ilor|elor|iile|iele|uri|iul|iei|ile|ele|ul|ea|ei|ia|ie|ii|iu|a|e|i|u)$/;

/**
 * A folded word without its longest ending (articles, plurals, cases), as `f_stems` makes it in the database; the letters that
 * change in the plural are folded.
 */
export const stemOf = (folded: string): string =>
  IRREGULAR.get(folded) ??
  folded
    .replace(/z(i|ii|ile|ilor)$/, "d$1")
    .replace(/est(i|ii|ile|ilor)$/, "esc$1")
    .replace(ENDING, "")
    .replaceAll("oa", "o")
    .replaceAll("ea", "e")
    .replaceAll("ia", "ie");
