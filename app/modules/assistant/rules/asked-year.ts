import { readCitations } from "~/modules/library/rules/citations";
import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { listOf } from "~/platform/language/lists";

/** Four digits that say how much of something are no year. */
const YEAR =
  /(?<![\d/])(?:19[89]\d|20\d\d)(?![\d/]|\s*(?:de|lei|ron|euro|eur|mp|ha|m|mc|kg|kw|tone|ari|oameni|persoane|locuitori)\b)/gi;

/** The first year before today's that a question names, without those of the acts that it cites; null where it names none. */
export function pastYearIn(question: string, today: LocalDate): number | null {
  const years = [...readCitations(question).rest.matchAll(YEAR)].map(([year]) => Number(year));
  const past = years.filter((year) => year < Number(today.slice(0, 4)));
  return past.length === 0 ? null : Math.min(...past);
}

/** An act on which an answer rests: since when it is in force, null where that is not known, and the acts that it replaced. */
type RestedOn = { name: string; since: LocalDate | null; replaced: readonly string[] };

/** Whether an act came into force after the year that is asked about. */
export const isLater = ({ since }: Pick<RestedOn, "since">, year: number): boolean =>
  since !== null && since > `${year}-12-31`;

/** What is said of an answer to a question about a year that is over: whether its rules were in force then. */
export function pastSentence(year: number, acts: readonly RestedOn[]): string {
  const later = acts.filter((act) => isLater(act, year));
  const [first] = later;
  if (!first?.since)
    return `Întrebarea numește anul ${year}, iar pasajele spun regula de acum: verificați dacă era aceeași.`;
  const before = [...new Set(later.flatMap(({ replaced }) => replaced))];
  const instead = before.length === 0 ? "căutați legea care era în vigoare" : `citiți ${listOf(before)}`;
  return `Atenție: întrebarea numește anul ${year}, iar ${first.name} este în vigoare din ${dateLong(first.since)}. Pentru atunci ${instead}.`;
}
