import { daysBetween, hourOf, localDateOf } from "~/platform/calendar/local-date";
import { dateLong, dateShort, dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { excerpt } from "~/platform/language/text";
import type { ListView, PartnerView, RowView } from "../parts/conversation-list";
import type { DayView, MessageView } from "../parts/thread";
import { type ConversationSearch, conversationList, isUatSide, type Member } from "../rules";
import type { conversationsOf } from "../store/list.server";
import type { ConversationRecord, ThreadMessage } from "../store/thread.server";

type Listed = Awaited<ReturnType<typeof conversationsOf>>;

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

export function listView(actor: Member, base: string, search: ConversationSearch, listed: Listed, now: Date): ListView {
  const at = (page: number) => conversationList.address(base, search, { page });
  return {
    base,
    search: search.text,
    rows: listed.conversations.map((row) => rowView(actor, base, search, row, now)),
    newer: search.page > 1 ? at(search.page - 1) : null,
    older: listed.hasMore ? at(search.page + 1) : null,
    begin: isUatSide(actor) ? BEGIN.uat : BEGIN.firma,
  };
}

function rowView(
  actor: Member,
  base: string,
  search: ConversationSearch,
  row: Listed["conversations"][number],
  now: Date,
): RowView {
  const own = row.previewBy === actor.organisation.id;
  return {
    id: row.id,
    href: conversationList.address(`${base}/${row.id}`, search),
    partner: row.partner,
    subject: row.subject,
    preview: `${own ? "Dumneavoastră: " : ""}${excerpt(row.preview ?? "", 90)}`,
    when: { at: row.lastMessageAt.toISOString(), words: listMoment(row.lastMessageAt, now) },
    unread: row.unread,
    status: row.status,
  };
}

/** As short as it is clear: "14:20", "ieri", "16 nov.", "16 nov. 2025". */
function listMoment(at: Date, now: Date): string {
  const day = localDateOf(at);
  const today = localDateOf(now);
  const ago = daysBetween(day, today);
  if (ago === 0) return hourOf(at);
  if (ago === 1) return "ieri";
  return day.slice(0, 4) === today.slice(0, 4) ? dateShort(at).replace(/ \d{4}$/, "") : dateShort(at);
}

function dayWords(at: Date, now: Date): string {
  const ago = daysBetween(localDateOf(at), localDateOf(now));
  const withoutYear = dateLong(at).replace(/ \d{4}$/, "");
  if (ago === 0) return `Azi, ${withoutYear}`;
  return ago === 1 ? `Ieri, ${withoutYear}` : dateLong(at);
}

export const partnerView = (actor: Member, conversation: ConversationRecord): PartnerView =>
  isUatSide(actor)
    ? {
        id: conversation.firmaId,
        name: conversation.firmaName,
        kind: "FIRMA",
        verification: conversation.firmaVerification,
      }
    : { id: conversation.uatId, name: conversation.uatName, kind: "UAT", verification: conversation.uatVerification };

type Reading = { actor: Member; partner: string; path: string; readByOthers: Date | null; now: Date };

/** The messages under the days on which they came. */
export function dayViews(messages: readonly ThreadMessage[], reading: Reading): DayView[] {
  const days: DayView[] = [];
  for (const message of messages) {
    const day = localDateOf(message.createdAt);
    if (days.at(-1)?.day !== day) days.push({ day, words: dayWords(message.createdAt, reading.now), messages: [] });
    days.at(-1)?.messages.push(messageView(message, reading));
  }
  return days;
}

function messageView(message: ThreadMessage, { actor, partner, path, readByOthers }: Reading): MessageView {
  const own = message.organisationId === actor.organisation.id;
  const { attachment, createdAt } = message;
  const author = own ? message.author : [message.author, partner].filter(Boolean).join(", ");
  return {
    id: message.id,
    kind: message.kind,
    text: message.text,
    own,
    author: message.authorId === actor.userId ? null : author,
    at: createdAt.toISOString(),
    hour: message.kind === "note" ? dateTime(createdAt) : hourOf(createdAt),
    read: own && readByOthers !== null && readByOthers >= createdAt,
    attachment: attachment && {
      href: `${path}/attachments/${attachment.id}`,
      name: attachment.name,
      size: sizeText(attachment.size),
    },
  };
}
