import { actorOf } from "~/modules/accounts/request.server";
import { attachmentAnswer } from "~/modules/media/answer.server";
import { attachmentById } from "~/modules/media/store.server";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { requestFileOf } from "../store/file-access.server";
import type { Route } from "./+types/request-file.page";

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const fileId = await requestFileOf(actorOf(context), idFromPath(params.id), idFromPath(params.fileId));
  const attachment = await attachmentById(fileId);
  if (attachment === null) throw notFound();
  return attachmentAnswer(attachment);
}
