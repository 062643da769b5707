import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { newFormKey } from "~/platform/form/once.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { skipForm } from "../forms/paperwork";
import { LONGEST } from "../rules/longest";
import { papersPath } from "../rules/paths";
import { STEPS } from "../rules/steps";
import { skipsOf } from "../store/chain.server";
import { skipStep } from "../verbs/chain.server";
import type { Route } from "./+types/paper-step.page";
import { papersOfRoute, stepOfRoute } from "./papers-of.server";

export async function loader(route: Route.LoaderArgs) {
  const { request, back } = await papersOfRoute(route);
  const step = stepOfRoute(route.params);
  const reason = (await skipsOf(request.id)).find((skip) => skip.step === step)?.reason ?? "";
  return { back, title: STEPS[step].title, reason, formKey: newFormKey() };
}

export async function action(route: Route.ActionArgs) {
  const step = stepOfRoute(route.params);
  return takeForm(route, skipForm, {
    back: async ({ id }) => papersPath((await requestOf(uatOf(route.context), id)).id),
    done: { title: "Pasul este omis.", text: "Motivul se vede în lista pașilor." },
    work: ({ id, value: { reason } }) => skipStep(uatOf(route.context), id, step, reason),
  });
}

/** Why a step of the purchase is left out. */
export default function PaperStep({ loaderData, actionData }: Route.ComponentProps) {
  const { back, title, reason, formKey } = loaderData;
  return (
    <PostPage
      heading="De ce se omite pasul?"
      back={back}
      intro={`${title}. Motivul rămâne în dosar, cu numele dumneavoastră și data; puteți reveni.`}
      answered={actionData}
      formKey={formKey}
      defaults={{ reason }}
      submit="Omite pasul"
      busyLabel="Se salvează…"
    >
      <TextField
        name="reason"
        label="Motivul"
        rows={3}
        maxLength={LONGEST.reason}
        hint="De exemplu „Este un serviciu: nu se primesc bunuri în gestiune”."
      />
    </PostPage>
  );
}
