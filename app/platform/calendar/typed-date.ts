import { type LocalDate, localDate, parseLocalDate } from "./local-date";

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** "2026-12-05" as browsers send it, "5.12.2026" as people type it; null for a day that does not exist. */
export function readTypedDate(written: string): LocalDate | null {
  const text = written.trim();
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return parseLocalDate(text);
  const read = localDate(Number(year), Number(month), Number(day));
  return parseLocalDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`) === read ? read : null;
}
