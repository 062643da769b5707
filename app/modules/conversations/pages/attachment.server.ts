import { attachmentAnswer } from "~/modules/media/answer.server";
import { attachmentById } from "~/modules/media/store.server";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import type { Member } from "../rules";
import { attachmentOf } from "../store/thread.server";

/** The file of a message, for those who may read the conversation. */
export async function attachmentIn(actor: Member, id: string | undefined, attachmentId: string | undefined) {
  const found = await attachmentById(await attachmentOf(actor, idFromPath(id), idFromPath(attachmentId)));
  if (!found) throw notFound();
  return attachmentAnswer(found);
}
