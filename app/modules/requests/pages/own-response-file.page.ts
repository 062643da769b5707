import { fileAnswer } from "~/modules/media/content/answer.server";
import { idFromPath } from "~/platform/form/id";
import { ownResponseFile } from "../store/opportunity.server";
import type { Route } from "./+types/own-response-file.page";
import { partnerOf } from "./partner.server";

/** A file of the own response, of any of its versions. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return fileAnswer(await ownResponseFile(partnerOf(context), idFromPath(params.id), idFromPath(params.fileId)));
}
