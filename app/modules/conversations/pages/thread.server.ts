import { data } from "react-router";
import { overLimit } from "~/modules/accounts/signed-in/limits.server";
import { fileLimits } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import { daysBetween, hourOf, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { textIn } from "~/platform/form/answers";
import { alsoWrong, checkForm, refuse } from "~/platform/form/check-form.server";
import { resumedDraft } from "~/platform/form/draft.server";
import { idFromPath, isId } from "~/platform/form/id";
import { filterQuery } from "~/platform/form/list-query";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { isDocument } from "~/platform/http/document.server";
import { goTo } from "~/platform/http/go.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { plural } from "~/platform/language/plural";
import { pick } from "~/platform/pick";
import { messageForm } from "../forms";
import type { Sent } from "../parts/composer";
import { conversationPolicy, isFirstSide, isUatSide, type Member, messagesPath, printPath, threadPath } from "../rules";
import {
  type ConversationRecord,
  conversationOf,
  readByOthers,
  type ThreadMessage,
  threadOf,
  wholeThreadOf,
} from "../store/thread.server";
import { newestUnread } from "../store/unread.server";
import { MESSAGE_LIMIT, markRead, sendMessage } from "../verbs.server";
import { loadList } from "./list.server";

/** The search of the list beside the thread, and the message before which the thread is shown. */
const threadQuery = filterQuery({
  q: { name: "q", read: String },
  before: { name: "inainte", read: String },
});

export async function loadThread(actor: Member, idInPath: string | undefined, request: Request) {
  const conversation = await conversationOf(actor, idFromPath(idInPath));
  const asked = threadQuery.read(new URL(request.url).searchParams);
  const unread = asked.before ? null : await newestUnread(conversation.id, actor);
  if (unread && isDocument(request)) await writeIfPossible(() => markRead(actor, conversation.id, unread));
  const [list, thread, draft] = await Promise.all([
    loadList(actor, request),
    viewOf(actor, conversation, asked),
    messageDraft(actor, conversation.id, request),
  ]);
  return {
    ...list,
    ...draft,
    thread,
    /** The newest unread message of the other side, for the page to mark as read; null when already marked. */
    unread: isDocument(request) ? null : unread,
    /** Why nothing can be written; null when it can. */
    readOnly: conversationPolicy.may("write", actor, conversation, now())
      ? null
      : "Aici nu se poate scrie: contul uneia dintre organizații este suspendat.",
    file: fileLimits("message"),
  };
}

/** What the actor typed earlier and did not send: it stands in the box from the start, as in any chat. */
async function messageDraft(actor: Member, id: string, request: Request) {
  const { typed, ...found } = await resumedDraft(request, actor.userId, threadPath(actor, id));
  return { ...found, typed: textIn(typed?.values ?? {}, "text") };
}

export type Thread = Awaited<ReturnType<typeof viewOf>>;

async function viewOf(actor: Member, conversation: ConversationRecord, asked: { q: string; before: string }) {
  const { id, subject, status } = conversation;
  const path = threadPath(actor, id);
  const [{ messages, hasEarlier }, readUpTo] = await Promise.all([
    threadOf(conversation, isId(asked.before) ? asked.before : null),
    readByOthers(conversation, actor.organisation.id),
  ]);
  const partner = isFirstSide(actor, conversation) ? conversation.firma : conversation.uat;
  return {
    id,
    path,
    subject,
    status,
    partner,
    back: threadQuery.address(messagesPath(actor), asked, { before: "" }),
    about: aboutView(actor, conversation),
    days: dayViews(messages, { actor, partner: partner.name, path, readByOthers: readUpTo, now: now() }),
    earlier: hasEarlier ? threadQuery.address(path, asked, { before: messages[0]?.id ?? "" }) : null,
    printPath: printPath(actor, id),
    /** The link to the newest messages, while an earlier page is shown. */
    latest: asked.before ? threadQuery.address(path, asked, { before: "" }) : null,
    mayClose: conversationPolicy.may("close", actor, conversation, now()),
  };
}

/** All of a conversation, for the page that prints it. */
export async function printedThread(actor: Member, idInPath: string | undefined) {
  const conversation = await conversationOf(actor, idFromPath(idInPath));
  const { id, subject } = conversation;
  const path = threadPath(actor, id);
  const [messages, readUpTo] = await Promise.all([
    wholeThreadOf(conversation),
    readByOthers(conversation, actor.organisation.id),
  ]);
  const partner = (isFirstSide(actor, conversation) ? conversation.firma : conversation.uat).name;
  return {
    path,
    subject,
    partner,
    own: actor.organisation.name,
    about: aboutView(actor, conversation),
    count: plural(messages.length, "mesaj", "mesaje"),
    printed: `${dateTime(now())}, de ${actor.name}`,
    days: dayViews(messages, { actor, partner, path, readByOthers: readUpTo, now: now(), onPaper: true }),
  };
}

function aboutView(actor: Member, { aboutRequestId, aboutNumber }: ConversationRecord) {
  if (!aboutRequestId) return null;
  const folder = isUatSide(actor) ? "/uat/service-requests" : "/firma/opportunities";
  return { href: `${folder}/${aboutRequestId}`, number: aboutNumber ?? "Solicitarea" };
}

function dayWords(at: Date, now: Date): string {
  const ago = daysBetween(localDateOf(at), localDateOf(now));
  const withoutYear = dateLong(at).replace(/ \d{4}$/, "");
  if (ago === 0) return `Azi, ${withoutYear}`;
  return ago === 1 ? `Ieri, ${withoutYear}` : dateLong(at);
}

type Reading = {
  actor: Member;
  partner: string;
  path: string;
  readByOthers: Date | null;
  now: Date;
  /** Every author is named, every day has its date. */
  onPaper?: boolean;
};

export type Day = { day: LocalDate; words: string; messages: ReturnType<typeof messageView>[] };

/** Groups the messages by day. */
function dayViews(messages: readonly ThreadMessage[], reading: Reading): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = localDateOf(message.createdAt);
    const words = reading.onPaper ? dateLong(message.createdAt) : dayWords(message.createdAt, reading.now);
    if (days.at(-1)?.day !== day) days.push({ day, words, messages: [] });
    days.at(-1)?.messages.push(messageView(message, reading));
  }
  return days;
}

