import { fileAnswer } from "~/modules/media/answer.server";
import { idFromPath } from "~/platform/form/id";
import type { Member } from "../rules";
import { attachmentOf } from "../store/thread.server";

/** The file of a message, for those who may read the conversation. */
export async function attachmentIn(actor: Member, id: string | undefined, attachmentId: string | undefined) {
  return fileAnswer(await attachmentOf(actor, idFromPath(id), idFromPath(attachmentId)));
}
