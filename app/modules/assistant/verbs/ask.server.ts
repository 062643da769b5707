import type { Member } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { isUnfinished } from "~/platform/jobs/jobs.server";
import { excerpt } from "~/platform/language/text";
import { orNotFound } from "~/platform/refusal";
import type { Answer } from "../rules/answers";
import { LONGEST_TITLE, NOT_ALL_READ, STILL_READING } from "../rules/answers";
import type { Department } from "../rules/departments";
import { chatOf, insertChat, insertExchange, lastQuestions } from "../store/chats.server";
import { answerTo } from "./answer.server";
import { fillPassages } from "./index.server";
import { MOST_BEFORE, writingOver } from "./write.server";

/**
 * Answers a question, and returns what keeps both, and has a model write over what was found: the first one begins a chat.
 * That returns the chat's id. The answer is looked for before any transaction, which would hold its connection meanwhile.
 */
export async function ask(
  { userId }: Member,
  text: string,
  to: { department: Department } | { chatId: string },
): Promise<() => Promise<string>> {
  const at = now();
  const kept = "chatId" in to ? orNotFound(await chatOf(userId, to.chatId)) : null;
  const department = "department" in to ? to.department : orNotFound(kept).department;
  const before = kept ? await lastQuestions(kept.id, MOST_BEFORE) : [];
  const answer = await asFarAsRead(await answerTo(text, { department, before, at }));
  const writing = await writingOver(answer, { userId, text, at });
  const title = excerpt(text, LONGEST_TITLE);
  return () =>
    transaction(async () => {
      const chatId = kept?.id ?? (await insertChat({ userId, department, title, at }));
      const questionId = await insertExchange({ chatId, text, answer, at });
      await writing?.(questionId);
      return chatId;
    });
}

/** While the texts are still being read, nothing is said to be unknown, and an answer says that another text may know more. */
async function asFarAsRead(answer: Answer): Promise<Answer> {
  const { status, lead, quotes } = answer;
  if (status === "canned" || status === "refused" || !(await isUnfinished(fillPassages))) return answer;
  if (status === "unknown" || status === "near") return { status: "canned", lead: STILL_READING, quotes: [] };
  return { status, lead: `${lead} ${NOT_ALL_READ}`, quotes };
}
