import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { writingView } from "~/platform/form/field-table.server";
import { readForm } from "~/platform/form/read-form.server";
import { LinkForm } from "../parts/link-form";
import { LINK } from "../rules/link-fields";
import { ADMIN_LINKS } from "../rules/paths";
import { numberOfLinks } from "../store/links.server";
import { createLink } from "../verbs/links.server";
import type { Route } from "./+types/link-new.page";
import { readLink } from "./link-input.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  return writingView(request, userId, LINK, null, { rank: (await numberOfLinks()) + 1 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: await readLink(form, null),
    kept: null,
    save: (value) => createLink(actor, value),
    stored: null,
    back: ADMIN_LINKS,
    done: { tone: "green", title: "Linkul este în hub." },
  });
}

export default function LinkNew({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkForm heading="Link nou" view={loaderData} answered={actionData} />;
}
