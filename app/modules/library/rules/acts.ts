import type { LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import type { ActKind } from "./vocabulary";

/** How an act is called before its number. */
export const ACT_KINDS: Readonly<Record<ActKind, string>> = {
  lege: "Legea",
  oug: "OUG",
  og: "OG",
  hg: "HG",
  ordin: "Ordinul",
  "regulament-ue": "Regulamentul (UE)",
};

export type ActName = { kind: ActKind; number: string };
/** "Legea 544/2001" */
export const actName = ({ kind, number }: ActName): string => `${ACT_KINDS[kind]} ${number}`;

export const ACT_STATES = {
  "in-force": "În vigoare",
  abrogated: "Abrogat",
  future: "Nu este încă în vigoare",
} as const;
export type ActState = keyof typeof ACT_STATES;

type Dated = { inForceFrom: LocalDate | null; abrogatedOn: LocalDate | null };

export function actState({ inForceFrom, abrogatedOn }: Dated, today: LocalDate): ActState {
  if (abrogatedOn !== null && abrogatedOn <= today) return "abrogated";
  return inForceFrom !== null && inForceFrom > today ? "future" : "in-force";
}

/** "Abrogat din 5 iulie 2019", "În vigoare din …" where the day is known. */
export function actWords(act: Dated, today: LocalDate): string {
  const { inForceFrom, abrogatedOn } = act;
  if (abrogatedOn !== null) return `${abrogatedOn <= today ? "Abrogat" : "Se abrogă"} din ${dateLong(abrogatedOn)}`;
  if (inForceFrom === null) return "În vigoare";
  return inForceFrom > today
    ? `Intră în vigoare la ${dateLong(inForceFrom)}`
    : `În vigoare din ${dateLong(inForceFrom)}`;
}

type Compared = {
  /** The last day on which somebody compared the act with its source. */
  verifiedOn: LocalDate | null;
  /** The days of the amendments that this comparison does not know. */
  newAmendments: readonly LocalDate[];
};

/** A change may be known before its day. */
const isAmended = ({ newAmendments }: Compared, today: LocalDate): boolean =>
  newAmendments.some((since) => since <= today);

/** Whether an act can be relied on: in force, and compared with its source after its last amendment. */
export const isActTrusted = (act: Dated & Compared, today: LocalDate): boolean =>
  actState(act, today) === "in-force" && act.verifiedOn !== null && !isAmended(act, today);

/** What follows "verificat": "la 3 mai 2025", "încă nu". */
export function actVerification(act: Compared, today: LocalDate): string {
  if (act.verifiedOn === null) return "încă nu";
  return `la ${dateLong(act.verifiedOn)}${isAmended(act, today) ? ", înainte de ultima modificare" : ""}`;
}
