import type { Actor } from "~/modules/accounts/rules/actor";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { plural } from "~/platform/language/plural";
import { pick } from "~/platform/pick";
import { rowFacts, rowMoment } from "../parts/request-list-words";
import { offersPath, questionsPath, requestPath } from "../rules/paths";
import { MOST_EXPORTED, REQUESTS_PER_PAGE, type RequestQuery, requestList, requestsFile } from "../rules/request-query";
import { conversationPaths } from "../store/conversations.server";
import { type RequestRow, requestsOf } from "../store/request-list.server";
import { maySend } from "../views/request-panels.server";

/** One page of the authority's list, with its numbers in words and the people who wrote the requests. */
export async function requestListView(actor: Actor, query: RequestQuery, at: Date) {
  const { rows, total, all, authors } = await requestsOf(actor, query, at);
  const running = rows.filter(({ status }) => status === "in_progress").map(({ id }) => id);
  const talks = await conversationPaths(actor, running);
  // whoever works alone knows who wrote
  const names = new Map(authors.length > 1 ? authors.map(({ id, name }) => [id, name]) : []);
  const allWords = plural(all, "solicitare", "solicitări");
  return {
    rows: rows.map((row) => ({
      ...pick(row, "id", "title", "status", "decision"),
      number: row.registration,
      facts: factsOf(row, names, at),
      moment: rowMoment(row, at),
      verb: verbOf(row, maySend(actor, row, at), talks.get(row.id)),
    })),
    all,
    total,
    pages: Math.ceil(total / REQUESTS_PER_PAGE),
    allWords,
    count: requestList.isFiltered(query)
      ? ([total, `din ${allWords}`] as const)
      : ([total, "solicitare", "solicitări"] as const),
    authors: authors.map(({ id, name }) => ({ value: id, label: name })),
    /** Null when there are more than a file takes. */
    fileHref: total > MOST_EXPORTED ? null : requestsFile(query),
  };
}
export type RequestListView = Awaited<ReturnType<typeof requestListView>>;

/** What the authority can do next, where it leads; null when nothing waits for it. `talk`: the conversation of its collaboration. */
function verbOf(row: RequestRow, maySend: boolean, talk: string | undefined) {
  if (row.decision === "choose") return { label: "Compară", href: offersPath(row.id) };
  if (row.decision === "decide") return { label: "Decide", href: requestPath(row.id) };
  if (maySend) return { label: "Trimite", href: requestPath(row.id, "sending") };
  if (row.waitingQuestions > 0) return { label: "Răspunde", href: questionsPath(row.id) };
  return talk === undefined ? null : { label: "Discută", href: talk };
}

function factsOf(row: RequestRow, names: ReadonlyMap<string, string>, at: Date): string[] {
  const author = names.get(row.createdBy);
  return [CATEGORIES[row.category], ...rowFacts(row, at), ...(author === undefined ? [] : [`scrisă de ${author}`])];
}
