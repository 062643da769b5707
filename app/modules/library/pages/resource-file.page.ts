import { isAdmin } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { attachmentAnswer } from "~/modules/media/content/answer.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { datedName } from "../rules/files";
import { resourcePolicy } from "../rules/policy";
import { storedFileOf } from "../store/files.server";
import { countUse } from "../store/hub.server";
import { resourceById } from "../store/resources.server";
import type { Route } from "./+types/resource-file.page";

/** A file of any edition of a document, as it was uploaded. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const at = now();
  resourcePolicy.allow("read", actor, orNotFound(await resourceById(id)), at);
  const { attachment, addedAt } = orNotFound(await storedFileOf(id, idFromPath(params.fileId)));
  const answer = await attachmentAnswer({ ...attachment, name: datedName(attachment.name, localDateOf(addedAt)) });
  if (request.method === "GET" && !isAdmin(actor))
    await writeIfPossible(() => countUse("download", id, actor.userId, localDateOf(at)));
  return answer;
}
