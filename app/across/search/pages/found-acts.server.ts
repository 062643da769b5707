import { actWords } from "~/modules/library/rules/acts";
import { articlesOfActs } from "~/modules/library/store/act-articles.server";
import { actsWithIds } from "~/modules/library/store/acts.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { foundArticle } from "../rules/found-article";
import type { FoundAct } from "../rules/results";
import type { SearchAnswer } from "../verbs/answer.server";

/** Of the acts among the results, by their id: their state, which changes on a day without their being written again, and the article that is meant. */
export async function foundActs(
  { rows, terms }: SearchAnswer,
  text: string,
  at: Date,
): Promise<ReadonlyMap<string, FoundAct>> {
  const ids = rows.flatMap(({ kind, id }) => (kind === "act" ? [id] : []));
  if (ids.length === 0) return new Map();
  const [acts, articles] = await Promise.all([actsWithIds(ids), articlesOfActs(ids)]);
  const today = localDateOf(at);
  return new Map(
    acts.map((act) => {
      const own = articles.filter(({ actId }) => actId === act.id);
      return [act.id, { words: actWords(act, today), article: foundArticle(act, own, { text, terms }) }];
    }),
  );
}
