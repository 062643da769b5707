import { orNotFound } from "~/platform/refusal";
import { updateHelped } from "../store/conversations.server";

/** Whether an answer helped whoever asked; what did not help waits among the unanswered questions. */
export async function sayHelped(conversationId: string, questionId: string, helped: boolean): Promise<void> {
  orNotFound((await updateHelped(conversationId, questionId, helped)) || null);
}
