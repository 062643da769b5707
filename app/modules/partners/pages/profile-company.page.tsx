import { actorOf } from "~/modules/accounts/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { accountLabel, accountPath } from "~/modules/accounts/rules/places";
import type { Answers } from "~/platform/form/answers";
import { countyOptions } from "~/platform/romania/counties";
import { Anchor } from "~/ui/anchor/anchor";
import { Field } from "~/ui/field/field";
import { Input, Select, Textarea } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Pair } from "~/ui/form/form";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import { EMPLOYEE_RANGES, employeesText, INDUSTRIES } from "../rules/profile";
import { editablePartner, sectionAction, sectionView } from "../section-page.server";
import type { Route } from "./+types/profile-company.page";

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
      intro="Cine sunteți, pe scurt: de aici pornește orice autoritate care vă citește."
    >
      {(answers) => (
        <>
          <div className="field">
            <span className="label">Denumirea companiei</span>
            <p>{name}</p>
            <span className="hint">
              {verified ? (
                <>
                  Cea din acte, verificată împreună cu firma. Dacă s-a schimbat în acte, scrieți la{" "}
                  <Anchor href="/support">suport</Anchor>.
                </>
              ) : (
                <>
                  Cea din acte: până la verificare se corectează din{" "}
                  <Anchor href={account.href}>{account.label}</Anchor>.
                </>
              )}
            </span>
          </div>
          <CompanyFields answers={answers} />
        </>
      )}
    </SectionForm>
  );
}

function CompanyFields({ answers }: { answers: Answers }) {
  const at = (name: string) => {
    const { defaultValue, ...field } = answers.field(name);
    return { field, defaultValue };
  };
  const [description, industry, founded] = [at("description"), at("industry"), at("foundedYear")];
  const [employees, headquarters, county] = [at("employees"), at("headquarters"), at("county")];
  return (
    <>
      <Field
        {...description.field}
        label="Descriere"
        hint="Cel puțin 200 de caractere ajută: ce faceți, pentru cine, cum."
      >
        <Textarea rows={8} defaultValue={description.defaultValue} />
      </Field>
      <Field {...industry.field} label="Domeniu" optional>
        <Select empty="Alegeți domeniul" options={INDUSTRY_OPTIONS} defaultValue={industry.defaultValue} />
      </Field>
      <Pair>
        <Field {...founded.field} label="Anul înființării" optional hint="Din el se calculează experiența.">
          <Input figures inputMode="numeric" maxLength={4} defaultValue={founded.defaultValue} />
        </Field>
        <Field {...employees.field} label="Angajați" optional>
          <Select empty="Alegeți numărul" options={EMPLOYEE_OPTIONS} defaultValue={employees.defaultValue} />
        </Field>
      </Pair>
      <Pair>
        <Field {...headquarters.field} label="Sediu" optional hint="Localitatea, de pildă Târgu Mureș.">
          <Input defaultValue={headquarters.defaultValue} autoComplete="address-level2" />
        </Field>
        <Field {...county.field} label="Județul sediului" optional>
          <Select empty="Alegeți județul" options={countyOptions} defaultValue={county.defaultValue} />
        </Field>
      </Pair>
    </>
  );
}
