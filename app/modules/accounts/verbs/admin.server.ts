import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { dropDraftsOf } from "~/platform/form/draft.server";
import { record } from "~/platform/journal/journal.server";
import { readableEmail } from "~/platform/language/host-name";
import { moved } from "~/platform/moves";
import { movedOn, orNotFound } from "~/platform/refusal";
import { type Actor, isMember, type Membership } from "../rules/actor";
import { type PersonRole, personRoleOf, rolesFor } from "../rules/person-role";
import { PEOPLE } from "../rules/places";
import { DECIDED_MEANWHILE, personPolicy } from "../rules/policy";
import { lockOrganisation } from "../store/organisation.server";
import {
  changeAccountRole,
  changeMembership,
  insertPerson,
  lockKey,
  ownersOf,
  type Person,
  personByEmail,
  personById,
  restoreAccount,
  suspendAccount,
} from "../store/person.server";
import { issueToken, passwordLink } from "./links.server";
import { endSessionsOf } from "./session.server";

/** The policy's subject for an account that does not exist yet. */
const NEW_ADMIN = { id: "", role: "ADMIN", membership: null, suspendedAt: null } as const;
const WAY = { href: PEOPLE, label: "La persoane" };

/** Who creates an ADMIN: another ADMIN, or the command line. */
export type Maker = Actor | "command line";

/**
 * Creates an ADMIN without a password and returns the one-time link that sets it. For an existing ADMIN it only makes a new
 * link; throws 409 when the address has another kind of account.
 */
export function createAdmin(maker: Maker, { email, name }: { email: string; name: string }) {
  return transaction(async () => {
    const at = now();
    const by = maker === "command line" ? null : maker;
    if (by) personPolicy.allow("createAdmin", by, NEW_ADMIN, at);
    await lockKey(`email ${email}`);
    const known = await personByEmail(email);
    if (known && known.role !== NEW_ADMIN.role)
      throw movedOn(`Adresa ${readableEmail(email)} are deja un cont de alt fel.`);
    const id = known?.id ?? (await insertPerson({ email, name, role: NEW_ADMIN.role, createdAt: at, updatedAt: at }));
    if (!known) await record({ what: "admin.created", subjectId: id, by, at });
    return { link: passwordLink(await issueToken("set-password", id, email, at)), created: !known };
  });
}

export function suspendPerson(actor: Actor, id: string, reason: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    const person = await found(id);
    personPolicy.allow("suspend", actor, person, at, WAY);
    moved(await suspendAccount(id, reason, at), DECIDED_MEANWHILE, WAY);
    await endSessionsOf(id);
    await record({ what: "person.suspended", subjectId: id, by: actor, at, note: reason });
  });
}

export function restorePerson(actor: Actor, id: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    const person = await found(id);
    personPolicy.allow("restore", actor, person, at, WAY);
    moved(await restoreAccount(id, at), DECIDED_MEANWHILE, WAY);
    await record({ what: "person.restored", subjectId: id, by: actor, at });
  });
}

/** Gives a person another role and ends their sessions, so that nothing is done in the former one. Returns the person. */
export function changePersonRole(actor: Actor, id: string, to: PersonRole): Promise<Person> {
  return transaction(async () => {
    const { organisationId } = await found(id);
    if (organisationId) await lockOrganisation(organisationId);
    const person = await found(id);
    const at = now();
    personPolicy.allow("changeRole", actor, person, at, WAY);
    const from = personRoleOf(person);
    if (!rolesFor(person).includes(to)) throw movedOn(CHANGED_MEANWHILE, WAY);
    if (from === to) return person;
    if (from === "owner" && person.organisationId && (await ownersOf(person.organisationId)).length < 2)
      throw movedOn(LAST_OWNER, WAY);
    if (to === "admin" || to === "person") await changeAccount({ actor, at, person }, to);
    else await changeMember({ actor, at, person }, to);
    await endSessionsOf(id);
    return person;
  });
}

const CHANGED_MEANWHILE = "Între timp rolul persoanei s-a schimbat.";
const LAST_OWNER =
  "Este singurul titular al organizației. Faceți întâi titular un coleg, ca organizația să nu rămână fără cine decide.";

type Change = { actor: Actor; at: Date; person: Person };

async function changeMember({ actor, at, person }: Change, to: Membership): Promise<void> {
  if (!isMember(person)) throw movedOn(CHANGED_MEANWHILE, WAY);
  moved(await changeMembership(person, to, at), CHANGED_MEANWHILE, WAY);
  await record({ what: "membership.changed", subjectId: person.id, by: actor, at, from: person.membership, to });
}

/** Whoever loses the administrator's rights is of the kind of those who have no organisation yet. */
async function changeAccount({ actor, at, person }: Change, to: "admin" | "person"): Promise<void> {
  const role = to === "admin" ? "ADMIN" : "UAT";
  moved(await changeAccountRole(person, role, at), CHANGED_MEANWHILE, WAY);
  await dropDraftsOf(person.id);
  if (isMember(person))
    await record({ what: "membership.ended", subjectId: person.id, by: actor, at, from: person.membership });
  await record({ what: "person.role_changed", subjectId: person.id, by: actor, at, from: person.role, to: role });
}

async function found(id: string): Promise<Person> {
  const person = orNotFound(await personById(id));
  return person;
}