function messageView(message: ThreadMessage, { actor, partner, path, readByOthers, onPaper }: Reading) {
  const own = message.organisationId === actor.organisation.id;
  const { attachment, createdAt } = message;
  // on the screen the name of the organisation stands above the conversation
  const isNamed = own || (!onPaper && message.author !== null);
  const author = isNamed ? message.author : [message.author, partner].filter(Boolean).join(", ");
  return {
    ...pick(message, "id", "kind", "text"),
    /** Written by the reader's organisation: shown on the right. */
    own,
    /** Null when the reader is the author. */
    author: message.authorId === actor.userId && !onPaper ? null : author,
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

/** Sends a message. A data request gets the message's id; a document request is redirected to the thread. */
export async function postMessage(actor: Member, idInPath: string | undefined, request: Request) {
  const id = idFromPath(idInPath);
  await conversationOf(actor, id);
  const form = await readForm(request);
  const received = await receiveFiles(form, "attachment", { purpose: "message", by: uploaderOf(actor) });
  const checked = alsoWrong(form, checkForm(form, messageForm), { attachment: received.sentence });
  if (!checked.ok) return data<Sent>({ refused: checked.refused, kept: received.kept }, { status: 400 });
  const over = await overLimit([MESSAGE_LIMIT, actor.userId]);
  if (over) return data<Sent>({ refused: refuse(form, { text: over.message }), kept: received.kept }, over.init);
  const path = threadPath(actor, id);
  const attachmentId = received.files[0]?.id ?? null;
  const location = await once(form, actor.userId, async () => {
    const sent = await sendMessage(actor, id, { text: checked.value.text, attachmentId });
    return `${path}#${sent}`;
  });
  if (isDocument(request)) return goTo(path, { tone: "green", title: "Mesajul a fost trimis!" });
  return data<Sent>({ sent: location.split("#")[1] ?? "" });
}
