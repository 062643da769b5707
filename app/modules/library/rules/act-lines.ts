import type { LocalDate } from "~/platform/calendar/local-date";
import { readTypedDate } from "~/platform/calendar/typed-date";
import { tidyLine } from "~/platform/language/text";
import { type ActName, actName } from "./acts";
import { isOf, readCitations } from "./citations";

/** The act that a text names by its number, among those known; null when there is none, or several without their kind. */
export function actNamed<Act extends ActName>(text: string, known: readonly Act[]): Act | null {
  const { citations } = readCitations(text);
  const found = known.filter((act) => citations.some((citation) => citation.year !== null && isOf(citation, act)));
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
    const act = actNamed(name, known);
    const on = readTypedDate(tidyLine(day));
    return act === null || on === null ? line : { act, on, what: afterColon(line) };
  });

/** As `readTypedDate` reads it: 05.07.2019. */
const typed = (day: LocalDate): string => day.split("-").reverse().join(".");

export const amendmentsText = (all: readonly (ActName & { on: LocalDate; note: string })[]): string =>
  all.map((one) => `${actName(one)}, ${typed(one.on)}${one.note && `: ${one.note}`}`).join("\n");
