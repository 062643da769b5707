import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import { verifyOrganisation } from "~/modules/accounts/verbs/verification.server";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { decided, decisionSubject, organisationAt } from "../decision.server";
import { authorityVerificationForm, firmVerificationForm } from "../forms";
import { DecisionPage } from "../parts/decision-page";
import type { Route } from "./+types/organisation-verification.page";

export async function loader(asked: Route.LoaderArgs) {
  const { id, name, kind, authorityKind, documentId } = await decisionSubject(asked, "verify");
  return { organisation: { id, name }, kind, authorityKind, hasDocument: documentId !== null };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, organisation } = await organisationAt(context, params.id);
  const form = await readForm(request);
  const isUat = organisation.kind === "UAT";
  const checked = isUat ? checkForm(form, authorityVerificationForm) : checkForm(form, firmVerificationForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const { checked: what, kind = null } = checked.value;
  await verifyOrganisation(actor, organisation.id, { checked: what, kind });
  return decided(organisation, "Organizația a fost verificată.");
}

const EFFECTS = {
  UAT: "Solicitările care așteaptă verificarea se trimit, iar profilul devine public.",
  FIRMA: "Firma apare în lista partenerilor și poate răspunde la oportunități.",
};

export default function OrganisationVerification({ loaderData, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused, {
    checked: loaderData.hasDocument ? "CUI-ul și documentul atașat" : "CUI-ul",
    kind: loaderData.authorityKind ?? "",
  });
  return (
    <DecisionPage
      organisation={loaderData.organisation}
      heading="Verifică organizația"
      effect={`${EFFECTS[loaderData.kind]} Data și ce ați verificat se văd pe profil.`}
      answers={answers}
      text={{
        name: "checked",
        label: "Ce ați verificat",
        hint: "De pildă: CUI-ul, registrul comerțului, documentul atașat.",
      }}
      submit={{ label: "Verifică organizația", variant: "primary" }}
    >
      {loaderData.kind === "UAT" ? (
        <ChoiceGroup
          name="kind"
          legend="Felul autorității"
          hint="De el ține pachetul."
          choose="one"
          look="plain"
          choices={authorityKindOptions}
          chosen={answers.chosen("kind")}
          error={answers.error("kind")}
        />
      ) : null}
    </DecisionPage>
  );
}
