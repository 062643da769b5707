import type { Member } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { excerpt } from "~/platform/language/text";
import { orNotFound } from "~/platform/refusal";
import { answerTo } from "../answer.server";
import { LONGEST_TITLE } from "../answers";
import type { Department } from "../departments";
import { conversationOf, insertConversation, insertExchange, lastQuestions } from "../store/conversations.server";

/** Questions among which the subject of a follow-up is looked for. */
const MOST_BEFORE = 5;

/** Answers a question and keeps both; the first one begins a conversation. Returns the conversation's id. */
export function ask(
  actor: Member,
  text: string,
  to: { department: Department } | { conversationId: string },
): Promise<string> {
  return transaction(async () => {
    const at = now();
    const { userId } = actor;
    const kept = "conversationId" in to ? orNotFound(await conversationOf(userId, to.conversationId)) : null;
    const department = "department" in to ? to.department : orNotFound(kept).department;
    const before = kept ? await lastQuestions(kept.id, MOST_BEFORE) : [];
    const answer = await answerTo(text, { department, before, at });
    const title = excerpt(text, LONGEST_TITLE);
    const conversationId = kept?.id ?? (await insertConversation({ userId, department, title, at }));
    await insertExchange({ conversationId, text, answer, at });
    return conversationId;
  });
}
