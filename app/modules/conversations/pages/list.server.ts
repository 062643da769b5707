import type { RouterContextProvider } from "react-router";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { daysBetween, hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { leadToLast } from "~/platform/form/list-query";
import { dateShort } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { excerpt } from "~/platform/language/text";
import { newestEvent } from "~/platform/live/live.server";
import { forbidden } from "~/platform/refusal";
import {
  type ConversationSearch,
  conversationList,
  hasSide,
  isUatSide,
  type Member,
  messagesPath,
  threadPath,
} from "../rules";
import { conversationPages, conversationsOf, unreadConversations } from "../store/list.server";

/** Throws 403 for people without an organisation, whom the workspace layouts have normally redirected before. */
export function memberOf(context: Readonly<RouterContextProvider>): Member {
  const visitor = context.get(actorContext);
  if (!hasSide(visitor)) throw forbidden("Mesajele sunt ale autorităților și ale firmelor partenere.");
  return visitor;
}

/** The data both pages share. `liveAfter` is read first, so that no event between the queries is lost. */
export async function loadList(actor: Member, request: Request) {
  const liveAfter = await newestEvent();
  const { pathname, searchParams } = new URL(request.url);
  const search = conversationList.read(searchParams);
  const [listed, unreadCount] = await Promise.all([conversationsOf(actor, search), unreadConversations(actor)]);
  const base = messagesPath(actor);
  const at = (page: number) => conversationList.address(base, search, { page });
  if (search.page > 1 && listed.conversations.length === 0) {
    const pages = await conversationPages(actor, search);
    leadToLast({ page: search.page, pages }, (page) => conversationList.address(pathname, search, { page }));
  }
  const list = {
    base,
    search: search.text,
    found: foundText(search, listed),
    rows: listed.conversations.map((row) => rowView(actor, search, row, now())),
    newer: search.page > 1 ? at(search.page - 1) : null,
    older: listed.hasMore ? at(search.page + 1) : null,
    begin: isUatSide(actor) ? BEGIN.uat : BEGIN.firma,
  };
  return { list, unreadCount, liveAfter };
}

type Page = Awaited<ReturnType<typeof conversationsOf>>;
type Listed = Page["conversations"][number];

/** How many conversations a search has found; null for the whole list and for an empty page, which says so itself. */
function foundText({ text, page }: ConversationSearch, { conversations, hasMore }: Page): string | null {
  if (text === "" || conversations.length === 0) return null;
  const isAll = page === 1 && !hasMore;
  return isAll
    ? plural(conversations.length, "conversație găsită", "conversații găsite")
    : `${plural(conversations.length, "conversație", "conversații")} pe pagina ${page}`;
}

const BEGIN = {
  uat: {
    href: "/uat/marketplace",
    label: "Alege un partener",
    text: "Scrieți unui partener din Marketplace sau din pagina unei solicitări; răspunsurile apar aici.",
  },
  firma: {
    href: "/firma/opportunities",
    label: "Vezi oportunitățile",
    text: "Scrieți unei autorități despre o oportunitate, din pagina ei; autoritățile vă pot scrie oricând.",
  },
} as const;

function rowView(actor: Member, search: ConversationSearch, row: Listed, now: Date) {
  const { id, partner, subject, unread, status } = row;
  const own = row.previewBy === actor.organisation.id;
  return {
    id,
    partner,
    subject,
    unread,
    status,
    href: conversationList.address(threadPath(actor, id), search),
    preview: `${own ? "Dumneavoastră: " : ""}${excerpt(row.preview ?? "", 90)}`,
    when: { at: row.lastMessageAt.toISOString(), words: listMoment(row.lastMessageAt, now) },
  };
}

/** "14:20", "ieri", "16 nov.", "16 nov. 2025". */
function listMoment(at: Date, now: Date): string {
  const day = localDateOf(at);
  const today = localDateOf(now);
  const ago = daysBetween(day, today);
  if (ago === 0) return hourOf(at);
  if (ago === 1) return "ieri";
  return day.slice(0, 4) === today.slice(0, 4) ? dateShort(at).replace(/ \d{4}$/, "") : dateShort(at);
}
