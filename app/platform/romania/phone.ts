const SENTENCES = {
  empty: "Introduceți numărul de telefon",
  characters: "Numărul de telefon are numai cifre, eventual cu +40 în față",
  foreign: "Introduceți un număr de telefon din România, de exemplu 0712 345 678",
  length: "Numărul de telefon are 10 cifre, de exemplu 0264 123 456",
  prefix: "Numărul de telefon începe cu 02, 03, 06, 07, 08 sau 090. Verificați primele cifre",
};
export type PhoneProblem = keyof typeof SENTENCES;
export const phoneSentence = (problem: PhoneProblem): string => SENTENCES[problem];

/** `phone` is E.164: "+40712345678". */
export type ParsedPhone = { ok: true; phone: string } | { ok: false; problem: PhoneProblem };

const NATIONAL_DIGITS = 9;
/** The general pattern of the Romanian numbering plan (libphonenumber, metadata RO), without the trunk zero. */
const NATIONAL = /^(?:[236-8]\d|90)\d{7}$/;

/** Reads a Romanian number in the spellings people use: "0264/123.456", "+40 (0) 21 123 4567", "0040712345678". */
export function parsePhone(text: string): ParsedPhone {
  const compact = text.replace(/[\s./\\()‐‑–—-]/g, "");
  if (compact === "") return { ok: false, problem: "empty" };
  if (!/^\+?\d+$/.test(compact)) return { ok: false, problem: "characters" };
  const national = nationalDigits(compact);
  if (national === null) return { ok: false, problem: "foreign" };
  if (national.length !== NATIONAL_DIGITS) return { ok: false, problem: "length" };
  return NATIONAL.test(national) ? { ok: true, phone: `+40${national}` } : { ok: false, problem: "prefix" };
}

/** Grouped as people say it: "021 123 4567" in Bucharest, "0264 123 456" and "0712 345 678" elsewhere. */
export function formatPhone(phone: string): string {
  const [, national] = /^\+40(\d{9})$/.exec(phone) ?? [];
  if (national === undefined) return phone;
  const areaDigits = /^[23]1/.test(national) ? 2 : 3;
  const middle = areaDigits + 3;
  return `0${national.slice(0, areaDigits)} ${national.slice(areaDigits, middle)} ${national.slice(middle)}`;
}

/** The digits after +40 and the trunk zero; null for another country's number. */
function nationalDigits(compact: string): string | null {
  const international = compact.replace(/^00/, "+");
  if (international.startsWith("+40")) return international.slice(3).replace(/^0/, "");
  if (international.startsWith("+")) return null;
  if (/^40\d{9}$/.test(compact)) return compact.slice(2);
  return compact.replace(/^0/, "");
}
