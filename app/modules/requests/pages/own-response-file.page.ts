import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { fileAnswer } from "~/modules/media/content/answer.server";
import { idFromPath } from "~/platform/form/id";
import { ownResponseFile } from "../store/opportunity.server";
import type { Route } from "./+types/own-response-file.page";

/** A file of the own response, of any of its versions. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return fileAnswer(await ownResponseFile(firmaOf(context), idFromPath(params.id), idFromPath(params.fileId)));
}
