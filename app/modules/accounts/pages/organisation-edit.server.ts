import type { z } from "zod";
import { type Difference, differencesOf } from "~/platform/form/differences";
import { formatWebsite } from "~/platform/language/website";
import { countyByCode, isCountyCode } from "~/platform/romania/counties";
import { authorityFactsForm, firmFactsForm, organisationForm } from "../forms";
import type { OrganisationKind } from "../rules/actor";
import type { Organisation } from "../store/organisation.server";
import type { OrganisationEdit } from "../verbs/organisation.server";

/** The schema of the data form; without the facts once they are verified. */
export function organisationFormFor(kind: OrganisationKind, withFacts: boolean) {
  if (!withFacts) return organisationForm;
  return kind === "UAT" ? authorityFactsForm : firmFactsForm;
}

type Checked = z.output<typeof organisationForm> | z.output<typeof authorityFactsForm> | z.output<typeof firmFactsForm>;

/** The edit of a checked form; facts that this kind of organisation does not have stay unchanged. */
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

/** The form values of an organisation. */
export const shownIn = (organisation: Organisation) => ({
  denumire: organisation.name,
  cui: organisation.cui,
  judet: organisation.county ?? "",
  numarRC: organisation.tradeRegisterNumber ?? "",
  reprezentantLegal: organisation.legalRepresentative ?? "",
  adresa: organisation.address,
  website: organisation.website === null ? "" : formatWebsite(organisation.website),
  descriere: organisation.description ?? "",
});
type Shown = ReturnType<typeof shownIn>;

/** The official data that an ADMIN verifies. */
const FACTS = {
  denumire: "Denumirea",
  cui: "CUI",
  judet: "Județul",
  numarRC: "Nr. la registrul comerțului",
  reprezentantLegal: "Reprezentant legal",
} as const satisfies Partial<Record<keyof Shown, string>>;
const OTHERS = {
  adresa: "Adresa sediului",
  website: "Site",
  descriere: "Descriere",
} as const satisfies Partial<Record<keyof Shown, string>>;

/** The form contains the facts only while they are not verified. */
const hasFacts = (form: FormData): boolean => form.has("denumire");

/** What changed since the form was opened: saved by another owner, or verified by an ADMIN. */
export type Between = {
  /** The editable fields in which the typed form differs from the stored data. */
  differences: Difference[];
  /** What was typed into facts that were verified in the meantime; null when none were. */
  verified: Difference[] | null;
};

export function changesSince(organisation: Organisation, withFacts: boolean, form: FormData): Between {
  const theirs = shownIn(organisation);
  const fields = Object.keys(theirs) as (keyof Shown)[];
  const typed = Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? theirs[field])])) as Shown;
  const [stands, yours] = [inWords(theirs), inWords(typed)];
  const facts = differencesOf<keyof typeof FACTS>(FACTS, stands, yours);
  const others = differencesOf<keyof typeof OTHERS>(OTHERS, stands, yours);
  if (withFacts) return { differences: [...facts, ...others], verified: null };
  return { differences: others, verified: hasFacts(form) ? facts : null };
}

const inWords = (shown: Shown) => ({
  ...shown,
  judet: isCountyCode(shown.judet) ? countyByCode(shown.judet).name : shown.judet,
});
