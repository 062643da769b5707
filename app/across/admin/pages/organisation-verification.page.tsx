import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import { organisationPath } from "~/modules/accounts/rules/places";
import { verifyOrganisation } from "~/modules/accounts/verbs/verification.server";
import { answersOf } from "~/platform/form/answers";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { backToOrganisation, formAbout, organisationFlash, stepOf } from "../decision.server";
import { authorityVerificationForm, firmVerificationForm } from "../forms";
import { DecisionPage } from "../parts/decision-page";
import type { Route } from "./+types/organisation-verification.page";

export async function loader(asked: Route.LoaderArgs) {
  const { id, name, kind, authorityKind, documentId } = await stepOf("verify", asked);
  return { back: { href: organisationPath(id), label: name }, kind, authorityKind, hasDocument: documentId !== null };
}

const verificationForm = ({ kind }: { kind: "UAT" | "FIRMA" }) =>
  kind === "UAT" ? authorityVerificationForm : firmVerificationForm;

export const action = (route: Route.ActionArgs) =>
  takeForm(route, formAbout(verificationForm), {
    back: backToOrganisation,
    done: organisationFlash("Organizația a fost verificată."),
    work: ({ actor, id, value: { checked, kind = null } }) => verifyOrganisation(actor, id, { checked, kind }),
  });

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
      back={loaderData.back}
      heading="Verifică organizația"
      effect={`${EFFECTS[loaderData.kind]} Data și ce ați verificat se văd pe profil.`}
      answers={answers}
      text={{
        name: "checked",
        label: "Ce ați verificat",
        hint: "De exemplu: CUI-ul, registrul comerțului, documentul atașat.",
      }}
      submit={{ submit: "Verifică organizația", variant: "primary" }}
    >
      {loaderData.kind === "UAT" ? (
        <ChoiceGroup
          name="kind"
          legend="Felul autorității"
          hint="Pachetul depinde de felul autorității."
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
