import { redirect } from "react-router";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { FormPage } from "~/ui/form/form-page";
import { withdrawalForm } from "../forms/responses";
import { WithdrawalForm, withdrawalTitle } from "../parts/own-response";
import { opportunityPath } from "../rules/paths";
import { responsePolicy } from "../rules/response-policy";
import { opportunityOf } from "../store/opportunity.server";
import { withdrawResponse } from "../verbs/responses.server";
import type { Route } from "./+types/response-withdrawal.page";
import { withdrawalView } from "./own-response-view.server";
import { opportunityAddress, ownResponseOfRoute } from "./partner.server";

/** The dialog of the opportunity's page, for browsers without JavaScript. Redirects there when nothing can be withdrawn. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const partner = firmaOf(context);
  const at = now();
  const { request, own } = await opportunityOf(partner, idFromPath(params.id));
  const about = { href: opportunityPath(request.id), label: request.title };
  if (own === null || !responsePolicy.may("withdraw", partner, own, at)) throw redirect(about.href);
  return { about, withdrawal: withdrawalView(partner, own, at) };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, withdrawalForm, {
    back: opportunityAddress,
    work: async (posted) => withdrawResponse(posted.actor, (await ownResponseOfRoute(posted)).id, posted.value),
    done: async (posted) => ({
      title:
        (await ownResponseOfRoute(posted)).acceptedAt === null
          ? "Oferta a fost retrasă."
          : "Ați renunțat la colaborare.",
      text: "Autoritatea este anunțată.",
    }),
  });

export default function WithdrawalPage({ loaderData: { about, withdrawal }, actionData }: Route.ComponentProps) {
  return (
    <FormPage back={about} heading={withdrawalTitle(withdrawal)} answered={actionData} field="motiv">
      <WithdrawalForm withdrawal={withdrawal} cancelHref={about.href} />
    </FormPage>
  );
}
