import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { writingView } from "~/platform/form/field-table.server";
import { readForm } from "~/platform/form/read-form.server";
import { ActForm } from "../parts/act-form";
import { ACT_FORM } from "../rules/act-fields";
import { ADMIN_ACTS } from "../rules/paths";
import { createAct } from "../verbs/acts.server";
import type { Route } from "./+types/act-new.page";
import { readAct } from "./act-input.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  return writingView(request, adminOf(context).userId, ACT_FORM, null);
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: await readAct(form, null),
    kept: null,
    save: (value) => createAct(actor, value),
    stored: null,
    back: ADMIN_ACTS,
    done: { tone: "green", title: "Actul este în listă." },
  });
}

export default function ActNew({ loaderData, actionData }: Route.ComponentProps) {
  return <ActForm heading="Act nou" articlesHref={null} view={loaderData} answered={actionData} />;
}
