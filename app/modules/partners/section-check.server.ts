import type { z } from "zod";
import { localDateOf } from "~/platform/calendar/local-date";
import { type Checked, checkForm, refuse } from "~/platform/form/check-form.server";
import { checkRows, type RowRules, rowsIn } from "~/platform/form/rows";
import {
  categoriesForm,
  certificationRows,
  companyForm,
  contactForm,
  memberRows,
  offerRows,
  projectRows,
  serviceRows,
  specialisationRows,
} from "./forms";
import { NO_CATEGORIES } from "./rules/matching-needs";
import type { SectionContent, WrittenSection } from "./rules/sections";

type Standing<S extends WrittenSection> = { stored: SectionContent[S]; now: Date };
type Checks = { [S in WrittenSection]: (form: FormData, standing: Standing<S>) => Checked<SectionContent[S]> };

const checks: Checks = {
  company: (form, { now }) => checkForm(form, companyForm(localDateOf(now))),
  contact: (form) => checkForm(form, contactForm),
  categories: areas,
  services: (form) => rows(form, serviceRows),
  specialisations: (form) => rows(form, specialisationRows),
  portfolio: (form, { now }) => rows(form, projectRows(localDateOf(now))),
  team: (form) => rows(form, memberRows),
  certifications: (form) => rows(form, certificationRows),
  offers: (form, { stored, now }) => {
    const days = new Map(stored.map(({ id, validUntil }) => [id, validUntil]));
    return rows(form, offerRows(localDateOf(now), days));
  },
};

/** The posted form of a part of the profile, read; or with every problem in a sentence. */
export const checkSection = <S extends WrittenSection>(
  section: S,
  form: FormData,
  standing: Standing<S>,
): Checked<SectionContent[S]> => checks[section](form, standing);

function rows<Schema extends z.ZodType>(form: FormData, rules: RowRules<Schema>): Checked<z.output<Schema>[]> {
  const refused = refuse(form, {});
  const checked = checkRows(rowsIn(refused.values), rules);
  return checked.ok ? checked : { ok: false, refused: { ...refused, errors: checked.errors } };
}

/** Who takes away the last category says that it is meant. */
function areas(form: FormData, { stored }: Standing<"categories">): Checked<SectionContent["categories"]> {
  const checked = checkForm(form, categoriesForm);
  if (!checked.ok) return checked;
  const { none, ...value } = checked.value;
  const unsaid = value.categories.length === 0 && stored.categories.length > 0 && !none;
  return unsaid ? { ok: false, refused: refuse(form, { categories: NO_CATEGORIES }) } : { ok: true, value };
}
