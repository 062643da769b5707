import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { fileAnswer } from "~/modules/media/content/answer.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { paperworkPolicy } from "../rules/policy";
import { proofOf } from "../store/chain.server";
import type { Route } from "./+types/paper-proof.page";

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const actor = uatOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("read", actor, request, now());
  return fileAnswer((await proofOf(request.id, idFromPath(params.fileId))).fileId);
}
