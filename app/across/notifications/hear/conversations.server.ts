import { conversationById, messageById } from "~/modules/conversations/store/thread.server";
import { waitingReaders } from "~/modules/conversations/store/unread.server";
import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { deliver, type Event } from "../deliver.server";
import type { Family, Notice } from "../rules";

/** Whoever is looking at the conversation reads it meanwhile, and is not told. */
const PATIENCE_MS = 2 * 60_000;

export const conversationFamily = {
  "message.sent": async ({ id, subjectId, userId, at }) => {
    const after = new Date(at.getTime() + PATIENCE_MS);
    await enqueue(tellOfMessage, { id, subjectId, userId }, { key: id, after });
    return [];
  },
} satisfies Family;

/** Tells those who have not read the message, unless an earlier one that they have not read told them already. */
export const tellOfMessage: Job<Event> = {
  name: "tell-of-message",
  run: async (event) => {
    const notice = await unreadMessageNotice(event.subjectId);
    if (notice) await deliver(event, [notice]);
  },
};

async function unreadMessageNotice(messageId: string): Promise<Notice | null> {
  const message = await messageById(messageId);
  const conversation = message && (await conversationById(message.conversationId));
  if (!message || !conversation) return null;
  const byUat = message.organisationId === conversation.uatId;
  const workspace = byUat ? "/firma" : "/uat";
  return {
    type: "message",
    to: { people: await waitingReaders(messageId, byUat ? conversation.firmaId : conversation.uatId) },
    title: `${(byUat ? conversation.uat : conversation.firma).name} v-a scris`,
    message: `Aveți un mesaj necitit în conversația „${conversation.subject}”.`,
    href: `${workspace}/messages/${conversation.id}`,
    action: "Citește mesajul",
  };
}
