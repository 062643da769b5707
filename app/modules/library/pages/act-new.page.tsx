import { data } from "react-router";
import { adminOf } from "~/modules/accounts/http/request.server";
import type { ShownAgain } from "~/platform/form/answers";
import { draftOnPage } from "~/platform/form/draft.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { ActForm } from "../parts/act-form";
import { ADMIN_ACTS } from "../rules/paths";
import { createAct } from "../verbs/acts.server";
import type { Route } from "./+types/act-new.page";
import { readAct } from "./act-input.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { userId } = adminOf(context);
  const { draft, typed } = await draftOnPage(request, userId);
  return { formKey: newFormKey(), version: null, draft, typed, defaults: {} };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  const checked = await readAct(form, null);
  if (!checked.ok) {
    const shown: ShownAgain<null> = { refused: checked.refused, overtaken: null, version: null, kept: null };
    return data(shown, { status: 400 });
  }
  const location = await once(form, actor.userId, async () => {
    await createAct(actor, checked.value);
    return ADMIN_ACTS;
  });
  return goTo(location, { tone: "green", title: "Actul este în listă." });
}

export default function ActNew({ loaderData, actionData }: Route.ComponentProps) {
  return <ActForm heading="Act nou" view={loaderData} answered={actionData} />;
}
