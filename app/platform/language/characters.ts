/**
 * The characters that no text of ours has: one list for what people type, for what is read from documents and for what is
 * written into files. Without imports, because the processes that read and write documents load it too.
 */

/** Control characters except tab and line ends, noncharacters and halves of characters. XML 1.0 forbids most of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/**
 * Marks without a shape: zero-width spaces, direction marks (with which one name can imitate another), byte order marks,
 * tags. The joiners are not among them, since emoji are composed with them.
 */
const INVISIBLE =
  /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu;

/** A place where a word processor may divide a word, with the line break that it made there. */
const SOFT_HYPHEN = /\u00ad(?:[ \t]*\r?\n)?/g;

/** Joiners and variants of emoji: nothing in a number, an address or a query. */
const JOINERS = /\u200c|\u200d|[\ufe00-\ufe0f]/g;

/** `instead` takes the place of what cannot be read, where it may stand between two words. */
export const withoutInvisible = (text: string, instead = ""): string =>
  text.replace(SOFT_HYPHEN, "").replace(UNREADABLE, instead).replace(INVISIBLE, "");

export const withoutJoiners = (text: string): string => text.replace(JOINERS, "");

/** For files whose text was stored before it was cleaned: no program opens a DOCX with such a character. */
export const onlyReadable = (text: string): string => text.replace(UNREADABLE, "");

const OLD: Readonly<Record<string, string>> = { ã: "ă", Ã: "Ă", þ: "ț", Þ: "Ț", º: "ș", ª: "Ș" };
const OLD_KINDS = [/[ãÃ]/, /[þÞ]/, /[ºª]/];
/** One of them that no other language writes so: a thorn, or the sign of an ordinal before a letter. */
const ONLY_OLD = /[þÞ]|(?:^|\D)(?:º\p{Ll}|ª\p{L})/u;
const OTHER_LETTERS = /[ăĂșȘțȚşŞţŢðÐ]/;

/**
 * Old Romanian fonts drew ă, ș and ț in the places of ã, º and þ, so their texts read "localitãþile". Such a text has none of
 * the Romanian letters, and at least two of the others; Portuguese and Icelandic texts do not.
 */
export function withRomanianLetters(text: string): string {
  if (OTHER_LETTERS.test(text) || !ONLY_OLD.test(text)) return text;
  if (OLD_KINDS.filter((kind) => kind.test(text)).length < 2) return text;
  return text.replace(/[ãÃþÞºª]/g, (letter, at: number) => (isOrdinal(text, at) ? letter : (OLD[letter] ?? letter)));
}

/** "1º", "20 ºC", "nº 5": no letter of a word. */
function isOrdinal(text: string, at: number): boolean {
  if (!/[ºª]/.test(text.charAt(at))) return false;
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + 1, at + 2);
  if (/\d$/.test(before)) return true;
  const isInside = /\p{L}$/u.test(before) && /\p{L}/u.test(after);
  const isLast = /\p{L}{2}$/u.test(before);
  const isFirst = (text.charAt(at) === "º" ? /\p{Ll}/u : /\p{L}/u).test(after);
  return !isInside && !isLast && !isFirst;
}
