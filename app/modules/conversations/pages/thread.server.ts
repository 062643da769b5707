import { data } from "react-router";
import { receiveFiles } from "~/modules/media/receive.server";
import { acceptOf, fileHint } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { now } from "~/platform/clock";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import { idFromForm, idFromPath, isId } from "~/platform/form/id";
import { filterQuery } from "~/platform/form/list-query";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { messageForm } from "../forms";
import type { Sent } from "../parts/composer";
import type { ThreadData } from "../parts/messages";
import { conversationPolicy, isUatSide, type Member, messagesPath } from "../rules";
import { type ConversationRecord, conversationOf, readByOthers, threadOf } from "../store/thread.server";
import { newestUnread } from "../store/unread.server";
import { closeConversation, MESSAGE_LIMIT, markRead, sendMessage } from "../verbs.server";
import { loadList } from "./list.server";
import { dayViews, partnerView } from "./views";

/** The search of the list beside the thread, and the message that the shown ones come before. */
const threadQuery = filterQuery({
  q: { name: "q", read: String },
  before: { name: "inainte", read: String },
});

/** A browser that loads a document shows it; script asks for data, also in tabs that nobody sees. */
const isDocument = (request: Request): boolean =>
  (request.headers.get("sec-fetch-dest") ?? "document") === "document" &&
  !(request.headers.get("sec-purpose") ?? "").includes("prefetch");

export async function loadThread(actor: Member, idInPath: string | undefined, request: Request) {
  const conversation = await conversationOf(actor, idFromPath(idInPath));
  const asked = threadQuery.read(new URL(request.url).searchParams);
  const unread = asked.before ? null : await newestUnread(conversation.id, actor);
  if (unread && isDocument(request)) await markRead(actor, conversation.id, unread);
  const [list, thread] = await Promise.all([loadList(actor, request), viewOf(actor, conversation, asked)]);
  return {
    ...list,
    thread,
    unread: isDocument(request) ? null : unread,
    silent: conversationPolicy.may("write", actor, conversation, now())
      ? null
      : "Aici nu se poate scrie: contul uneia dintre organizații este suspendat.",
    formKey: newFormKey(),
    file: { accept: acceptOf("message"), hint: fileHint("message") },
  } satisfies ThreadData & { unreadCount: number };
}

async function viewOf(
  actor: Member,
  conversation: ConversationRecord,
  asked: { q: string; before: string },
): Promise<ThreadData["thread"]> {
  const base = messagesPath(actor);
  const path = `${base}/${conversation.id}`;
  const [{ messages, hasEarlier }, readUpTo] = await Promise.all([
    threadOf(conversation, isId(asked.before) ? asked.before : null),
    readByOthers(conversation, actor.organisation.id),
  ]);
  const partner = partnerView(actor, conversation);
  return {
    id: conversation.id,
    path,
    back: threadQuery.address(base, asked, { before: "" }),
    subject: conversation.subject,
    partner,
    about: aboutView(actor, conversation),
    status: conversation.status,
    days: dayViews(messages, { actor, partner: partner.name, path, readByOthers: readUpTo, now: now() }),
    earlier: hasEarlier ? threadQuery.address(path, asked, { before: messages[0]?.id ?? "" }) : null,
    latest: asked.before ? threadQuery.address(path, asked, { before: "" }) : null,
    mayClose: conversationPolicy.may("close", actor, conversation, now()),
  };
}

function aboutView(actor: Member, { aboutRequestId, aboutNumber }: ConversationRecord) {
  if (!aboutRequestId) return null;
  const folder = isUatSide(actor) ? "/uat/service-requests" : "/firma/opportunities";
  return { href: `${folder}/${aboutRequestId}`, number: aboutNumber ?? "Solicitarea" };
}

/** Sends what was written. Script hears the message's id and stays; a document goes to the page that shows it. */
export async function postMessage(actor: Member, idInPath: string | undefined, request: Request) {
  const id = idFromPath(idInPath);
  await conversationOf(actor, id);
  const form = await readForm(request);
  const received = await receiveFiles(form, "attachment", { purpose: "message", by: uploaderOf(actor) });
  const checked = checkForm(form, messageForm);
  if (!checked.ok || received.sentence !== null) {
    const errors = { ...(checked.ok ? {} : checked.refused.errors), ...fileError(received.sentence) };
    return data<Sent>({ refused: refuse(form, errors), kept: received.kept }, { status: 400 });
  }
  await countTry(MESSAGE_LIMIT, actor.userId);
  const path = `${messagesPath(actor)}/${id}`;
  const attachmentId = received.files[0]?.id ?? null;
  const location = await once(form, actor.userId, async () => {
    const sent = await sendMessage(actor, id, { text: checked.value.text, attachmentId });
    return `${path}#${sent}`;
  });
  if (isDocument(request)) return goTo(path, { tone: "green", title: "Mesajul a fost trimis!" });
  return data<Sent>({ sent: location.split("#")[1] ?? "" });
}

const fileError = (sentence: string | null): Record<string, string> => (sentence ? { attachment: sentence } : {});

export async function postReading(actor: Member, idInPath: string | undefined, request: Request) {
  const form = await readForm(request);
  await markRead(actor, idFromPath(idInPath), idFromForm(form.get("messageId")));
  return data(null);
}

export async function postClosing(actor: Member, idInPath: string | undefined) {
  const id = idFromPath(idInPath);
  await closeConversation(actor, id);
  return goTo(`${messagesPath(actor)}/${id}`, {
    tone: "green",
    title: "Conversația a fost încheiată.",
    text: "Un mesaj nou o deschide din nou.",
  });
}
