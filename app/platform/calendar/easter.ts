import { type LocalDate, localDate } from "./local-date";

/**
 * Orthodox Easter Sunday: the Julian computus of Jean Meeus, Astronomical Algorithms, 2nd edition (1998), chapter 9,
 * moved to the Gregorian calendar by the days that both are apart in that century.
 */
export function orthodoxEaster(year: number): LocalDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const julian = moon + weekday + 114;
  const century = Math.floor(year / 100);
  const apart = century - Math.floor(century / 4) - 2;
  return localDate(year, Math.floor(julian / 31), (julian % 31) + 1 + apart);
}
