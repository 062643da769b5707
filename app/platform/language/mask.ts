/** Spaces, points and hyphens as word processors write them too. */
const SEPARATORS = "\\p{Zs}.\\/()\\-\\u2010\\u2011";
/** Between the digits or groups of a number. */
const GAP = `[${SEPARATORS}]{0,3}`;
/** The same of a telephone, which no range of sums looks like: dashes are longer there. */
const WIDE = `[${SEPARATORS}\\u2012-\\u2015\\u2212_]{0,3}`;
const digits = (count: number, gap: string): string => `\\d(?:${gap}\\d){${count - 1}}`;
const START = "(?<![\\p{L}\\p{N}])";
const DATE = "\\d{2}\\.\\d{2}\\.\\d{4}";
/** A period, whose digits may look like those of a telephone. */
const NO_PERIOD = `(?!(?:(?<=\\d{2}\\.)|\\d{2}\\.)\\d{2}\\.\\d{4}${WIDE}${DATE})`;
/** 0, or the code of Romania before it; without its sign only where no sum is meant. */
const CODES = [`\\+${WIDE}4${WIDE}0`, `0${WIDE}0${WIDE}4${WIDE}0`, "0", `40(?!(?:${WIDE}\\d){9}\\s*(?:lei|ron|eur))`];

/** What names a person, with what is written instead. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:[@＠﹫]|[([{]at[)\]}])\s?[\p{L}\p{N}-]+(?:(?:\.|\s?[([{](?:dot|punct)[)\]}]\s?)[\p{L}\p{N}-]+)+/giu,
    "[e-mail]",
  ],
  [new RegExp(`${START}ro${GAP}\\d${GAP}\\d${GAP}[a-z]{4}(?:${GAP}[a-z0-9]){16}`, "giu"), "[IBAN]"],
  [
    new RegExp(`${START}[A-Z]{2}\\d{2}(?:\\p{Zs}?[A-Z0-9]{4}){3,7}(?:\\p{Zs}?[A-Z0-9]{1,3})?(?![\\p{L}\\p{N}])`, "gu"),
    "[IBAN]",
  ],
  [new RegExp(`(?<!\\d)[1-9]${GAP}${digits(12, GAP)}(?!\\d)`, "gu"), "[CNP]"],
  [
    new RegExp(`(?<!\\d)${NO_PERIOD}(?:${CODES.join("|")})${WIDE}[237]${WIDE}${digits(8, WIDE)}(?!\\d)`, "giu"),
    "[telefon]",
  ],
  [/(?<!\d)\d{9,}(?!\d)/g, "[număr]"],
];

/** The text without personal numbers (CNP), accounts (IBAN), telephones and e-mail addresses, however their digits are grouped. */
export const withoutPersonalData = (text: string): string =>
  PERSONAL.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);

/** What stands instead of personal data, with the word that announced it. */
const MASKED = /(?:(?<!\p{L})(?:cnp|iban|tel|telefon|mobil|e-?mail)\b[\s.:]*)?\[(?:e-mail|IBAN|CNP|telefon|număr)\]/giu;

/** The text as it says what somebody looks for: without personal data and the words that announce it. */
export const withoutPersonalWords = (text: string): string => withoutPersonalData(text).replace(MASKED, " ").trim();
