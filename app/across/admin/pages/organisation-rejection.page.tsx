import { rejectOrganisation } from "~/modules/accounts/verbs/verification.server";
import { answersOf } from "~/platform/form/answers";
import { decideForReason, decisionSubject } from "../decision.server";
import { DecisionPage } from "../parts/decision-page";
import type { Route } from "./+types/organisation-rejection.page";

export async function loader(asked: Route.LoaderArgs) {
  const { id, name } = await decisionSubject(asked, "reject");
  return { organisation: { id, name } };
}

export const action = (asked: Route.ActionArgs) =>
  decideForReason(asked, rejectOrganisation, "Organizația a fost respinsă.");

export default function OrganisationRejection({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DecisionPage
      organisation={loaderData.organisation}
      heading="Respinge organizația"
      effect="Organizația rămâne înregistrată, dar nu poate trimite sau răspunde. Oamenii ei primesc motivul prin e-mail, pot îndrepta datele și pot cere din nou verificarea."
      answers={answersOf(actionData?.refused)}
      text={{
        name: "reason",
        label: "Motivul",
        hint: "Îl citesc oamenii organizației: scrieți ce lipsește și cum se îndreaptă.",
      }}
      submit={{ label: "Respinge organizația", variant: "danger" }}
    />
  );
}
