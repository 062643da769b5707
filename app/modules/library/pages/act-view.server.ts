import { localDateOf } from "~/platform/calendar/local-date";
import { findOrCorrect } from "~/platform/search/correction.server";
import type { ActQuery } from "../rules/act-query";
import { ACTS_PER_PAGE } from "../rules/act-query";
import { actName, actState, actVerification, actWords } from "../rules/acts";
import { actsPage, type ListedAct } from "../store/acts.server";
import { knownIn } from "../store/known-words.server";
import type { ReadSearch } from "../store/sought.server";

/** An act in a list. */
export function actRow(act: ListedAct, at: Date) {
  const today = localDateOf(at);
  return {
    id: act.id,
    name: actName(act),
    summary: act.summary,
    state: actState(act, today),
    words: actWords(act, today),
    verified: act.verifiedOn && `Verificat ${actVerification(act, today)}`,
  };
}
export type ActRow = ReturnType<typeof actRow>;

/** One page of the acts that a search finds, as it is typed or corrected. */
export async function actListOf(query: ActQuery, at: Date) {
  const { found, corrected } = await findOrCorrect(query.text, query.exact !== null, {
    find: (text) => actsFound({ ...query, text }, at),
    isNothing: ({ number }) => number === 0,
    has: knownIn("acts"),
  });
  return { ...found, corrected };
}

export async function actsFound(query: ActQuery, at: Date, search?: ReadSearch) {
  const { rows, number } = await actsPage(query, localDateOf(at), search);
  return { rows: rows.map((row) => actRow(row, at)), number, pages: Math.ceil(number / ACTS_PER_PAGE) };
}
