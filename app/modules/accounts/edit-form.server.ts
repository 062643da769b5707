import type { z } from "zod";
import { type Difference, differencesOf } from "~/platform/form/differences";
import { countyByCode, isCountyCode } from "~/platform/romania/counties";
import { authorityFactsForm, firmFactsForm, organisationForm } from "./forms";
import type { OrganisationKind } from "./rules/actor";
import type { Organisation } from "./store/organisation.server";
import type { OrganisationEdit } from "./verbs/organisation.server";

/** The form of an organisation's data: what was verified is not in it. */
export function organisationFormFor(kind: OrganisationKind, withFacts: boolean) {
  if (!withFacts) return organisationForm;
  return kind === "UAT" ? authorityFactsForm : firmFactsForm;
}

type Checked = z.output<typeof organisationForm> | z.output<typeof authorityFactsForm> | z.output<typeof firmFactsForm>;

/** A checked form as the verb takes it; facts that this kind of organisation does not have stay as they are. */
export function editOf(form: Checked, organisation: Organisation): OrganisationEdit {
  const { adresa: address, website, descriere: description } = form;
  if (!("denumire" in form)) return { address, website, description, facts: null };
  const { county, tradeRegisterNumber, legalRepresentative } = organisation;
  const given =
    "judet" in form
      ? { county: form.judet }
      : { tradeRegisterNumber: form.numarRC, legalRepresentative: form.reprezentantLegal };
  const facts = { name: form.denumire, cui: form.cui, county, tradeRegisterNumber, legalRepresentative, ...given };
  return { address, website, description, facts };
}

/** An organisation's data as their form shows them. */
export const shownIn = (organisation: Organisation) => ({
  denumire: organisation.name,
  cui: organisation.cui,
  judet: organisation.county ?? "",
  numarRC: organisation.tradeRegisterNumber ?? "",
  reprezentantLegal: organisation.legalRepresentative ?? "",
  adresa: organisation.address,
  website: organisation.website ?? "",
  descriere: organisation.description ?? "",
});
type Field = keyof ReturnType<typeof shownIn>;

const LABELS: Readonly<Record<Field, string>> = {
  denumire: "Denumirea",
  cui: "CUI",
  judet: "Județul",
  numarRC: "Nr. la registrul comerțului",
  reprezentantLegal: "Reprezentant legal",
  adresa: "Adresa sediului",
  website: "Site",
  descriere: "Descriere",
};

/** In what the form as it was typed differs from what another owner has saved meanwhile; what is not in it, does not. */
export function differencesFrom(organisation: Organisation, form: FormData): Difference[] {
  const theirs = shownIn(organisation);
  const fields = Object.keys(theirs) as Field[];
  const yours = Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? theirs[field])]));
  return differencesOf(LABELS, inWords(theirs), inWords({ ...theirs, ...yours }));
}

const inWords = (shown: Record<Field, string>) => ({
  ...shown,
  judet: isCountyCode(shown.judet) ? countyByCode(shown.judet).name : shown.judet,
});
