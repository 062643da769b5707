const EXAMPLE = "de exemplu 0264 123 456";
const SENTENCES = {
  empty: "Introduceți numărul de telefon",
  characters: `Scrieți numărul de telefon cu cifre, ${EXAMPLE} sau 0264 123 456 int. 12`,
  foreign: "Introduceți un număr de telefon din România, de exemplu 0712 345 678",
  length: `Numărul de telefon are 10 cifre, ${EXAMPLE}`,
  prefix: "Numărul de telefon începe cu 02, 03, 06, 07, 08 sau 090. Verificați primele cifre",
  many: "Scrieți cel mult două numere de telefon, despărțite prin virgulă",
};
export type PhoneProblem = keyof typeof SENTENCES;
export const phoneSentence = (problem: PhoneProblem): string => SENTENCES[problem];

/**
 * `phone` is what is stored: "+40712345678", "+40264123456;ext=12" (RFC 3966) for one with an extension, and two of them
 * with a comma between.
 */
export type ParsedPhone = { ok: true; phone: string } | { ok: false; problem: PhoneProblem };

const MOST_NUMBERS = 2;
const LONGEST = 120;
const BETWEEN = ",";
const NATIONAL_DIGITS = 9;
/** The general pattern of the Romanian numbering plan (libphonenumber, metadata RO), without the trunk zero. */
const NATIONAL = /^(?:[236-8]\d|90)\d{7}$/;
/** "int. 12", "(interior 12)", ", ext 12" after a number; in the text below it becomes "x12". */
const EXTENSION = /[\s,;(]*(?:interior|int|extensia|ext)[\s.:]*(\d{1,6})(?!\d)\)?/gi;

/**
 * Reads one or two Romanian numbers in the spellings people use: "0264/123.456", "+40 (0) 21 123 4567",
 * "0264 123 456 int. 12", "0264 123 456 / 0722 123 456".
 */
export function parsePhone(text: string): ParsedPhone {
  if (text.length > LONGEST) return { ok: false, problem: "many" };
  const written = text.replace(EXTENSION, "x$1");
  const parts = written.split(/[,;]|\s\/\s|\s(?:sau|și|si|ori)\s/).filter((part) => part.trim() !== "");
  if (parts.length === 0) return { ok: false, problem: "empty" };
  const numbers = parts.map(parseNumber);
  // a slash also groups the digits of one number, so it divides two only where both are whole
  const apart = numbers.length === 1 && written.includes("/") ? written.split("/").map(parseNumber) : numbers;
  const read = apart.every(({ ok }) => ok) ? apart : numbers;
  const wrong = read.find((number) => !number.ok);
  if (wrong) return wrong;
  if (read.length > MOST_NUMBERS) return { ok: false, problem: "many" };
  return { ok: true, phone: read.flatMap((number) => (number.ok ? number.phone : [])).join(BETWEEN) };
}

function parseNumber(text: string): ParsedPhone {
  const compact = text.replace(/[\s./\\()‐‑–—-]/g, "");
  if (compact === "") return { ok: false, problem: "empty" };
  const [, digits, extension] = /^(\+?\d+)(?:x(\d+))?$/.exec(compact) ?? [];
  if (digits === undefined) return { ok: false, problem: "characters" };
  const national = nationalDigits(digits);
  if (national === null) return { ok: false, problem: "foreign" };
  if (national.length !== NATIONAL_DIGITS) return { ok: false, problem: "length" };
  if (!NATIONAL.test(national)) return { ok: false, problem: "prefix" };
  return { ok: true, phone: `+40${national}${extension === undefined ? "" : `;ext=${extension}`}` };
}

/** The stored numbers, each alone. */
export const phonesIn = (phone: string): string[] => phone.split(BETWEEN);

/** As people write them: "0264 123 456 int. 12, 0712 345 678". */
export const formatPhone = (phone: string): string => phonesIn(phone).map(formatNumber).join(", ");

/** Links that dial, one for each number. */
export const phoneLinks = (phone: string): { href: string; label: string }[] =>
  phonesIn(phone).map((number) => ({ href: `tel:${number}`, label: formatNumber(number) }));

/** Grouped as people say it: "021 123 4567" in Bucharest, "0264 123 456" and "0712 345 678" elsewhere. */
function formatNumber(phone: string): string {
  const [, national, extension] = /^\+40(\d{9})(?:;ext=(\d+))?$/.exec(phone) ?? [];
  if (national === undefined) return phone;
  const areaDigits = /^[23]1/.test(national) ? 2 : 3;
  const middle = areaDigits + 3;
  const number = `0${national.slice(0, areaDigits)} ${national.slice(areaDigits, middle)} ${national.slice(middle)}`;
  return extension === undefined ? number : `${number} int. ${extension}`;
}

/** The digits after +40 and the trunk zero; null for another country's number. */
function nationalDigits(compact: string): string | null {
  const international = compact.replace(/^00/, "+");
  if (international.startsWith("+40")) return international.slice(3).replace(/^0/, "");
  if (international.startsWith("+")) return null;
  if (/^40\d{9}$/.test(compact)) return compact.slice(2);
  return compact.replace(/^0/, "");
}
