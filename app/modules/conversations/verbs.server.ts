import { membersOf } from "~/modules/accounts/store/person.server";
import { attach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { tell } from "~/platform/live/live.server";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { stepsOn } from "~/platform/step.server";
import { conversationPolicy, isFirstSide, type Member, messagesPath, openingPolicy, pairOf, threadPath } from "./rules";
import {
  conversationById,
  conversationOf,
  existingConversation,
  hasUatWritten,
  partnerFor,
} from "./store/thread.server";
import {
  type About,
  advanceRead,
  claimMoment,
  insertConversation,
  insertMessage,
  insertNotes,
  type Link,
  lockConversation,
  markClosed,
} from "./store/writes.server";

export const MESSAGE_LIMIT: Limit = {
  name: "message",
  most: 30,
  seconds: 60,
  sentence: "Ați trimis multe mesaje într-un timp scurt.",
};
export const OPENING_LIMIT: Limit = {
  name: "conversation",
  most: 20,
  seconds: 86_400,
  sentence: "Ați deschis multe conversații într-o zi. Le puteți continua pe cele deschise.",
};

/** The topic of live updates. */
const MESSAGES = "messages";

async function updateOpenPages(uatId: string, firmaId: string): Promise<void> {
  const people = [...(await membersOf(uatId)), ...(await membersOf(firmaId))];
  await tell(
    people.map(({ id }) => id),
    MESSAGES,
  );
}

export type MessageInput = { text: string; attachmentId?: string | null };
export type OpenInput = MessageInput & { partnerId: string; subject: string; about: About | null };
/** Known only to the caller, who reads requests. */
export type OpenFacts = { postedTheRequest: boolean; showsExperience?: boolean };

/** Opens the conversation with its first message, or sends the message in the existing one about the same request. */
export async function openConversation(actor: Member, input: OpenInput, facts: OpenFacts): Promise<string> {
  const at = now();
  return transaction(async () => {
    const partner = await partnerFor(actor, input.partnerId);
    const pair = pairOf(actor, partner);
    const opening = {
      ...pair,
      otherVerified: partner.verification === "verified",
      postedTheRequest: facts.postedTheRequest,
      showsExperience: facts.showsExperience === true,
      uatWroteBefore: await hasUatWritten(pair.uatId, pair.firmaId),
    };
    openingPolicy.allow("open", actor, opening, at, { href: messagesPath(actor), label: "La mesaje" });
    const id = await ensureConversation(actor, { ...pair, subject: input.subject, about: input.about }, at);
    await sendMessage(actor, id, input);
    return id;
  });
}

/** Finds or opens the conversation about the request. For verbs of the request, in their transaction. */
export async function linkConversation(actor: Member, link: Link): Promise<string> {
  return transaction(() => ensureConversation(actor, link, now()));
}

async function ensureConversation(actor: Member, link: Link, at: Date): Promise<string> {
  const created = await insertConversation({ ...link, openedBy: actor.userId, at });
  if (created) {
    await record({ what: "conversation.opened", subjectId: created, by: actor, at, to: "pending" });
    await updateOpenPages(link.uatId, link.firmaId);
    return created;
  }
  const existing = await existingConversation({ ...link, requestId: link.about?.requestId ?? null });
  if (!existing) throw new Error("The conflicting conversation was not found");
  return existing;
}

const onConversation = stepsOn<Member>()({
  policy: conversationPolicy,
  locked: async (id, actor) => {
    await lockConversation(id);
    return conversationOf(actor, id);
  },
  way: (actor, { id }) => ({ href: threadPath(actor, id), label: "Înapoi la conversație" }),
  changed: "Conversația a fost încheiată între timp.",
});

/** Sends a message; a closed conversation is reopened. */
export async function sendMessage(actor: Member, conversationId: string, input: MessageInput): Promise<string> {
  const organisationId = actor.organisation.id;
  return onConversation(actor, conversationId, async (conversation, { at: asked, allow, log }) => {
    allow("write");
    const at = await claimMoment({ conversationId, at: asked, byUat: isFirstSide(actor, conversation) });
    const id = await insertMessage({
      conversationId,
      kind: "message",
      authorId: actor.userId,
      organisationId,
      text: input.text,
      attachmentId: input.attachmentId ?? null,
      createdAt: at,
    });
    if (input.attachmentId) await attach(input.attachmentId, { at, organisationId, userId: actor.userId });
    await advanceRead(conversationId, actor.userId, id, at);
    if (conversation.closedAt !== null) {
      const to = (await conversationById(conversationId))?.status ?? "active";
      await log("conversation.reopened", { at, from: "completed", to });
    }
    await log("message.sent", { subjectId: id, at });
    await updateOpenPages(conversation.uatId, conversation.firmaId);
    return id;
  });
}

/** Marks the conversation as read up to this message, and updates the open pages of the other side. */
export async function markRead(actor: Member, conversationId: string, messageId: string): Promise<void> {
  await transaction(async () => {
    const conversation = await conversationOf(actor, conversationId);
    if (!(await advanceRead(conversationId, actor.userId, messageId, now()))) return;
    const other = isFirstSide(actor, conversation) ? conversation.firmaId : conversation.uatId;
    await tell([actor.userId, ...(await membersOf(other)).map(({ id }) => id)], MESSAGES);
  });
}

export async function closeConversation(actor: Member, conversationId: string): Promise<void> {
  await onConversation(actor, conversationId, async (conversation, { at, allow, moved }) => {
    allow("close");
    moved(await markClosed({ conversationId }, at));
    await recordClosing(actor, conversation, at);
  });
}

/** Closes every conversation about a request. For verbs of the request, in their transaction. */
export async function closeForRequest(requestId: string, by: Doer): Promise<void> {
  const at = now();
  await transaction(async () => {
    for (const closed of await markClosed({ requestId }, at)) await recordClosing(by, closed, at);
  });
}

type Closed = { id: string; uatId: string; firmaId: string; status?: string };

async function recordClosing(by: Doer, { id, uatId, firmaId, status }: Closed, at: Date): Promise<void> {
  const from = status ? { from: status } : {};
  await record({ what: "conversation.closed", subjectId: id, by, at, ...from, to: "completed" });
  await updateOpenPages(uatId, firmaId);
}

/** Adds a system note, for example that the request changed, to all conversations about it or only to that with `firmaId`. */
export async function addSystemNote(requestId: string, text: string, firmaId: string | null = null): Promise<void> {
  await transaction(async () => {
    for (const pair of await insertNotes(requestId, text, now(), firmaId)) {
      await updateOpenPages(pair.uatId, pair.firmaId);
    }
  });
}
