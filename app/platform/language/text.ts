import { withoutInvisible, withoutJoiners, withRomanianLetters } from "./characters.ts";

/** A text of several lines as it is stored: NFC, Romanian letters, plain newlines, no invisible characters, trimmed. */
export function tidy(text: string): string {
  const plain = withoutInvisible(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n"));
  return withRomanianLetters(withCommaBelow(plain)).trim();
}

/** A text of one line as it is stored: tidy, and every run of white space is one space. */
export function tidyLine(text: string): string {
  return tidy(text).replace(/\s+/g, " ");
}

/**
 * The text without these characters before it and after it. An expression with `$` would take quadratic time for a long run of
 * them that ends in something else.
 */
export function withoutEnds(text: string, before: string, after = before): string {
  let from = 0;
  let to = text.length;
  while (from < to && before.includes(text.charAt(from))) from += 1;
  while (from < to && after.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** A number, a code, an address or a query: a line in which every character is meant. */
export const tidyCode = (text: string): string => tidyLine(withoutJoiners(text));

/**
 * At most thirty combining marks on one letter, as the Unicode standard's stream-safe text has it (UAX #15): no language
 * needs as many, and normalising takes quadratic time in their number (100,000 of them take 10 seconds).
 */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;
export const streamSafe = (text: string): string => text.replace(MARKS_TOO_MANY, "$1");

/** For comparing: lower case without marks, so that Iași, Iaşi, IASI and iasi are the same. */
export function fold(text: string): string {
  return streamSafe(text).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** At most `length` characters on one line, cut between words, "…" included. Lines that no sign ends are parted by " · ". */
export function excerpt(text: string, length: number): string {
  const characters = [...beginning(text, length)];
  if (characters.length <= length) return characters.join("");
  const cut = characters.slice(0, length - 1).join("");
  const lastSpace = characters[length - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  const words = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${withoutEnds(words, "", " .,;:!?·–—-")}…`;
}

/** The start of a long text, enough for `length` characters, so that lists do not tidy whole pages for two lines. */
function beginning(text: string, length: number): string {
  const start = text.length > 6 * length ? onOneLine(text.slice(0, 4 * length)) : "";
  return start.length > 2 * length ? start : onOneLine(text);
}

/** The blocks of a text, on one line. A line that goes on with a small letter was only broken there. */
const onOneLine = (text: string): string =>
  tidyLine(tidy(text).replace(/([^\s.,:;!?…·–—-])[ \t]*\n\s*(?=[^\s\p{Ll}])/gu, "$1 · "));

/** A text that others continue: with a full stop, unless it ends with a mark of its own. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A sentence that goes on after other words. */
export const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase("ro") + text.slice(1);

/** The lines of a text that are not empty. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A file name in ASCII letters, with its extension: "Raport ședință.PDF" gives "raport-sedinta.pdf". */
export function slugFileName(name: string): string {
  const [, stem, ending] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(name.trim()) ?? [];
  const slug = withoutEnds(
    fold(stem ?? "")
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 80),
    "-",
  );
  return `${slug || "fisier"}${(ending ?? "").toLowerCase()}`;
}

/** Whether the text has NUL or lone surrogates, which PostgreSQL cannot store and browsers never send. */
export function hasForbiddenCharacters(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}

/** The only characters that `withCommaBelow` may change: most texts have none, and skip the slow normalising. */
const MAY_CHANGE = /[ŞşŢţ]|[\u0300-\uffff]/;

/** Old keyboards and files write ş ţ with a cedilla; Romanian has ș ț with a comma below (U+0219, U+021B). */
export function withCommaBelow(text: string): string {
  if (!MAY_CHANGE.test(text)) return text;
  return streamSafe(text)
    .normalize("NFD")
    .replace(/[sStT]\p{M}+/gu, (letter) => letter.replaceAll("\u0327", "\u0326"))
    .normalize("NFC");
}
