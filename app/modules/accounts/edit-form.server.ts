import type { z } from "zod";
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
