import { settings } from "~/platform/settings.server";
import { FormPage } from "~/ui/form/form-page";
import { type SecondFactorAnswer, SecondFactorEnd, SecondFactorSetup } from "../parts/second-factor";
import { securityPath } from "../rules/places";
import { mayEndSecondFactor } from "../rules/session";
import { actorOf } from "../signed-in/request.server";
import { isSecondFactorOn, setupOf } from "../verbs/second-factor.server";
import type { Route } from "./+types/second-factor.page";
import { changeSecondFactor } from "./second-factor.server";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const [on, setup] = await Promise.all([isSecondFactorOn(actor), setupOf(actor)]);
  return { back: securityPath(actor.role), on, setup, mayEnd: mayEndSecondFactor(actor.role, settings().demo) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  return changeSecondFactor({ request, context, actor }, securityPath(actor.role));
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, on, setup, mayEnd } = loaderData;
  const answered: SecondFactorAnswer | undefined = actionData;
  return (
    <FormPage
      heading="Verificarea în doi pași"
      answered={answered}
      back={{ href: back, label: "Securitate" }}
      intro={
        on
          ? "Este activă: la conectare vi se cere, după parolă, codul din aplicația de pe telefon."
          : "După parolă, la conectare vi se va cere un cod din aplicația de pe telefon. Cine vă află parola nu se poate conecta fără cod."
      }
    >
      {on ? (
        <SecondFactorEnd mayEnd={mayEnd} />
      ) : (
        <SecondFactorSetup setup={setup} backupCodes={answered?.backupCodes} />
      )}
    </FormPage>
  );
}
