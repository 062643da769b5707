import { fold, withoutEnds } from "../language/text";
import { type LocalDate, localDate, parseLocalDate } from "./local-date";

const MOST = 60;
const DAY_FIRST = /^(\d{1,2})\s?[./ -]\s?(\d{1,2}|[a-z]{1,10})[.,]?\s?[./ -]?\s?(\d{4}|(?<=[./ -])\d{2})$/;
const YEAR_FIRST = /^(\d{4})[./ -](\d{1,2})[./ -](\d{1,2})$/;
const WEEKDAY = /^(?:luni|marti|miercuri|joi|vineri|sambata|duminica),?\s+/;
const MONTHS = ["ian", "feb", "mar", "apr", "mai", "iun", "iul", "aug", "sep", "oct", "noi", "dec"];
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const NAMES = [
  ...["ianuarie", "februarie", "martie", "aprilie", "mai", "iunie"],
  ...["iulie", "august", "septembrie", "octombrie", "noiembrie", "decembrie"],
];

/** "03", "martie", "mar", "mart", "III"; 0 for none. */
function monthOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  const roman = ROMAN.indexOf(written) + 1;
  const short = written.length >= 3 ? MONTHS.indexOf(written.slice(0, 3)) : -1;
  return roman || (NAMES[short]?.startsWith(written) ? short + 1 : 0);
}

/**
 * "2026-12-05" as browsers send it; "5.12.2026", "5.12.26", "5 decembrie 2026", "sâmbătă, 5 dec. 2026" as people type it. Null for a day
 * that does not exist.
 */
export function readTypedDate(written: string): LocalDate | null {
  if (written.length > MOST) return null;
  const text = withoutEnds(fold(written).trim().replace(WEEKDAY, ""), "", " .,;");
  const [, ...reversed] = YEAR_FIRST.exec(text) ?? [];
  const [, ...read] = DAY_FIRST.exec(text) ?? [];
  const [day, named, year] = read.length > 0 ? read : reversed.reverse();
  if (day === undefined || named === undefined || year === undefined) return null;
  const month = String(monthOf(named));
  return existing(day, month, year.length === 2 ? `20${year}` : year);
}

function existing(day: string, month: string, year: string): LocalDate | null {
  const read = localDate(Number(year), Number(month), Number(day));
  return parseLocalDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`) === read ? read : null;
}
