import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { fileAnswer } from "~/modules/media/content/answer.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { responseFileOf } from "../store/file-access.server";
import type { Route } from "./+types/response-file.page";

/** Readable when the response is; a sealed response's files answer 404, like missing ones. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const response = idFromPath(params.responseId);
  return fileAnswer(await responseFileOf(actorOf(context), response, idFromPath(params.fileId), now()));
}
