import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import { organisationPath } from "~/modules/accounts/rules/places";
import { verifyOrganisation } from "~/modules/accounts/verbs/verification.server";
import { answersOf } from "~/platform/form/answers";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { checkChoices, checkedText, checksOf } from "../checks";
import { backToOrganisation, formAbout, organisationFlash, stepOf } from "../decision.server";
import { verificationForm } from "../forms";
import { DecisionPage } from "../parts/decision-page";
import type { Route } from "./+types/organisation-verification.page";

export async function loader(asked: Route.LoaderArgs) {
  const organisation = await stepOf("verify", asked);
  const { id, name, kind, authorityKind } = organisation;
  return {
    back: { href: organisationPath(id), label: name },
    ...{ kind, authorityKind },
    checks: checkChoices(checksOf(organisation)),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, formAbout(verificationForm), {
    back: backToOrganisation,
    done: organisationFlash("Organizația a fost verificată."),
    work: ({ actor, id, value: { checked, kind = null } }) =>
      verifyOrganisation(actor, id, { checked: checkedText(checked), kind }),
  });

const EFFECTS = {
  UAT: "Solicitările care așteaptă verificarea se trimit, iar profilul devine public.",
  FIRMA: "Firma apare în lista partenerilor și poate răspunde la oportunități.",
};

export default function OrganisationVerification({ loaderData, actionData }: Route.ComponentProps) {
  const { back, kind, authorityKind, checks } = loaderData;
  const answers = answersOf(actionData?.refused, { kind: authorityKind ?? "" });
  return (
    <DecisionPage
      back={back}
      heading="Verifică organizația"
      effect={`${EFFECTS[kind]} Data și ce bifați se văd pe profil.`}
      answers={answers}
      submit={{ submit: "Verifică organizația", variant: "primary" }}
    >
      <ChoiceGroup
        name="checked"
        legend="Ce ați verificat"
        hint="Bifați numai ce ați verificat dumneavoastră. Se publică întocmai."
        choose="many"
        look="plain"
        choices={checks}
        chosen={answers.chosen("checked")}
        error={answers.error("checked")}
      />
      {kind === "UAT" ? (
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
