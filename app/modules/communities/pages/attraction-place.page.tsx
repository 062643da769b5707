import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest } from "~/platform/refusal";
import { moveAttraction } from "../verbs/attractions.server";
import type { Route } from "./+types/attraction-place.page";
import { editableDesk } from "./desk.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  return redirect((await editableDesk(context, params)).path);
}

/** One place nearer to the beginning or the end; the page comes back where it was. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { actor, community, path } = await editableDesk(context, params);
  const towards = form.get("towards");
  if (towards !== "start" && towards !== "end") throw badRequest();
  const id = idFromPath(params.itemId);
  await moveAttraction(actor, { communityId: community.id, id }, towards);
  return goTo(`${path}#${id}`);
}

export default function AttractionPlace() {
  return null;
}
