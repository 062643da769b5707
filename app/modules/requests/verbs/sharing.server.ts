import type { Actor } from "~/modules/accounts/rules/actor";
import { sharingPolicy } from "../rules/sharing-policy";
import { updateShared } from "../store/request-writes.server";
import { onRequest } from "./guard.server";

/** Shows a completed request to other authorities, which may ask the person who agreed; or shows it no more. */
export async function shareRequest(actor: Actor, id: string, isShared: boolean): Promise<void> {
  await onRequest(actor, id, async (request, { at, ask, moved, log }) => {
    ask(sharingPolicy, isShared ? "share" : "unshare", request);
    const shared = isShared ? { sharedAt: at, sharedBy: actor.userId } : { sharedAt: null, sharedBy: null };
    moved(await updateShared(id, shared));
    await log(isShared ? "request.shared" : "request.unshared");
  });
}
