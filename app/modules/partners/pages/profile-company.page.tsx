import { actorOf } from "~/modules/accounts/http/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { accountLabel, accountPath } from "~/modules/accounts/rules/places";
import { countyOptions } from "~/platform/romania/counties";
import { Anchor } from "~/ui/anchor/anchor";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import { EMPLOYEE_RANGES, employeesText, INDUSTRIES } from "../rules/profile";
import type { Route } from "./+types/profile-company.page";
import { editablePartner, sectionAction, sectionView } from "./section-page.server";

export const shouldRevalidate = onlyElsewhere;

export async function loader(asked: Route.LoaderArgs) {
  const actor = actorOf(asked.context);
  const { name } = await editablePartner(actor);
  const account = { href: accountPath(actor.role), label: accountLabel(actor.role) };
  return { ...(await sectionView("company", asked)), name, account, verified: isVerified(actor) };
}

export const action = (asked: Route.ActionArgs) => sectionAction("company", asked);

const INDUSTRY_OPTIONS = optionsOf(INDUSTRIES);
const EMPLOYEE_OPTIONS = EMPLOYEE_RANGES.map((value) => ({ value, label: employeesText(value) }));

export default function ProfileCompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, account, verified } = loaderData;
  return (
    <SectionForm
      view={loaderData}
      answered={actionData}
      intro="Prezentarea pe scurt a firmei: prima informație pe care o citește o autoritate."
    >
      <div className="field">
        <span className="label">Denumirea firmei</span>
        <p>{name}</p>
        <span className="hint">
          {verified ? (
            <>
              Cea din acte, verificată împreună cu firma. Dacă s-a schimbat în acte, scrieți la{" "}
              <Anchor href="/support">suport</Anchor>.
            </>
          ) : (
            <>
              Cea din acte: până la verificare se corectează din <Anchor href={account.href}>{account.label}</Anchor>.
            </>
          )}
        </span>
      </div>
      <TextField
        name="description"
        label="Descriere"
        hint="Cel puțin 200 de caractere ajută: ce faceți, pentru cine, cum."
        rows={8}
      />
      <SelectField name="industry" label="Domeniu" optional empty="Alegeți domeniul" options={INDUSTRY_OPTIONS} />
      <Pair>
        <LineField
          name="foundedYear"
          label="Anul înființării"
          optional
          hint="Din el se calculează experiența."
          figures
          inputMode="numeric"
          maxLength={4}
        />
        <SelectField name="employees" label="Angajați" optional empty="Alegeți numărul" options={EMPLOYEE_OPTIONS} />
      </Pair>
      <Pair>
        <LineField
          name="headquarters"
          label="Sediu"
          optional
          hint="Localitatea, de exemplu Târgu Mureș."
          autoComplete="address-level2"
        />
        <SelectField name="county" label="Județul sediului" optional empty="Alegeți județul" options={countyOptions} />
      </Pair>
    </SectionForm>
  );
}
