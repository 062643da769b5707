import { type LocalDate, localDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { dateLong } from "~/platform/language/dates";
import { type ActName, actName } from "./acts";
import type { ActLinkKind, Period } from "./vocabulary";

/** How far the text of a document can be relied on, in the order in which a list shows them. */
export const STATES = {
  act_changed: "Act schimbat",
  due: "De reverificat",
  changed: "Modificat după verificare",
  never: "Neverificat",
  verified: "Verificat",
} as const;
export type VerificationState = keyof typeof STATES;
export const STATE_CODES = codesOf(STATES);

/** The last verification of a document: which edition was checked, when, and against what. */
export type ResourceVerification = {
  editionId: string;
  verifiedOn: LocalDate;
  /** The address of the source, and the date of the text found there. */
  source: string;
  sourceOn: LocalDate;
};

/** What another act did to one on which the document rests, since a day. */
export type ActChange = ActName & { change: ActLinkKind; since: LocalDate };

type Verified = {
  editionId: string;
  editedOn: LocalDate;
  months: Period;
  verification: ResourceVerification | null;
  /** Of the acts on which it rests, those that its last verification does not know; of one never verified, abrogations only. */
  actChanges: readonly ActChange[];
};

/** What holds today: a change may be known before its day. */
export const changesOn = ({ actChanges }: Pick<Verified, "actChanges">, today: LocalDate): ActChange[] =>
  actChanges.filter(({ since }) => since <= today);

/** The same day some months later; the last of the month where it has no such day, as PostgreSQL counts. */
export function monthsAfter(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastOfMonth = Number(localDate(year, month + months + 1, 0).slice(8));
  return localDate(year, month + months, Math.min(day, lastOfMonth));
}

/** The day from which a document is to be verified again. */
export const termOf = ({ verifiedOn }: Pick<ResourceVerification, "verifiedOn">, months: Period): LocalDate =>
  monthsAfter(verifiedOn, months);

/** An edit is not a verification: it neither renews nor removes the one before it. */
export function verificationState(resource: Verified, today: LocalDate): VerificationState {
  const { editionId, months, verification } = resource;
  if (verification === null) return "never";
  if (changesOn(resource, today).length > 0) return "act_changed";
  if (verification.editionId !== editionId) return "changed";
  return termOf(verification, months) <= today ? "due" : "verified";
}

/** The facts in a sentence: "Verificat la 3 mai 2025; de reverificat din 3 mai 2026". */
export function verificationWords(resource: Verified, today: LocalDate): string {
  const { verification, months, editedOn } = resource;
  const changes = changesOn(resource, today).map(changeWords).join("; ");
  if (verification === null) return changes === "" ? "Neverificat încă" : `Neverificat încă. ${changes}`;
  const on = dateLong(verification.verifiedOn);
  const state = verificationState(resource, today);
  if (state === "act_changed") return `${changes}. Documentul a fost verificat înainte, la ${on}`;
  if (state === "changed") return `Modificat la ${dateLong(editedOn)}, după verificarea din ${on}`;
  return `Verificat la ${on}; de reverificat din ${dateLong(termOf(verification, months))}`;
}

const CHANGED: Readonly<Record<ActLinkKind, string>> = { abrogates: "abrogat", amends: "modificat" };

/** "Legea 544/2001: act abrogat din 25 august 2026" */
export const changeWords = ({ change, since, ...act }: ActChange): string =>
  `${actName(act)}: act ${CHANGED[change]} din ${dateLong(since)}`;

/** Whether a text can be relied on: a person verified it, after the last change of the acts on which it rests, and it is no example. */
export const isTrusted = (resource: Verified & { isExample: boolean }, today: LocalDate): boolean =>
  !resource.isExample && verificationState(resource, today) === "verified";

/** Said of every edition of an example, which was verified by nobody who operates the platform. */
export const EXAMPLE = "Exemplu, neverificat";

type Stated = Verified & { isExample: boolean };

/** The state that a reader is shown: only what happened to the acts of an example counts for it. */
export function shownState(resource: Stated, today: LocalDate): VerificationState {
  const state = verificationState(resource, today);
  return resource.isExample && state !== "act_changed" ? "never" : state;
}

/**
 * The one line that says how far a document can be relied on, on its page, in a list, in its file and below what is quoted of
 * it.
 */
export function trustWords(resource: Stated, today: LocalDate): string {
  if (!resource.isExample) return verificationWords(resource, today);
  return [EXAMPLE, ...changesOn(resource, today).map(changeWords)].join(". ");
}
