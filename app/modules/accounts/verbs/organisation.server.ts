import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { uniqueViolation } from "~/platform/database/errors.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { notFound, orNotFound } from "~/platform/refusal";
import { type Actor, belongsTo, isAdmin, type Verification } from "../rules/actor";
import { accountLabel, accountPath, toOrganisation } from "../rules/places";
import { organisationPolicy, personPolicy } from "../rules/policy";
import { factsAreOpen, OPEN_FACTS } from "../rules/verification";
import {
  lockOrganisation,
  moveOrganisation,
  type Organisation,
  organisationById,
  updateOrganisation,
} from "../store/organisation.server";
import { lockKey, personById, updatePerson } from "../store/person.server";

/** The editable data; `facts` may change only before verification and is null after it. */
export type OrganisationEdit = {
  address: string;
  website: string | null;
  description: string | null;
  facts: {
    name: string;
    cui: string;
    county: string | null;
    tradeRegisterNumber: string | null;
    legalRepresentative: string | null;
  } | null;
};

/** The version of the data form: a hash of its fields and of whether the facts are still editable. */
export const organisationVersion = ({ verification, ...organisation }: Organisation): string => {
  const { name, cui, county, tradeRegisterNumber, legalRepresentative, address, website, description } = organisation;
  const facts = [name, cui, county, tradeRegisterNumber, legalRepresentative];
  return contentVersion([factsAreOpen(verification), facts, address, website, description]);
};

/** Returns "taken" when another organisation has this CUI. `seen` is the version that the form showed. */
export async function editOrganisation(actor: Actor, edit: OrganisationEdit, seen: string | null = null) {
  try {
    return await transaction(() => edited(actor, edit, seen));
  } catch (error) {
    if (uniqueViolation(error, "organisations_cui")) return "taken";
    throw error;
  }
}

async function edited(actor: Actor, { facts, ...values }: OrganisationEdit, seen: string | null) {
  const at = now();
  if (actor.organisation) await lockOrganisation(actor.organisation.id);
  const before = await own(actor);
  notOvertaken(seen, organisationVersion(before));
  organisationPolicy.allow("edit", actor, before, at);
  if (facts) organisationPolicy.allow("editFacts", actor, before, at);
  if (facts) await lockKey(`cui ${facts.cui}`); // a registration with the same CUI may be running
  const states: readonly Verification[] = facts ? OPEN_FACTS : [...OPEN_FACTS, "verified"];
  const organisation = await updateOrganisation(before.id, states, { ...values, ...facts, updatedAt: at });
  const names = organisation.name === before.name ? {} : { from: before.name, to: organisation.name };
  await record({ what: "organisation.edited", subjectId: before.id, by: actor, at, ...names });
  return organisation;
}

const wayToAccount = ({ role }: Actor) => ({ href: accountPath(role), label: accountLabel(role) });

/** Puts a rejected organisation back into the verification queue, for its owner or an ADMIN. */
export function askForVerification(actor: Actor, organisationId: string): Promise<void> {
  return transaction(async () => {
    const before = await lockOrganisation(organisationId);
    if (!before || (!isAdmin(actor) && !belongsTo(actor, organisationId))) throw notFound();
    const at = now();
    const way = isAdmin(actor) ? toOrganisation(organisationId) : wayToAccount(actor);
    organisationPolicy.allow("askAgain", actor, before, at, way);
    await moveOrganisation(before.id, "askAgain", { rejectedAt: null, rejectedReason: null, updatedAt: at });
    const states = { from: "rejected", to: "pending" };
    await record({ what: "organisation.resubmitted", subjectId: before.id, by: actor, at, ...states });
  });
}

async function own(actor: Actor): Promise<Organisation> {
  const organisation = orNotFound(actor.organisation && (await organisationById(actor.organisation.id)));
  return organisation;
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
