import { conversationById, messageById } from "~/modules/conversations/store/thread.server";
import { waitingReaders } from "~/modules/conversations/store/unread.server";
import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import type { Notice, NoticesByEvent } from "../rules/notice";
import { nameOf, says, titleOf } from "../rules/sentence";
import { deliver, type Event } from "../verbs/deliver.server";

/** A person who has the conversation open reads the message within this time and is not notified. */
const DELAY_MS = 2 * 60_000;

export const conversationNotices = {
  "message.sent": async ({ id, subjectId, userId, at }) => {
    const after = new Date(at.getTime() + DELAY_MS);
    await enqueue(notifyOfMessage, { id, subjectId, userId }, { key: id, after });
    return null;
  },
} satisfies NoticesByEvent;

/** Notifies those who have not read the message, unless an earlier message that they have not read did so already. */
export const notifyOfMessage: Job<Event> = {
  name: "tell-of-message",
  run: async (event) => deliver(event, await unreadMessageNotice(event.subjectId)),
};

async function unreadMessageNotice(messageId: string): Promise<Notice | null> {
  const message = await messageById(messageId);
  const conversation = message && (await conversationById(message.conversationId));
  if (!message || !conversation) return null;
  const byUat = message.organisationId === conversation.uatId;
  const [writer, reader] = byUat ? [conversation.uat, conversation.firma] : [conversation.firma, conversation.uat];
  const name = nameOf("organisation", writer.id);
  const workspace = reader.kind === "FIRMA" ? "/firma" : "/uat";
  return {
    type: "message",
    to: { people: await waitingReaders(messageId, byUat ? conversation.firmaId : conversation.uatId) },
    title: says`${name} v-a scris`,
    message: says`Aveți un mesaj necitit de la ${name} în conversația ${titleOf("conversation", conversation.id)}.`,
    href: `${workspace}/messages/${conversation.id}`,
    action: "Citește mesajul",
  };
}
