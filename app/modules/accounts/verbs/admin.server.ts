import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { movedOn, notFound } from "~/platform/refusal";
import type { Actor } from "../rules/actor";
import { PEOPLE } from "../rules/places";
import { DECIDED_MEANWHILE, personPolicy } from "../rules/policy";
import {
  insertPerson,
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
const WAY = { href: PEOPLE, label: "La persoane" };

/** Who creates an ADMIN: another ADMIN, or the command line. */
export type Maker = Actor | "command line";

/**
 * Creates an ADMIN without a password and returns the one-time link that sets it. For an existing ADMIN it only makes a new
 * link; throws 409 when the address has another kind of account.
 */
export function createAdmin(
  maker: Maker,
  { email, name }: { email: string; name: string },
): Promise<{ link: string; created: boolean }> {
  return transaction(async () => {
    const at = now();
    const by = maker === "command line" ? null : maker;
    if (by) personPolicy.allow("createAdmin", by, NEW_ADMIN, at);
    await lockKey(`email ${email}`);
    const known = await personByEmail(email);
    if (known && known.role !== NEW_ADMIN.role) throw movedOn(`Adresa ${email} are deja un cont de alt fel.`);
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

async function found(id: string): Promise<Person> {
  const person = await personById(id);
  if (!person) throw notFound();
  return person;
}
