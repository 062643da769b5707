import { suspendOrganisation } from "~/modules/accounts/verbs/verification.server";
import { answersOf } from "~/platform/form/answers";
import { decideForReason, decisionSubject } from "../decision.server";
import { DecisionPage } from "../parts/decision-page";
import type { Route } from "./+types/organisation-suspension.page";

export async function loader(asked: Route.LoaderArgs) {
  const { id, name } = await decisionSubject(asked, "suspend");
  return { organisation: { id, name } };
}

export const action = (asked: Route.ActionArgs) =>
  decideForReason(asked, suspendOrganisation, "Organizația a fost suspendată.");

export default function OrganisationSuspension({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DecisionPage
      organisation={loaderData.organisation}
      heading="Suspendă organizația"
      effect="Oamenii ei sunt deconectați de peste tot. Ciornele și ofertele depuse se păstrează, dar nu se mai întâmplă nimic nou până ridicați suspendarea."
      answers={answersOf(actionData?.refused)}
      text={{ name: "reason", label: "Motivul", hint: "Îl citesc oamenii organizației." }}
      submit={{ label: "Suspendă organizația", variant: "danger" }}
    />
  );
}
