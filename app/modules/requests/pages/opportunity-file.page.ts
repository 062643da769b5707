import { fileAnswer } from "~/modules/media/answer.server";
import { idFromPath } from "~/platform/form/id";
import { requestFileOf } from "../store/file-access.server";
import type { Route } from "./+types/opportunity-file.page";
import { partnerOf } from "./partner.server";

/** A file of the request, for partners who may see the request. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return fileAnswer(await requestFileOf(partnerOf(context), idFromPath(params.id), idFromPath(params.fileId)));
}
