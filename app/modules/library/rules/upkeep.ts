import { addDays, type LocalDate } from "~/platform/calendar/local-date";
import type { ActChange } from "./verification";

/** What an ADMIN's list of documents can be narrowed to. */
export const UPKEEP = {
  acts: "Cu un act schimbat",
  soon: "Expiră în 30 de zile",
  overdue: "Depășite cu 30 de zile",
  unkept: "Fără responsabil activ",
  objected: "Cu corecturi propuse",
} as const;
export type Upkeep = keyof typeof UPKEEP;

/** Documents whose term is this near are about to expire. */
export const SOON_DAYS = 30;
/** From so long after its term, a document waits for any ADMIN. */
export const OVERDUE_DAYS = 30;

/** Days before the term on which those who answer for a document are told, the last first. */
const NOTICES = [
  ["term", 0],
  ["week", 7],
  ["month", SOON_DAYS],
] as const;
export type NoticeStep = (typeof NOTICES)[number][0];

/** The notice of a term that is due on a day. Of several that a stopped server missed, only the latest; null when it is too late. */
export function dueStep(term: LocalDate, today: LocalDate): NoticeStep | null {
  if (today >= addDays(term, OVERDUE_DAYS)) return null;
  return NOTICES.find(([, days]) => today >= addDays(term, -days))?.[0] ?? null;
}

/** Names a notice, so that it is sent once. It contains the term, so a verification starts a new series. */
export const noticeKey = (resourceId: string, step: NoticeStep, term: LocalDate): string =>
  `${resourceId}:${step}:${term}`;

/** The same for a change of an act. */
export const changeKey = (resourceId: string, { kind, number, change, since }: ActChange): string =>
  `${resourceId}:${kind}:${number}:${change}:${since}`;
