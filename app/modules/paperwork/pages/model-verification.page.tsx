import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { orNotFound } from "~/platform/refusal";
import { LineField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { verificationForm } from "../forms/model";
import { MOST } from "../rules/model-fields";
import { isInUse } from "../rules/model-version";
import { adminModelPath } from "../rules/paths";
import { modelPolicy } from "../rules/policy";
import { versionsOf } from "../store/models.server";
import { verifyVersion } from "../verbs/models.server";
import type { Route } from "./+types/model-verification.page";
import { kindOf, numberOf } from "./model-view.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  modelPolicy.allow("verify", actor, null, now());
  const [kind, number] = [kindOf(params), numberOf(params)];
  const { verified } = orNotFound(
    (await versionsOf(kind)).find((one) => one.number === number && isInUse(one)) ?? null,
  );
  return {
    number,
    back: { href: adminModelPath(kind, number), label: `Versiunea ${number}` },
    defaults: { jurist: verified?.jurist ?? "", verifiedOn: localDateOf(now()) },
    ...(await draftOnPage(request, actor.userId)),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, verificationForm, {
    back: () => adminModelPath(kindOf(route.params), numberOf(route.params)),
    done: { title: "Verificarea a fost notată." },
    work: ({ actor, value }) => verifyVersion(actor, kindOf(route.params), numberOf(route.params), value),
  });

export default function ModelVerification({ loaderData, actionData }: Route.ComponentProps) {
  const { number, back, defaults, formKey, draft, typed } = loaderData;
  return (
    <PostPage
      heading={`Versiunea ${number} a fost verificată de un jurist`}
      back={back}
      intro="Notați-o numai după ce juristul a citit textul acestei versiuni. Altă versiune se verifică din nou."
      {...{ formKey, draft, typed, defaults }}
      answered={actionData}
      submit="Notează verificarea"
      busyLabel="Se salvează…"
    >
      <LineField name="jurist" label="Numele juristului" maxLength={MOST.jurist} />
      <LineField name="verifiedOn" label="Data verificării" type="date" />
    </PostPage>
  );
}
