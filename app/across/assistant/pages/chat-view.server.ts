import { dateTime, iso } from "~/platform/language/dates";
import { chatPath } from "../rules/answers";
import { DEPARTMENTS } from "../rules/departments";
import { keyOf } from "../rules/sources";
import { passageAnchor } from "../rules/writing";
import { chatsOf, exchangesOf } from "../store/chats.server";
import { type SourceState, statesOf } from "../verbs/states.server";
import { writtenViews } from "./written-view.server";

/** A person's chats, as the list beside a page shows them. */
export const chatRows = async (userId: string) =>
  (await chatsOf(userId)).map(({ id, department, title, lastAskedAt }) => ({
    ...{ id, title, href: chatPath(id) },
    facts: [DEPARTMENTS[department].label, dateTime(lastAskedAt)],
  }));
export type ChatRow = Awaited<ReturnType<typeof chatRows>>[number];

type Exchange = Awaited<ReturnType<typeof exchangesOf>>[number];

/** The questions of a chat with their answers; the state of each source is today's. */
export async function exchangeViews(chatId: string, at: Date) {
  const exchanges = await exchangesOf(chatId);
  const states = await statesOf(
    exchanges.flatMap(({ quotes }) => quotes),
    at,
  );
  const written = await writtenViews(chatId, exchanges, at);
  return exchanges.map(({ id, text, status, lead, helped, askedAt, quotes }) => {
    const shown = quotes.map((quote) => quoteView(quote, states.get(keyOf(quote))));
    return {
      ...{ id, text, status, lead, helped },
      asked: { at: iso(askedAt), words: dateTime(askedAt) },
      quotes: shown,
      written: written(id, shown),
    };
  });
}
export type ExchangeView = Awaited<ReturnType<typeof exchangeViews>>[number];

function quoteView(
  { rank, title, heading, text, textId, questionId }: Exchange["quotes"][number],
  state: SourceState | undefined,
) {
  return {
    ...{ rank, title, heading, text },
    /** By which claims refer to it. */
    number: rank + 1,
    anchor: passageAnchor(questionId, rank + 1),
    href: state?.href ?? null,
    state: state?.words ?? "Sursa a fost retrasă: nu o mai folosiți.",
    trust: state?.trust ?? ("withdrawn" as const),
    /** Its text is another one since. */
    isOlder: state !== undefined && state.textId !== textId,
  };
}
export type QuoteView = ReturnType<typeof quoteView>;

/** A chat in plain text, as much of its end as fits: the message to the support desk. */
export function plainChat(exchanges: readonly ExchangeView[], most: number): string {
  const parts = exchanges.map(({ text, lead, quotes, written }) =>
    [
      ...[`Întrebare: ${text}`, `Răspuns: ${lead}`],
      ...(written?.claims ?? []).map(({ parts: own }) => `Scris de model: ${own.map((part) => part.text).join("")}`),
      ...new Set(quotes.map(({ title }) => `Document: ${title}`)),
    ].join("\n"),
  );
  while (parts.length > 1 && parts.join("\n\n").length > most) parts.shift();
  return parts.join("\n\n").slice(0, most);
}
