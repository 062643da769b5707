import type { LocalDate } from "~/platform/calendar/local-date";
import { readTypedDate } from "~/platform/calendar/typed-date";
import { dateLong } from "~/platform/language/dates";
import { fold, tidyLine } from "~/platform/language/text";
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

/** The beginnings of what people write before the number, folded; the longer ones first. */
const WRITTEN: readonly (readonly [string, ActKind])[] = [
  ["ordonanta de urgenta", "oug"],
  ["ordonanta", "og"],
  ["hotarare", "hg"],
  ["regulament", "regulament-ue"],
  ["ordin", "ordin"],
  ["leg", "lege"],
  ["oug", "oug"],
  ["og", "og"],
  ["hg", "hg"],
];

/** The act that a text names by its number, among those known; null when there is none, or several without their kind. */
export function actNamed<Act extends ActName>(text: string, known: readonly Act[]): Act | null {
  const number = /\d{1,5}\/\d{1,5}/.exec(text)?.[0];
  const kind = WRITTEN.find(([beginning]) => fold(tidyLine(text)).startsWith(beginning))?.[1];
  const found = known.filter((act) => act.number === number && (kind === undefined || act.kind === kind));
  return found.length === 1 ? (found[0] ?? null) : null;
}

export type Basis<Act> = { act: Act; articles: string };

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map(tidyLine)
    .filter((line) => line !== "");

/** What follows the first colon, trimmed; "" without one. */
const afterColon = (line: string): string => (line.includes(":") ? tidyLine(line.slice(line.indexOf(":") + 1)) : "");

/** Reads "Legea 544/2001: art. 7", one act on a line; a line that names no known act is returned as it is. */
export const readBasis = <Act extends ActName>(text: string, known: readonly Act[]): (Basis<Act> | string)[] =>
  linesOf(text).map((line) => {
    const act = actNamed(line.split(":")[0] ?? "", known);
    return act === null ? line : { act, articles: afterColon(line) };
  });

export const basisText = (basis: readonly (ActName & { articles: string })[]): string =>
  basis.map((one) => `${actName(one)}${one.articles && `: ${one.articles}`}`).join("\n");

export type Amendment<Act> = { act: Act; on: LocalDate; what: string };

/** Reads "OUG 57/2019, 05.07.2019: ce s-a schimbat", one on a line; a line that is not so is returned as it is. */
export const readAmendments = <Act extends ActName>(text: string, known: readonly Act[]): (Amendment<Act> | string)[] =>
  linesOf(text).map((line) => {
    const [name = "", day = ""] = (line.split(":")[0] ?? "").split(",");
    const [act, on] = [actNamed(name, known), readTypedDate(tidyLine(day))];
    return act === null || on === null ? line : { act, on, what: afterColon(line) };
  });

/** As `readTypedDate` reads it: 05.07.2019. */
const typed = (day: LocalDate): string => day.split("-").reverse().join(".");

export const amendmentsText = (all: readonly (ActName & { on: LocalDate; note: string })[]): string =>
  all.map((one) => `${actName(one)}, ${typed(one.on)}${one.note && `: ${one.note}`}`).join("\n");
