import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { dropDraftsOf } from "~/platform/form/draft.server";
import { record } from "~/platform/journal/journal.server";
import { readableEmail } from "~/platform/language/host-name";
import { movedOn } from "~/platform/refusal";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { type Actor, isMember, type Membership } from "../rules/actor";
import { type PersonRole, personRoleOf, rolesFor } from "../rules/person-role";
import { PEOPLE } from "../rules/places";
import { DECIDED_MEANWHILE, personPolicy } from "../rules/policy";
import { lockOrganisation } from "../store/organisation.server";
import {
  changeAccountRole,
  changeMembership,
  insertPerson,
  isLastOwner,
  lockKey,
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

/** The ADMIN with this address as the one who acts, for the command line; null when there is none, or they are suspended. */
export async function actingAdmin(email: string): Promise<Actor | null> {
  const person = await personByEmail(email);
  if (person?.role !== NEW_ADMIN.role || person.suspendedAt) return null;
  const { id, name } = person;
  return { userId: id, sessionId: id, name, email, role: NEW_ADMIN.role, organisation: null };
}

const CHANGED_MEANWHILE = "Între timp rolul persoanei s-a schimbat.";

const onPerson = stepsOn<Actor>()({
  policy: personPolicy,
  /** Their organisation, locked: it keeps an owner. */
  locked: async (id) => {
    const seen = await personById(id);
    if (seen?.organisationId) await lockOrganisation(seen.organisationId);
    const person = await personById(id);
    return person && { ...person, isLastOwner: await isLastOwner(person) };
  },
  way: () => ({ href: PEOPLE, label: "La persoane" }),
  changed: CHANGED_MEANWHILE,
});

export function suspendPerson(actor: Actor, id: string, reason: string): Promise<void> {
  return onPerson(actor, id, async (_person, { at, allow, moved, log }) => {
    allow("suspend");
    moved(await suspendAccount(id, reason, at), DECIDED_MEANWHILE);
    await endSessionsOf(id);
    await log("person.suspended", { note: reason });
  });
}

/**
 * The same from the command line, where nobody is signed in: whoever has the machine may suspend even the only ADMIN, whose
 * account may be in other hands. False when nobody has this address, or the person is suspended already.
 */
export function suspendByOperator(email: string, reason: string): Promise<boolean> {
  return byOperator(email, async (id, at) => {
    if ((await suspendAccount(id, reason, at)).length === 0) return false;
    await endSessionsOf(id);
    await record({ what: "person.suspended", subjectId: id, by: null, at, note: reason });
    return true;
  });
}

/** Ends a suspension from the command line. False when nobody has this address, or the person is not suspended. */
export function restoreByOperator(email: string): Promise<boolean> {
  return byOperator(email, async (id, at) => {
    if ((await restoreAccount(id, at)).length === 0) return false;
    await record({ what: "person.restored", subjectId: id, by: null, at });
    return true;
  });
}

const byOperator = (email: string, work: (id: string, at: Date) => Promise<boolean>): Promise<boolean> =>
  transaction(async () => {
    const person = await personByEmail(email);
    return person !== null && work(person.id, now());
  });

export function restorePerson(actor: Actor, id: string): Promise<void> {
  return onPerson(actor, id, async (_person, { at, allow, moved, log }) => {
    allow("restore");
    moved(await restoreAccount(id, at), DECIDED_MEANWHILE);
    await log("person.restored");
  });
}

/** Gives a person another role and ends their sessions, so that nothing is done in the former one. Returns the person. */
export function changePersonRole(actor: Actor, id: string, to: PersonRole): Promise<Person> {
  return onPerson(actor, id, async (person, step) => {
    step.allow("changeRole");
    const from = personRoleOf(person);
    if (!rolesFor(person).includes(to)) throw step.refusal(CHANGED_MEANWHILE);
    if (from === to) return person;
    if (to === "admin" || to === "person") await changeAccount(step, person, to);
    else await changeMember(step, person, to);
    await endSessionsOf(id);
    return person;
  });
}

async function changeMember(
  { at, moved, refusal, log }: StepContext<Actor>,
  person: Person,
  to: Membership,
): Promise<void> {
  if (!isMember(person)) throw refusal(CHANGED_MEANWHILE);
  moved(await changeMembership(person, to, at));
  await log("membership.changed", { from: person.membership, to });
}

/** Whoever loses the administrator's rights is of the kind of those who have no organisation yet. */
async function changeAccount(
  { at, moved, log }: StepContext<Actor>,
  person: Person,
  to: "admin" | "person",
): Promise<void> {
  const role = to === "admin" ? "ADMIN" : "UAT";
  moved(await changeAccountRole(person, role, at));
  await dropDraftsOf(person.id);
  if (isMember(person)) await log("membership.ended", { from: person.membership });
  await log("person.role_changed", { from: person.role, to: role });
}
