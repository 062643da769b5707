import { fileAnswer } from "~/modules/media/content/answer.server";
import { idFromPath } from "~/platform/form/id";
import { attachmentOf } from "../store/thread.server";
import type { Route } from "./+types/conversation-attachment.page";
import { memberOf } from "./list.server";

export async function loader({ context, params: { id, attachmentId } }: Route.LoaderArgs): Promise<Response> {
  const member = memberOf(context);
  return fileAnswer(await attachmentOf(member, idFromPath(id), idFromPath(attachmentId)));
}
