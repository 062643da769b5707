import { z } from "zod";
import { plural } from "../language/plural";
import { PRESCRIPTION_MONTHS } from "./fixed";

/** How long something may be kept: what the operator gets without asking, and between what limits they may choose. */
type Term = { unit: "days" | "months"; initial: number; least: number; most: number; orAlways?: true };

const CENTURY = 1200;
export const RETENTION_TERMS = {
  JOURNAL_MONTHS: { unit: "months", initial: 0, least: PRESCRIPTION_MONTHS, most: CENTURY, orAlways: true },
  MAILS_MONTHS: { unit: "months", initial: PRESCRIPTION_MONTHS, least: 12, most: CENTURY, orAlways: true },
  UNSENT_MAILS_DAYS: { unit: "days", initial: 30, least: 7, most: 365 },
  NOTIFICATIONS_MONTHS: { unit: "months", initial: 24, least: 6, most: CENTURY, orAlways: true },
  // longer than the alert on a sweep that is missing waits, which reads when a job was last done (packaging/monitoring)
  JOBS_DAYS: { unit: "days", initial: 7, least: 3, most: 90 },
  SESSIONS_DAYS: { unit: "days", initial: 7, least: 1, most: 90 },
} as const satisfies Record<string, Term>;

export type RetentionSetting = keyof typeof RETENTION_TERMS;
/** The chosen terms; zero means always. */
export type RetentionSettings = Readonly<Record<RetentionSetting, number>>;

const termOf = (name: RetentionSetting): Term => RETENTION_TERMS[name];
const names = Object.keys(RETENTION_TERMS) as RetentionSetting[];

/** „36 de luni”, „30 de zile”, or „cât există platforma”. */
export const termWords = (name: RetentionSetting, chosen: number): string =>
  chosen === 0 ? "cât există platforma" : daysOrMonths(termOf(name).unit, chosen);

const daysOrMonths = (unit: Term["unit"], count: number): string =>
  unit === "days" ? plural(count, "zi", "zile") : plural(count, "lună", "luni");

function variable(name: RetentionSetting) {
  const { unit, initial, least, most, orAlways } = termOf(name);
  const always = orAlways ? ", sau 0, ca să se păstreze cât există platforma" : "";
  const sentence = `${name} trebuie să fie un număr întreg de ${unit === "days" ? "zile" : "luni"}, între ${least} și ${most}${always}`;
  const isTerm = (count: number) => (orAlways && count === 0) || (count >= least && count <= most);
  return z.coerce.number(sentence).int(sentence).refine(isTerm, sentence).default(initial);
}

type Variables = Record<RetentionSetting, ReturnType<typeof variable>>;
export const retentionVariables = Object.fromEntries(names.map((name) => [name, variable(name)])) as Variables;

export const retentionFrom = (given: RetentionSettings): RetentionSettings =>
  Object.fromEntries(names.map((name) => [name, given[name]])) as Record<RetentionSetting, number>;

/** What holds when the operator has chosen nothing. */
export const usualRetention: RetentionSettings = Object.fromEntries(
  names.map((name) => [name, termOf(name).initial]),
) as Record<RetentionSetting, number>;
