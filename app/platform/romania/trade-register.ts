import type { CountyCode } from "./counties";
import { countyOfRegisterCode } from "./county-codes";

const FIRST_YEAR = 1990;
/** Entries have the new form since 26.07.2024; older ones were renumbered, and both their numbers are valid. */
const LAST_OLD_YEAR = 2024;
const SENTENCES = {
  empty: "Introduceți numărul din registrul comerțului",
  format: "Numărul din registrul comerțului arată ca J40/1234/2020 sau J2020001234402",
  county: "Codul județului din numărul de la registrul comerțului este între 1 și 40, 51 sau 52",
  serial: "Numărul de ordine din registrul comerțului este între 1 și 99999 la numerele de forma J40/1234/2020",
  year: `Anul din numărul de la registrul comerțului este ${FIRST_YEAR} sau mai târziu, iar la forma J40/1234/2020 cel mult ${LAST_OLD_YEAR}`,
  "check-digit": "Ultima cifră a numărului nu se potrivește cu celelalte. Verificați-l pe certificatul de înregistrare",
};
type TradeRegisterProblem = keyof typeof SENTENCES;
export const tradeRegisterSentence = (problem: TradeRegisterProblem): string => SENTENCES[problem];

/** J companies, F sole traders and family businesses, C co-operatives. */
type RegisterLetter = "J" | "F" | "C";
/** `county` is null for firms entered since 26.07.2024, whose number does not contain it. */
type TradeRegisterNumber = {
  number: string;
  form: "old" | "new";
  letter: RegisterLetter;
  year: number;
  county: CountyCode | null;
};
export type ParsedTradeRegisterNumber =
  | ({ ok: true } & TradeRegisterNumber)
  | { ok: false; problem: TradeRegisterProblem };
type Parts = { letter: RegisterLetter; year: number; serial: number; county: string };

const NO_COUNTY = "00";

const GAP = String.raw`[\s./\\–-]`;
const DAY_AND_MONTH = `(?:0?[1-9]|[12]\\d|3[01])${GAP}+(?:0?[1-9]|1[0-2])${GAP}+`;
const OLD = new RegExp(`^([JFC])${GAP}*(\\d{1,2})${GAP}+(\\d{1,9})${GAP}+(?:${DAY_AND_MONTH})?(\\d{4})$`);
const NEW = /^([JFC])(\d{4})(\d{6})(\d{2})(\d)$/;

/** Reads the old form as people write it ("J40/1234/2020", also with a full date) and the 14 characters of the new one. */
export function parseTradeRegisterNumber(text: string): ParsedTradeRegisterNumber {
  const written = text
    .trim()
    .toUpperCase()
    .replace(/^ROONRC\.?\s*/, "");
  if (written === "") return { ok: false, problem: "empty" };
  const old = OLD.exec(written);
  if (old) return parseOld(old);
  const renewed = NEW.exec(written.replace(new RegExp(GAP, "g"), ""));
  return renewed ? parseNew(renewed) : { ok: false, problem: "format" };
}

/** "J40/1234/2020", for invented firms. */
export function oldTradeRegisterNumber({ letter, year, serial, county }: Parts): string {
  return `${letter}${county.padStart(2, "0")}/${serial}/${year}`;
}

/** "J2012000750528" with its check digit, for invented firms and for renumbered ones. County "00": none. */
export function newTradeRegisterNumber({ letter, year, serial, county }: Parts): string {
  const body = `${year}${String(serial).padStart(6, "0")}${county.padStart(2, "0")}`;
  return letter + body + checkDigit(letter, body);
}

function parseOld([, letter = "", county = "", serial = "", year = ""]: RegExpExecArray): ParsedTradeRegisterNumber {
  const parts = partsOf(letter, year, serial, county);
  const found = countyOfRegisterCode(county);
  if (!found) return { ok: false, problem: "county" };
  if (parts.serial < 1 || parts.serial > 99_999) return { ok: false, problem: "serial" };
  if (parts.year < FIRST_YEAR || parts.year > LAST_OLD_YEAR) return { ok: false, problem: "year" };
  const number = oldTradeRegisterNumber(parts);
  return { ok: true, number, form: "old", letter: parts.letter, year: parts.year, county: found.code };
}

function parseNew(match: RegExpExecArray): ParsedTradeRegisterNumber {
  const [number, letter = "", year = "", serial = "", county = "", digit] = match;
  const parts = partsOf(letter, year, serial, county);
  const found = countyOfRegisterCode(county);
  if (digit !== checkDigit(parts.letter, year + serial + county)) return { ok: false, problem: "check-digit" };
  if (!found && county !== NO_COUNTY) return { ok: false, problem: "county" };
  if (parts.serial < 1) return { ok: false, problem: "format" };
  if (parts.year < FIRST_YEAR) return { ok: false, problem: "year" };
  return { ok: true, number, form: "new", letter: parts.letter, year: parts.year, county: found?.code ?? null };
}

function partsOf(letter: string, year: string, serial: string, county: string): Parts {
  return { letter: letter as RegisterLetter, year: Number(year), serial: Number(serial), county };
}

/** The letter's character code and the twelve digits, summed modulo 10 (python-stdnum, stdnum.ro.onrc). */
function checkDigit(letter: RegisterLetter, digits: string): string {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), letter.charCodeAt(0));
  return String(sum % 10);
}
