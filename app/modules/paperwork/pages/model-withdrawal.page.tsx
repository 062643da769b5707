import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { orNotFound } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { withdrawalForm } from "../forms/model";
import { MOST } from "../rules/model-form";
import { isDraft, isInUse } from "../rules/model-version";
import { adminModelPath } from "../rules/paths";
import { versionPolicy } from "../rules/policy";
import { versionsOf } from "../store/models.server";
import { withdrawVersion } from "../verbs/models.server";
import type { Route } from "./+types/model-withdrawal.page";
import { kindOf, numberOf } from "./model-view.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const [kind, number] = [kindOf(params), numberOf(params)];
  const versions = (await versionsOf(kind)).filter((one) => !isDraft(one));
  const version = orNotFound(versions.find((one) => one.number === number) ?? null);
  const back = { href: adminModelPath(kind, number), label: `Versiunea ${number}` };
  versionPolicy.allow("withdraw", actor, version, now(), back);
  const next = versions.filter(isInUse).find((one) => one.number !== number)?.number;
  return { number, next, back, ...(await draftOnPage(request, actor.userId)) };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, withdrawalForm, {
    back: () => adminModelPath(kindOf(route.params)),
    done: { title: "Versiunea a fost retrasă." },
    work: ({ actor, value }) => withdrawVersion(actor, kindOf(route.params), numberOf(route.params), value.reason),
  });

export default function ModelWithdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { number, next, back, formKey, draft, typed } = loaderData;
  return (
    <PostPage
      heading={`Retrageți versiunea ${number}?`}
      back={back}
      intro={`Documentele se fac de acum după versiunea ${next}. Cele deja făcute rămân cum sunt și își spun versiunea.`}
      {...{ formKey, draft, typed }}
      answered={actionData}
      submit="Retrage versiunea"
      variant="danger"
      busyLabel="Se retrage…"
    >
      <TextField
        name="reason"
        label="Motivul"
        rows={3}
        maxLength={MOST.note}
        hint="Îl citesc autoritățile care și-au adaptat textul după această versiune."
      />
    </PostPage>
  );
}
