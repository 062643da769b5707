import type { RouterContextProvider } from "react-router";
import type { Actor } from "~/modules/accounts/rules/actor";
import type { NewFlash } from "~/platform/flash/flash.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { hasOwnPage } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { log } from "~/platform/log.server";
import { type Desk, editableDesk } from "./desk.server";
import { pathOf } from "./edit.server";

type Loading = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined; itemId?: string | undefined };
  request: Request;
};

/** The page that asks before something is taken out. `find` answers with what it is called, or that it is not there. */
export async function removalPage<Found>(
  { context, params, request }: Loading,
  find: (desk: Desk, id: string) => Found,
): Promise<{ found: Found; action: string; desk: string; community: string; formKey: string }> {
  const desk = await editableDesk(context, params);
  return {
    found: find(desk, idFromPath(params.itemId)),
    action: pathOf(request),
    desk: desk.path,
    community: desk.community.name,
    formKey: newFormKey(),
  };
}

type Removal = { actor: Actor; communityId: string; id: string };

/** Taken out once, however often it was asked. */
export async function removed(
  { context, params, request }: Loading,
  { remove, failed }: { remove: (removal: Removal) => Promise<NewFlash>; failed: NewFlash },
): Promise<Response> {
  const form = await readForm(request);
  const { actor, community, path } = await editableDesk(context, params);
  const id = idFromPath(params.itemId);
  let said: NewFlash | undefined;
  try {
    const location = await once(form, actor.userId, async () => {
      said = await remove({ actor, communityId: community.id, id });
      return path;
    });
    return goTo(location, said);
  } catch (error) {
    if (hasOwnPage(error)) throw error;
    log.error({ error }, "nothing removed from a community");
    return goTo(path, failed);
  }
}
