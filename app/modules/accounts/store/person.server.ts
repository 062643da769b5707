import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { inAlphabet } from "~/platform/database/words.server";
import type { Membership, Role } from "../rules/actor";
import { credentials, organisations, twoFactors, users } from "../tables.server";

export type Person = typeof users.$inferSelect;

/** People who may act: confirmed, not suspended, not merely asking to join. For every query of whom to tell. */
export const active = and(
  eq(users.emailVerified, true),
  isNull(users.suspendedAt),
  sql`${users.membership} is distinct from 'applicant'`,
);

export async function personById(id: string): Promise<Person | null> {
  const [person] = await db().select().from(users).where(eq(users.id, id));
  return person ?? null;
}

export async function personByEmail(email: string): Promise<Person | null> {
  const [person] = await db().select().from(users).where(eq(users.email, email));
  return person ?? null;
}

export async function roleOf(userId: string): Promise<Role> {
  const person = await personById(userId);
  if (!person) throw new Error(`Nobody has the id ${userId}`);
  return person.role;
}

/** What decides whether a person may have a session at all. */
export async function gateOf(userId: string) {
  const [person] = await db()
    .select({ role: users.role, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  return person ?? null;
}

/** A person's name and organisation, for mails to them. */
export async function addresseeById(id: string) {
  const [person] = await db()
    .select({ name: users.name, email: users.email, organisation: organisations.name })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, id));
  return person ?? null;
}

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  position: users.position,
  membership: users.membership,
};

/** The people who act for an organisation, owners first. */
export async function membersOf(organisationId: string) {
  return db()
    .select(memberColumns)
    .from(users)
    .where(and(eq(users.organisationId, organisationId), active))
    .orderBy(sql`${users.membership} = 'owner' desc`, inAlphabet(users.name), asc(users.id));
}

export async function ownersOf(organisationId: string) {
  return (await membersOf(organisationId)).filter(({ membership }) => membership === "owner");
}

/** Everybody with an account there, whatever their state: whose sessions end when the organisation is suspended. */
export async function accountIdsOf(organisationId: string): Promise<string[]> {
  const rows = await db().select({ id: users.id }).from(users).where(eq(users.organisationId, organisationId));
  return rows.map(({ id }) => id);
}

/** Names for lists that hold only ids. */
export async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(among(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a person asked for, and has not been answered: whose account they want to work in, and since when. */
export async function requestOf(userId: string) {
  const [request] = await db()
    .select({ organisation: organisations.name, cui: organisations.cui, since: users.updatedAt })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.id, userId), eq(users.membership, "applicant")));
  return request ?? null;
}

/** Those who confirmed their address and wait for the organisation's owner, the longest waiting first. */
export async function applicantsOf(organisationId: string) {
  return db()
    .select({ id: users.id, name: users.name, email: users.email, position: users.position, since: users.updatedAt })
    .from(users)
    .where(
      and(eq(users.organisationId, organisationId), eq(users.membership, "applicant"), eq(users.emailVerified, true)),
    )
    .orderBy(asc(users.updatedAt), asc(users.id));
}

export async function insertPerson(row: typeof users.$inferInsert): Promise<string> {
  const [person] = await db().insert(users).values(row).returning({ id: users.id });
  if (!person) throw new Error("The person returned no row");
  return person.id;
}

export async function updatePerson(id: string, values: Partial<typeof users.$inferInsert>) {
  return db().update(users).set(values).where(eq(users.id, id)).returning();
}

/** Shuts a person out, with a reason; no row when they are shut out already. */
export async function suspendAccount(id: string, reason: string, at: Date) {
  return db()
    .update(users)
    .set({ suspendedAt: at, suspendedReason: reason, updatedAt: at })
    .where(and(eq(users.id, id), isNull(users.suspendedAt)))
    .returning();
}

export async function restoreAccount(id: string, at: Date) {
  return db()
    .update(users)
    .set({ suspendedAt: null, suspendedReason: null, updatedAt: at })
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
    .returning();
}

type Place = Pick<Person, "id" | "organisationId" | "membership">;
type MemberPlace = Place & { membership: Membership };
type NewPlace = Partial<typeof users.$inferInsert>;
const NOWHERE = { organisationId: null, membership: null } as const;

/** Somebody who asked an organisation to let them in, and waits. */
export type Applicant = Person & { membership: "applicant"; organisationId: string };
export const isApplicant = (person: Person): person is Applicant =>
  person.membership === "applicant" && person.organisationId !== null;

/** A person, while they are still at the place where they were read. */
const still = ({ id, organisationId, membership }: Place) =>
  and(
    eq(users.id, id),
    sql`${users.organisationId} is not distinct from ${organisationId}`,
    sql`${users.membership} is not distinct from ${membership}`,
  );

/** Moves a person from the place where they were read to another; no row when somebody was faster. */
async function movePerson(from: Place, to: NewPlace) {
  return db().update(users).set(to).where(still(from)).returning();
}

export const changeMembership = (from: MemberPlace, membership: Membership, at: Date) =>
  movePerson(from, { membership, updatedAt: at });

export const endMembership = (from: MemberPlace, at: Date) => movePerson(from, { ...NOWHERE, updatedAt: at });

/** Whoever accepts an invitation; the role is that of the organisation. */
export const placePerson = (from: Place, to: NewPlace) => movePerson(from, { ...to, emailVerified: true });

/** An applicant, and nobody else, becomes a member, is without an organisation again, or is forgotten. */
export const admitApplicant = (from: Applicant, membership: Membership, at: Date) =>
  movePerson(from, { membership, updatedAt: at });

export const endApplication = (from: Applicant, at: Date) => movePerson(from, { ...NOWHERE, updatedAt: at });

export async function deleteApplicant(from: Applicant) {
  return db().delete(users).where(still(from)).returning();
}

/** Takes the step of a code for this person; false when it, or a later one, was taken before. */
export async function claimTotpStep(userId: string, step: number): Promise<boolean> {
  const rows = await db()
    .update(users)
    .set({ lastTotpStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.lastTotpStep), lt(users.lastTotpStep, step))))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Who registers or changes an address waits here for whoever does the same with the same text, so that checking first is enough. */
export async function holdKey(key: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** `password`: its hash. */
export type Credential = { userId: string; password: string };

/** Null for an address or an id that has no account, and for an account without a password yet. */
export async function credentialOf(who: { email: string } | { userId: string }): Promise<Credential | null> {
  const [row] = await db()
    .select({ userId: credentials.userId, password: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(
      and(
        "email" in who ? eq(users.email, who.email) : eq(users.id, who.userId),
        eq(credentials.providerId, "credential"),
      ),
    );
  return row?.password ? { userId: row.userId, password: row.password } : null;
}

export const passwordHashOf = async (userId: string): Promise<string | null> =>
  (await credentialOf({ userId }))?.password ?? null;

/** Sets the password, and with `was` only while it is still the one that was checked: of two changes at once one wins. */
export async function setPassword(userId: string, hash: string, at: Date, was?: string): Promise<boolean> {
  const rows = await db()
    .insert(credentials)
    .values({ userId, providerId: "credential", accountId: userId, password: hash, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password: hash, updatedAt: at },
      ...(was === undefined ? {} : { setWhere: eq(credentials.password, was) }),
    })
    .returning({ id: credentials.id });
  return rows.length > 0;
}

/** Encrypted, as it is kept; null when the person never began to set one up. */
export async function secondFactorOf(userId: string) {
  const [factor] = await db()
    .select({ secret: twoFactors.secret, verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return factor ?? null;
}
