import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { archiveAnswer } from "~/modules/media/content/answer.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { paperworkPolicy } from "../rules/policy";
import { paperFilesOf } from "../store/papers.server";
import type { Route } from "./+types/paper-archive.page";

/** All papers made from a request, to be kept with its file. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const actor = uatOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("read", actor, request, now());
  return archiveAnswer(await paperFilesOf(request.id), `Documente - ${request.title}.zip`);
}
