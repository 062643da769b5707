import { addDays, type LocalDate, localDate, yearOf } from "./local-date";

type When = { month: number; day: number } | { daysAfterEaster: number };
type Rule = { name: string; when: When; law: string; firstYear: number };
export type Holiday = { date: LocalDate; name: string; law: string };

const CODE = "Legea 53/2003, Codul muncii";
const PENTECOST_AND_ASSUMPTION = "Legea 202/2008";

/** Codul muncii, art. 139 alin. (1): each day with the law it came by and the first year in which it was a day off. */
const rules: readonly Rule[] = [
  { name: "Anul Nou", when: { month: 1, day: 1 }, law: CODE, firstYear: 2004 },
  { name: "A doua zi de Anul Nou", when: { month: 1, day: 2 }, law: CODE, firstYear: 2004 },
  { name: "Botezul Domnului", when: { month: 1, day: 6 }, law: "Legea 52/2023", firstYear: 2024 },
  { name: "Sfântul Ioan Botezătorul", when: { month: 1, day: 7 }, law: "Legea 52/2023", firstYear: 2024 },
  { name: "Ziua Unirii Principatelor Române", when: { month: 1, day: 24 }, law: "Legea 176/2016", firstYear: 2017 },
  { name: "Vinerea Mare", when: { daysAfterEaster: -2 }, law: "Legea 64/2018", firstYear: 2018 },
  { name: "Paștele", when: { daysAfterEaster: 0 }, law: CODE, firstYear: 2003 },
  { name: "A doua zi de Paște", when: { daysAfterEaster: 1 }, law: CODE, firstYear: 2003 },
  { name: "Ziua Muncii", when: { month: 5, day: 1 }, law: CODE, firstYear: 2003 },
  { name: "Ziua Copilului", when: { month: 6, day: 1 }, law: "Legea 220/2016", firstYear: 2017 },
  { name: "Rusaliile", when: { daysAfterEaster: 49 }, law: PENTECOST_AND_ASSUMPTION, firstYear: 2009 },
  { name: "A doua zi de Rusalii", when: { daysAfterEaster: 50 }, law: PENTECOST_AND_ASSUMPTION, firstYear: 2009 },
  { name: "Adormirea Maicii Domnului", when: { month: 8, day: 15 }, law: PENTECOST_AND_ASSUMPTION, firstYear: 2009 },
  { name: "Sfântul Andrei", when: { month: 11, day: 30 }, law: "Legea 147/2012", firstYear: 2012 },
  { name: "Ziua Națională a României", when: { month: 12, day: 1 }, law: CODE, firstYear: 2003 },
  { name: "Crăciunul", when: { month: 12, day: 25 }, law: CODE, firstYear: 2003 },
  { name: "A doua zi de Crăciun", when: { month: 12, day: 26 }, law: CODE, firstYear: 2003 },
];

const byYear = new Map<number, ReadonlyMap<LocalDate, Holiday>>();

/** The legal holidays of a year in order. Two may fall on one day, which is then named after the first. */
export function holidaysOf(year: number): readonly Holiday[] {
  return [...calendarOf(year).values()];
}

export function holidayOn(date: LocalDate): Holiday | null {
  return calendarOf(yearOf(date)).get(date) ?? null;
}

function calendarOf(year: number): ReadonlyMap<LocalDate, Holiday> {
  const known = byYear.get(year);
  if (known) return known;
  const calendar = new Map<LocalDate, Holiday>();
  for (const holiday of computed(year)) if (!calendar.has(holiday.date)) calendar.set(holiday.date, holiday);
  byYear.set(year, calendar);
  return calendar;
}

function computed(year: number): Holiday[] {
  const easter = orthodoxEaster(year);
  return rules
    .filter((rule) => year >= rule.firstYear)
    .map(({ when, name, law }) => {
      const date = "month" in when ? localDate(year, when.month, when.day) : addDays(easter, when.daysAfterEaster);
      return { date, name, law };
    })
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

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
