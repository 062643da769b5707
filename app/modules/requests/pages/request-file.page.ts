import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { fileAnswer } from "~/modules/media/content/answer.server";
import { idFromPath } from "~/platform/form/id";
import { requestFileOf } from "../store/file-access.server";
import type { Route } from "./+types/request-file.page";

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return fileAnswer(await requestFileOf(actorOf(context), idFromPath(params.id), idFromPath(params.fileId)));
}
