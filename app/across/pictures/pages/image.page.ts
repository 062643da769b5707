import { actorContext } from "~/modules/accounts/actor-context";
import { imageAnswer } from "~/modules/media/answer.server";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { idFromPath } from "~/platform/form/id";
import type { Route } from "./+types/image.page";

/** One size of a stored picture: to everybody once something shows it, before that to whoever sent it. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const actor = context.get(actorContext);
  return imageAnswer(request, { id: idFromPath(params.id), file: params.file }, actor && uploaderOf(actor));
}
