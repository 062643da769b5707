import { redirect } from "react-router";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { withdrawalForm } from "../forms/responses";
import { OpportunityStep } from "../parts/opportunity-step";
import { WithdrawalForm, withdrawalTitle } from "../parts/own-response";
import { opportunityPath } from "../rules/opportunity-query";
import { responsePolicy } from "../rules/response-policy";
import { opportunityOf } from "../store/opportunity.server";
import { withdrawResponse } from "../verbs/responses.server";
import type { Route } from "./+types/response-withdrawal.page";
import { withdrawalView } from "./own-response-view.server";
import { partnerOf } from "./partner.server";

/** The question that the opportunity's dialog asks too. Nothing to withdraw: the opportunity shows how it stands. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const partner = partnerOf(context);
  const { row, own } = await opportunityOf(partner, idFromPath(params.id));
  if (own === null || !responsePolicy.may("withdraw", partner, own, now())) throw redirect(opportunityPath(row.id));
  return { id: row.id, title: row.title, withdrawal: withdrawalView(own) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const partner = partnerOf(context);
  const form = await readForm(request);
  const { row, own } = await opportunityOf(partner, idFromPath(params.id));
  if (own === null) throw notFound();
  const checked = checkForm(form, withdrawalForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const accepted = own.acceptedAt !== null;
  const location = await once(form, partner.userId, async () => {
    await withdrawResponse(partner, own.id, checked.value);
    return opportunityPath(row.id);
  });
  return goTo(location, {
    tone: "green",
    title: accepted ? "Ați renunțat la colaborare." : "Răspunsul a fost retras.",
    text: "Autoritatea este anunțată.",
  });
}

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { withdrawal } = loaderData;
  const answers = answersOf(actionData?.refused);
  const reason = answers.field("text");
  return (
    <OpportunityStep opportunity={loaderData} heading={withdrawalTitle(withdrawal)} answers={answers} field="motiv">
      <WithdrawalForm
        withdrawal={withdrawal}
        text={reason.defaultValue}
        error={reason.error}
        cancelHref={opportunityPath(loaderData.id)}
      />
    </OpportunityStep>
  );
}
