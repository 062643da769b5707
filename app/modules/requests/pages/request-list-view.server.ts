import type { Actor } from "~/modules/accounts/rules/actor";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { plural } from "~/platform/language/plural";
import { pick } from "~/platform/pick";
import { rowFacts } from "../parts/request-list-words";
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
      maySend: maySend(actor, row, at),
      /** Conversation of its collaboration; null when there is none. */
      messageHref: talks.get(row.id) ?? null,
    })),
    all,
    total,
    pages: Math.ceil(total / REQUESTS_PER_PAGE),
    allWords,
    countWords: requestList.isFiltered(query) ? `${total} din ${allWords}` : allWords,
    authors: authors.map(({ id, name }) => ({ value: id, label: name })),
    /** Null when there are more than a file takes. */
    fileHref: total > MOST_EXPORTED ? null : requestsFile(query),
  };
}
export type RequestListView = Awaited<ReturnType<typeof requestListView>>;

function factsOf(row: RequestRow, names: ReadonlyMap<string, string>, at: Date): string[] {
  const author = names.get(row.createdBy);
  return [CATEGORIES[row.category], ...rowFacts(row, at), ...(author === undefined ? [] : [`scrisă de ${author}`])];
}
