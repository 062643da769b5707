import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import { organisationPath } from "~/modules/accounts/rules/places";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { verifyOrganisation } from "~/modules/accounts/verbs/verification.server";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { PostPage } from "~/ui/form/form-page";
import { verificationForm } from "../forms";
import { checkChoices, checkedText, checksOf } from "../rules/checks";
import type { Route } from "./+types/organisation-verification.page";
import { backToOrganisation, organisationAt, organisationFlash, stepOf } from "./decision.server";

export async function loader(asked: Route.LoaderArgs) {
  const organisation = await stepOf("verify", asked);
  const { id, name, kind, authorityKind } = organisation;
  return {
    back: { href: organisationPath(id), label: name },
    kind,
    authorityKind,
    checks: checkChoices(checksOf(organisation)),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, async (posted) => verificationForm((await organisationAt(posted)).organisation), {
    back: backToOrganisation,
    done: organisationFlash("Organizația a fost verificată."),
    work: ({ actor, id, value: { checked, kind = null } }) =>
      verifyOrganisation(actor, id, { checked: checkedText(checked), kind }),
  });

const EFFECTS = {
  UAT: "Solicitările care așteaptă verificarea se trimit, iar profilul devine public.",
  FIRMA: "Firma apare în lista partenerilor și poate trimite oferte.",
};

export default function OrganisationVerification({ loaderData, actionData }: Route.ComponentProps) {
  const { back, kind, authorityKind, checks } = loaderData;
  return (
    <PostPage
      back={back}
      heading="Verifică organizația"
      title={`Verifică organizația: ${back.label}`}
      before={<p>{`${EFFECTS[kind]} Data și ce bifați se văd pe profil.`}</p>}
      answered={actionData}
      defaults={{ kind: authorityKind ?? "" }}
      submit="Verifică organizația"
    >
      <ChoiceGroup
        name="checked"
        legend="Ce ați verificat"
        hint="Bifați numai ce ați verificat dumneavoastră. Se publică întocmai."
        choose="many"
        look="plain"
        choices={checks}
      />
      {kind === "UAT" ? (
        <ChoiceGroup
          name="kind"
          legend="Felul autorității"
          hint="Pachetul depinde de felul autorității."
          choose="one"
          look="plain"
          choices={authorityKindOptions}
        />
      ) : null}
    </PostPage>
  );
}
