import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { storedIn, writingView } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { LinkForm } from "../parts/link-form";
import { LINK } from "../rules/link-fields";
import { ADMIN_LINKS } from "../rules/paths";
import { editLink, linkInputOf } from "../verbs/links.server";
import type { Route } from "./+types/link-edit.page";
import { readLink } from "./link-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  return writingView(request, userId, LINK, await linkInputOf(idFromPath(params.id)));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const id = idFromPath(params.id);
  await linkInputOf(id); // 404 before the form is read
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: await readLink(form, id),
    kept: null,
    save: (value, seen) => editLink(actor, id, value, seen),
    stored: async (typed) => storedIn(LINK, await linkInputOf(id), typed),
    back: ADMIN_LINKS,
    done: { tone: "green", title: "Linkul a fost salvat." },
  });
}

export default function LinkEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkForm heading="Editează linkul" view={loaderData} answered={actionData} />;
}
