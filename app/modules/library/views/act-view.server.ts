import { localDateOf } from "~/platform/calendar/local-date";
import { findOrCorrect } from "~/platform/search/correction.server";
import { labelOf, placeOf } from "../rules/act-articles";
import type { ActQuery } from "../rules/act-query";
import { ACTS_PER_PAGE } from "../rules/act-query";
import { actName, actState, actVerification, actWords } from "../rules/acts";
import { isOf, readCitations } from "../rules/citations";
import { labelsOf } from "../store/act-articles.server";
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
export type ActRow = ReturnType<typeof actRow> & { place?: string | null };

/** One page of the acts that a search finds, as it is typed or corrected. */
export async function actListOf(query: ActQuery, at: Date) {
  const { found, corrected } = await findOrCorrect(query.text, query.exact !== null, {
    find: (text) => actsFound({ ...query, text }, at),
    isNothing: ({ number }) => number === 0,
    has: knownIn("acts"),
  });
  return { ...found, corrected };
}

/** A search that cites an article leads to its place on the act's page. */
export async function actsFound(query: ActQuery, at: Date, search?: ReadSearch) {
  const { rows, number } = await actsPage(query, localDateOf(at), search);
  const cited = readCitations(query.text).citations.filter(({ article }) => article !== null);
  const labels = cited.length === 0 ? new Map<string, string[]>() : await labelsOf(rows.map(({ id }) => id));
  const placeFor = (act: ListedAct): string | null => {
    const citation = cited.find((one) => isOf(one, act));
    const label = citation ? labelOf(citation, labels.get(act.id) ?? []) : null;
    return label === null ? null : placeOf(label);
  };
  const shown = rows.map((row) => ({ ...actRow(row, at), place: placeFor(row) }));
  return { rows: shown, number, pages: Math.ceil(number / ACTS_PER_PAGE) };
}
