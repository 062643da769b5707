import { restoreOrganisation } from "~/modules/accounts/verbs/verification.server";
import { answersOf } from "~/platform/form/answers";
import { decideForReason, decisionSubject } from "../decision.server";
import { DecisionPage } from "../parts/decision-page";
import type { Route } from "./+types/organisation-restoration.page";

export async function loader(asked: Route.LoaderArgs) {
  const { id, name } = await decisionSubject(asked, "restore");
  return { organisation: { id, name } };
}

export const action = (asked: Route.ActionArgs) =>
  decideForReason(asked, restoreOrganisation, "Suspendarea a fost ridicată.");

export default function OrganisationRestoration({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DecisionPage
      organisation={loaderData.organisation}
      heading="Ridică suspendarea"
      effect="Organizația revine la starea de dinaintea suspendării, iar oamenii ei primesc un e-mail."
      answers={answersOf(actionData?.refused)}
      text={{ name: "reason", label: "De ce se ridică", hint: "Rămâne în istoric." }}
      submit={{ label: "Ridică suspendarea", variant: "primary" }}
    />
  );
}
