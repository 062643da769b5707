import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { uniqueViolation } from "~/platform/database/errors.server";
import { valuesIn } from "~/platform/form/field-table.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { type Actor, belongsTo, isAdmin, type Verification } from "../rules/actor";
import { FACTS, type OrganisationEdit, OTHERS } from "../rules/organisation-fields";
import { accountLabel, accountPath, toOrganisation } from "../rules/places";
import { organisationPolicy, personPolicy } from "../rules/policy";
import { factsAreOpen, OPEN_FACTS } from "../rules/verification";
import {
  lockOrganisation,
  moveOrganisation,
  type Organisation,
  updateOrganisation,
} from "../store/organisation.server";
import { lockKey, personById, updatePerson } from "../store/person.server";
import { hasConfirmedPerson } from "../store/unconfirmed.server";

/** The version of the data form: a hash of its fields and of whether the facts are still editable. */
export const organisationVersion = ({ verification, ...organisation }: Organisation): string =>
  contentVersion([
    factsAreOpen(verification),
    valuesIn(FACTS[organisation.kind], organisation),
    valuesIn(OTHERS, organisation),
  ]);

export const onOrganisation = stepsOn<Actor>()({
  policy: organisationPolicy,
  locked: async (id, actor) => {
    const organisation = isAdmin(actor) || belongsTo(actor, id) ? await lockOrganisation(id) : null;
    return organisation && { ...organisation, isConfirmed: await hasConfirmedPerson(id) };
  },
  way: (actor, { id }) =>
    isAdmin(actor) ? toOrganisation(id) : { href: accountPath(actor.role), label: accountLabel(actor.role) },
  changed: "Între timp altcineva a decis despre această organizație. Reîncărcați pagina și vedeți starea actuală.",
});

/** Returns "taken" when another organisation has this CUI. `seen` is the version that the form showed. */
export async function editOrganisation(actor: Actor, edit: OrganisationEdit, seen: string | null = null) {
  try {
    return await edited(actor, edit, seen);
  } catch (error) {
    if (uniqueViolation(error, "organisations_cui")) return "taken";
    throw error;
  }
}

function edited(actor: Actor, edit: OrganisationEdit, seen: string | null) {
  return onOrganisation(actor, orNotFound(actor.organisation).id, async (before, { at, allow, moved, log }) => {
    notOvertaken(seen, organisationVersion(before));
    allow("edit");
    const withFacts = "cui" in edit;
    if (withFacts) allow("editFacts");
    if (withFacts) await lockKey(`cui ${edit.cui}`); // a registration with the same CUI may be running
    const states: readonly Verification[] = withFacts ? OPEN_FACTS : [...OPEN_FACTS, "verified"];
    const organisation = moved(await updateOrganisation(before.id, states, { ...edit, updatedAt: at }));
    const names = organisation.name === before.name ? {} : { from: before.name, to: organisation.name };
    await log("organisation.edited", names);
    return organisation;
  });
}

/** Puts a rejected organisation back into the verification queue, for its owner or an ADMIN. */
export function askForVerification(actor: Actor, organisationId: string): Promise<void> {
  return onOrganisation(actor, organisationId, async ({ id }, { at, allow, moved, log }) => {
    allow("askAgain");
    moved(await moveOrganisation(id, "askAgain", { rejectedAt: null, rejectedReason: null, updatedAt: at }));
    await log("organisation.resubmitted", { from: "rejected", to: "pending" });
  });
}

export type PersonEdit = { name: string; position: string | null; phone: string | null };

export function editPerson(actor: Actor, edit: PersonEdit): Promise<void> {
  return transaction(async () => {
    const at = now();
    const person = orNotFound(await personById(actor.userId));
    personPolicy.allow("edit", actor, person, at);
    await updatePerson(person.id, { ...edit, updatedAt: at });
    await record({ what: "person.edited", subjectId: person.id, by: actor, at });
  });
}
