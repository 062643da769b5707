import { addDays, atHour, type LocalDate, localDate, localDateOf, yearOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { PROGRAM_KINDS, type ProgramKind } from "./vocabulary";

/** What the rules know of a certificate. `expiresAt` is null for one that does not expire. */
export type CertificateFacts = { expiresAt: Date | null; revokedAt: Date | null };

export const CERTIFICATE_STATES = { valid: "Valabil", expired: "Expirat", revoked: "Revocat" } as const;
export type CertificateState = keyof typeof CERTIFICATE_STATES;

export function certificateState({ expiresAt, revokedAt }: CertificateFacts, now: Date): CertificateState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && now >= expiresAt ? "expired" : "valid";
}

/** What is printed, copied when it was issued: later changes of names change nothing. */
export type Printed = {
  number: string;
  kind: ProgramKind;
  holder: string;
  organisation: string;
  title: string;
  hours: number;
  heldOn: LocalDate;
  heldUntil: LocalDate;
  instructor: string;
  provider: string;
  issuedOn: LocalDate;
  /** The last day on which it is valid; null for one that does not expire. */
  validUntil: LocalDate | null;
};

/** `PSP-C-2026-000123`: numbered per year without gaps, when it is issued. */
export const certificateNumber = (year: number, number: number): string =>
  `PSP-C-${year}-${String(number).padStart(6, "0")}`;

const heldText = ({ heldOn, heldUntil }: Printed): string =>
  heldOn === heldUntil ? dateLong(heldOn) : `${dateLong(heldOn)} – ${dateLong(heldUntil)}`;

/** The printed fields with their labels: the same on paper and on the page. */
export const printedFields = (printed: Printed): (readonly [label: string, value: string])[] => [
  ["Numărul", printed.number],
  ["Titularul", printed.holder],
  ["Organizația", printed.organisation],
  [PROGRAM_KINDS[printed.kind], printed.title],
  ["Durata", plural(printed.hours, "oră", "ore")],
  ["Data", heldText(printed)],
  ["Formatorul", printed.instructor],
  ["Organizatorul", printed.provider],
  ["Emis la", dateLong(printed.issuedOn)],
  ["Valabil", printed.validUntil === null ? "fără termen" : `până la ${dateLong(printed.validUntil)}`],
];

/**
 * What the fingerprint is made of, a line each. The values as they are stored, not as they are shown: the way dates are written
 * may change, the fingerprint of a printed certificate may not.
 */
export const fingerprintedText = (printed: Printed): string =>
  [
    ...[printed.number, printed.holder, printed.organisation, printed.title, printed.hours],
    ...[printed.heldOn, printed.heldUntil, printed.instructor, printed.provider],
    ...[printed.issuedOn, printed.validUntil ?? "-"],
  ]
    .map((value) => String(value).replaceAll(/\s+/g, " "))
    .join("\n");

/** "I. P." */
export const maskedName = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => `${part.slice(0, 1).toUpperCase()}.`)
    .join(" ");

/** The first moment after the last day on which a certificate is valid, some years after its program. Null for no years. */
export function expiryAfter(heldUntil: LocalDate, years: number): Date | null {
  if (years === 0) return null;
  const [month, day] = heldUntil.slice(5).split("-").map(Number);
  return atHour(addDays(localDate(yearOf(heldUntil) + years, month ?? 1, day ?? 1), 1), "00:00");
}

export const lastDayBefore = (expiresAt: Date): LocalDate => localDateOf(new Date(expiresAt.getTime() - 1));

/** For how many years a certificate may be issued; "0" is one that does not expire. */
export const VALIDITIES = { "0": "Fără termen", "1": "1 an", "2": "2 ani", "3": "3 ani", "5": "5 ani" } as const;
