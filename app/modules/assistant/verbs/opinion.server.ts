import { orNotFound } from "~/platform/refusal";
import { updateHelped } from "../store/chats.server";

/** Whether an answer helped whoever asked; what did not help waits among the unanswered questions. */
export async function sayHelped(chatId: string, questionId: string, helped: boolean): Promise<void> {
  orNotFound((await updateHelped(chatId, questionId, helped)) || null);
}
