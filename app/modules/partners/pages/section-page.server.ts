import { data } from "react-router";
import type { z } from "zod";
import { type Actor, isVerified } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { lastEdit } from "~/modules/accounts/store/last-edit.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import type { RefusedForm, ShownAgain } from "~/platform/form/answers";
import { type Checked, checkForm, refuse } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { type StoredForm, savedOrShown } from "~/platform/form/edit.server";
import { newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import {
  changedRows,
  checkRows,
  type RowChange,
  type RowRules,
  rowChangeIn,
  rowsIn,
  valuesOfRows,
} from "~/platform/form/rows";
import { contentVersion, seenVersion } from "~/platform/form/version.server";
import { orNotFound } from "~/platform/refusal";
import * as forms from "../forms";
import type { happenings } from "../rules/happenings";
import { consequence, NO_CATEGORIES } from "../rules/matching-needs";
import { profilePolicy } from "../rules/policy";
import {
  blankRows,
  isListSection,
  type ListSection,
  MOST_ROWS,
  PROFILE_PATH,
  type Section,
  type SectionContent,
  type WrittenSection,
} from "../rules/sections";
import { contentOf, ownPartner } from "../store/profile.server";
import { saveSection } from "../verbs.server";
import { differencesIn, formValuesOf, withKnownIds } from "./form-values.server";

const EDITED: keyof typeof happenings = "partner.edited";

/** What a refused form keeps. `stamp` is new with each answer, so that the page renders the form anew. */
type Kept = {
  stamp: string;
  /** The index of the row to focus. */
  focus: number | null;
};

type Asked = { request: Request; context: Parameters<typeof actorOf>[0] };

/** The actor's own firm; throws when the actor may not edit its profile now. */
export async function editablePartner(actor: Actor) {
  const partner = orNotFound(actor.organisation && (await ownPartner(actor.organisation.id)));
  profilePolicy.allow("edit", actor, partner, now(), {
    href: PROFILE_PATH,
    label: "Înapoi la profil",
  });
  return partner;
}

/** The loader data of a section's page. */
export async function sectionView(section: WrittenSection, { request, context }: Asked) {
  const actor = actorOf(context);
  const { id } = await editablePartner(actor);
  const content = await contentOf(section, id);
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  return {
    section,
    formKey,
    version: version ?? contentVersion(content),
    draft,
    values: typed?.values ?? formValuesOf(section, content),
  };
}

/** The action of a section's page: adds, moves or removes a row, or saves the section and returns to the profile. */
export async function sectionAction(section: WrittenSection, { request, context }: Asked) {
  const actor = actorOf(context);
  const { id } = await editablePartner(actor);
  const form = await readForm(request);
  const change = rowChangeIn(form);
  if (change !== null && isListSection(section)) return rowsAnswer(section, form, change);
  const stored = await contentOf(section, id);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkSection(section, form, { stored, now: now() }),
    kept: { stamp: newFormKey(), focus: null },
    save: (content, seen) => saveSection(actor, section, content, seen),
    stored: (typed) => besideTyped(section, { actor, id }, typed),
    back: PROFILE_PATH,
    done: (content) => savedFlash(section, { empty: isNothing(content), listed: isVerified(actor) }),
  });
}

/** Keeps the version that the form showed: without script the page loads the newer one, which its author has not seen. */
function rowsAnswer(section: ListSection, form: FormData, change: RowChange) {
  const room = { blank: blankRows[section], most: MOST_ROWS[section] };
  const typed = refuse(form, {});
  const { rows, focus } = changedRows(rowsIn(typed.values), change, room);
  const refused = { ...typed, values: valuesOfRows(rows) };
  const answer = { refused, overtaken: null, version: seenVersion(form), kept: { stamp: newFormKey(), focus } };
  return data<ShownAgain<Kept>>(answer, { status: 200 });
}

/** The message after saving, with what follows from it. */
export const savedFlash = (section: Section, standing: { empty: boolean; listed: boolean }) => ({
  tone: "green" as const,
  title: "Profilul a fost salvat cu succes!",
  text: consequence(section, standing),
});

const isNothing = (content: object): boolean =>
  "categories" in content
    ? (content.categories as unknown[]).length === 0
    : Array.isArray(content) && content.length === 0;

/** The stored section beside the typed one, after a colleague saved it in the meantime. */
async function besideTyped(
  section: WrittenSection,
  { actor, id }: { actor: Actor; id: string },
  typed: RefusedForm,
): Promise<StoredForm<Kept>> {
  const stored = await contentOf(section, id);
  const theirs = formValuesOf(section, stored);
  const values = isListSection(section) ? withKnownIds(typed.values, theirs) : typed.values;
  return {
    version: contentVersion(stored),
    last: await lastEdit(actor, { what: EDITED, subjectId: id, to: section }, now()),
    differences: differencesIn(section, theirs, typed.values),
    refused: { ...typed, values },
  };
}

type Stored<S extends WrittenSection> = { stored: SectionContent[S]; now: Date };
type Checks = { [S in WrittenSection]: (form: FormData, stored: Stored<S>) => Checked<SectionContent[S]> };

const checks: Checks = {
  company: (form, { now }) => checkForm(form, forms.companyForm(localDateOf(now))),
  contact: (form) => checkForm(form, forms.contactForm),
  categories: areas,
  services: (form) => rows(form, forms.serviceRows),
  specialisations: (form) => rows(form, forms.specialisationRows),
  portfolio: (form, { now }) => rows(form, forms.projectRows(localDateOf(now))),
  team: (form) => rows(form, forms.memberRows),
  certifications: (form) => rows(form, forms.certificationRows),
  offers: (form, { stored, now }) => {
    const days = new Map(stored.map(({ id, validUntil }) => [id, validUntil]));
    return rows(form, forms.offerRows(localDateOf(now), days));
  },
};

/** Checks the posted form of a section: its content, or the form with every mistake. */
const checkSection = <S extends WrittenSection>(
  section: S,
  form: FormData,
  stored: Stored<S>,
): Checked<SectionContent[S]> => checks[section](form, stored);

function rows<Schema extends z.ZodType>(form: FormData, rules: RowRules<Schema>): Checked<z.output<Schema>[]> {
  const refused = refuse(form, {});
  const checked = checkRows(rowsIn(refused.values), rules);
  return checked.ok ? checked : { ok: false, refused: { ...refused, errors: checked.errors } };
}

/** Removing the last category has to be confirmed with `none`. */
function areas(form: FormData, { stored }: Stored<"categories">): Checked<SectionContent["categories"]> {
  const checked = checkForm(form, forms.categoriesForm);
  if (!checked.ok) return checked;
  const { none, ...value } = checked.value;
  const unconfirmed = value.categories.length === 0 && stored.categories.length > 0 && !none;
  return unconfirmed ? { ok: false, refused: refuse(form, { categories: NO_CATEGORIES }) } : { ok: true, value };
}
