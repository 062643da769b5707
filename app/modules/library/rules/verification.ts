import { type LocalDate, localDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { dateLong } from "~/platform/language/dates";
import type { Period } from "./vocabulary";

/** How far the text of a document can be relied on, in the order in which a list shows them. */
export const STATES = {
  due: "De reverificat",
  changed: "Modificat după verificare",
  never: "Neverificat",
  verified: "Verificat",
} as const;
export type VerificationState = keyof typeof STATES;
export const STATE_CODES = codesOf(STATES);

/** The last verification of a document: which edition was checked, when, and against what. */
export type Verification = {
  editionId: string;
  verifiedOn: LocalDate;
  /** The address of the source, and the date of the text found there. */
  source: string;
  sourceOn: LocalDate;
};

type Verified = { editionId: string; editedOn: LocalDate; months: Period; verification: Verification | null };

/** The same day some months later; the last of the month where it has no such day, as PostgreSQL counts. */
export function monthsAfter(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastOfMonth = Number(localDate(year, month + months + 1, 0).slice(8));
  return localDate(year, month + months, Math.min(day, lastOfMonth));
}

/** The day from which a document is to be verified again. */
export const termOf = ({ verifiedOn }: Pick<Verification, "verifiedOn">, months: Period): LocalDate =>
  monthsAfter(verifiedOn, months);

/** An edit is not a verification: it neither renews nor removes the one before it. */
export function verificationState({ editionId, months, verification }: Verified, today: LocalDate): VerificationState {
  if (verification === null) return "never";
  if (verification.editionId !== editionId) return "changed";
  return termOf(verification, months) <= today ? "due" : "verified";
}

/** The facts in a sentence: "Verificat la 3 mai 2025; de reverificat din 3 mai 2026". */
export function verificationWords(resource: Verified, today: LocalDate): string {
  const { verification, months, editedOn } = resource;
  if (verification === null) return "Neverificat încă";
  const on = dateLong(verification.verifiedOn);
  if (verificationState(resource, today) === "changed")
    return `Modificat la ${dateLong(editedOn)}, după verificarea din ${on}`;
  return `Verificat la ${on}; de reverificat din ${dateLong(termOf(verification, months))}`;
}
