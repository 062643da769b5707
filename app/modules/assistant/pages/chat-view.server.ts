import { labelInTitle } from "~/modules/library/rules/act-articles";
import { leadToLast } from "~/platform/form/list-query";
import { dateTime, iso } from "~/platform/language/dates";
import { CHAT, chatPath } from "../rules/answers";
import { CHATS_PER_PAGE, type ChatQuery, chatList } from "../rules/chat-query";
import { DEPARTMENTS } from "../rules/departments";
import { keyOf } from "../rules/sources";
import { passageAnchor } from "../rules/writing";
import { chatsOf, exchangesOf } from "../store/chats.server";
import { type ArticleQuoteState, articleStatesOf, type SourceState, statesOf } from "../verbs/states.server";
import { writtenViews } from "./written-view.server";

/** One page of a person's chats. */
export async function chatsOfPage(userId: string, query: ChatQuery) {
  const { rows, number } = await chatsOf(userId, query.page);
  const pages = Math.ceil(number / CHATS_PER_PAGE);
  leadToLast({ page: query.page, pages }, (page) => chatList.address(CHAT, query, { page }));
  return {
    query,
    pages,
    number,
    rows: rows.map(({ id, department, title, lastAskedAt }) => ({
      id,
      title,
      href: chatPath(id),
      facts: [DEPARTMENTS[department].label, dateTime(lastAskedAt)],
    })),
  };
}
export type ChatsOfPage = Awaited<ReturnType<typeof chatsOfPage>>;

type Exchange = Awaited<ReturnType<typeof exchangesOf>>[number];

/** The questions of a chat with their answers; the state of each source is today's. */
export async function exchangeViews(chatId: string, at: Date) {
  const exchanges = await exchangesOf(chatId);
  const quoted = exchanges.flatMap(({ quotes }) => quotes);
  const [states, articles] = await Promise.all([statesOf(quoted, at), articleStatesOf(quoted, at)]);
  const written = await writtenViews(chatId, exchanges, at);
  return exchanges.map(({ id, text, status, lead, helped, askedAt, quotes }) => {
    const shown = quotes.map((quote) => quoteView(quote, states.get(keyOf(quote)), articles));
    return {
      id,
      text,
      status,
      helped,
      lead: shown[0]?.trust === "withdrawn" ? RETRACTED.state : lead,
      asked: { at: iso(askedAt), words: dateTime(askedAt) },
      quotes: shown,
      written: written(id, shown),
    };
  });
}
export type ExchangeView = Awaited<ReturnType<typeof exchangeViews>>[number];

type Quoted = Exchange["quotes"][number];

function quoteView(quote: Quoted, state: SourceState | undefined, articles: ReadonlyMap<string, ArticleQuoteState>) {
  const { rank, title, heading, text, textId, subjectId, questionId } = quote;
  const shown = {
    rank,
    title,
    heading,
    text,
    /** By which claims refer to it. */
    number: rank + 1,
    anchor: passageAnchor(questionId, rank + 1),
  };
  if (state === undefined) return { ...shown, ...RETRACTED };
  const label = quote.kind === "act" ? labelInTitle(heading) : null;
  const article = label === null ? undefined : articles.get(`${subjectId} ${heading}`);
  /** Its text is another one since. */
  const isOlder = state.textId !== textId || (label !== null && !article?.text.includes(text));
  if (!article) return { ...shown, href: state.href, state: state.words, trust: state.trust, isOlder };
  const trust =
    state.trust === "abrogated" ? state.trust : article.isTrusted ? ("good" as const) : ("doubtful" as const);
  return { ...shown, href: article.href, state: `${state.words}. ${article.words}`, trust, isOlder };
}

/** What may not be read any more is not repeated by an answer that quoted it. */
const RETRACTED = {
  title: "Sursă retrasă",
  heading: "",
  text: "",
  href: null,
  isOlder: false,
  state: "Sursa a fost retrasă: nu o mai folosiți.",
  trust: "withdrawn" as const,
};

export type QuoteView = ReturnType<typeof quoteView>;

/** A chat in plain text, as much of its end as fits: the message to the support desk. */
export function plainChat(exchanges: readonly ExchangeView[], most: number): string {
  const parts = exchanges.map(({ text, lead, quotes, written }) =>
    [
      `Întrebare: ${text}`,
      `Răspuns: ${lead}`,
      ...(written?.claims ?? []).map(({ text: own }) => `Scris de model: ${own}`),
      ...new Set(quotes.map(({ title }) => `Document: ${title}`)),
    ].join("\n"),
  );
  while (parts.length > 1 && parts.join("\n\n").length > most) parts.shift();
  return parts.join("\n\n").slice(0, most);
}
