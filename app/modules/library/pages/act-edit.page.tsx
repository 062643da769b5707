import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { differencesIn, typedIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { ActForm } from "../parts/act-form";
import { ACT_FORM } from "../rules/act-fields";
import { actName } from "../rules/acts";
import { ADMIN_ACTS, adminArticlesPath } from "../rules/paths";
import { actInputOf, actVersionOf, editAct } from "../verbs/acts.server";
import type { Route } from "./+types/act-edit.page";
import { askedOf, readAct } from "./act-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  const id = idFromPath(params.id);
  const act = await actInputOf(id);
  const { draft, typed, version, formKey } = await draftOnPage(request, userId);
  return {
    name: actName(act),
    articlesHref: adminArticlesPath(id),
    formKey,
    version: version ?? actVersionOf(act),
    draft,
    typed,
    defaults: typedIn(ACT_FORM, await askedOf(id)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const id = idFromPath(params.id);
  await actInputOf(id); // 404 before the form is read
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: await readAct(form, id),
    kept: null,
    save: (value, seen) => editAct(actor, id, value, seen),
    stored: async ({ values }) => ({
      version: actVersionOf(await actInputOf(id)),
      last: null,
      differences: differencesIn(ACT_FORM, typedIn(ACT_FORM, await askedOf(id)), values),
    }),
    back: ADMIN_ACTS,
    done: { tone: "green", title: "Actul a fost salvat." },
  });
}

export default function ActEdit({ loaderData: { name, articlesHref, ...view }, actionData }: Route.ComponentProps) {
  return <ActForm heading={name} articlesHref={articlesHref} view={view} answered={actionData} />;
}
