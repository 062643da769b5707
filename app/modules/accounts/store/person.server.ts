import { and, asc, type Column, eq, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { inAlphabet } from "~/platform/database/words.server";
import { pick } from "~/platform/pick";
import type { Membership, Role } from "../rules/actor";
import { credentials, organisations, twoFactors, users } from "../tables.server";

export type Person = typeof users.$inferSelect;

const isActive = (people: Record<"emailVerified" | "suspendedAt" | "membership", Column>) =>
  and(
    eq(people.emailVerified, true),
    isNull(people.suspendedAt),
    sql`${people.membership} is distinct from 'applicant'`,
  );

/** People who may act: address confirmed, not suspended, not an applicant. Every query for recipients uses it. */
export const active = isActive(users);

const author = alias(users, "author");
const moderator = alias(users, "moderator");

/** Whether the author of something still acts for the organisation in whose name it was written (`Spoken`). */
export const authorActs = ({ authorId, organisationId }: Record<"authorId" | "organisationId", Column | string>) =>
  sql<boolean>`exists (select from ${users} author where ${author.id} = ${authorId}
    and ${author.organisationId} = ${organisationId} and ${isActive(author)})`.mapWith(Boolean) as SQL<boolean>;

/** Whether an ADMIN other than this person may act. */
export const anotherAdminActs = (personId: Column): SQL<boolean> =>
  sql<boolean>`exists (select from ${users} moderator where ${moderator.role} = 'ADMIN'
    and ${moderator.organisationId} is null and ${moderator.id} <> ${personId} and ${isActive(moderator)})`;

/** In a query over people: those to whom it belongs what somebody wrote in the name of an organisation (`speaksFor`). */
export const answersFor = (spoken: Record<"authorId" | "organisationId", Column | string>): SQL | undefined =>
  and(
    sql`${users.organisationId} = ${spoken.organisationId}`,
    or(sql`${users.id} = ${spoken.authorId}`, not(authorActs(spoken))),
  );

export const personById = (id: string): Promise<Person | null> =>
  firstRow(db().select().from(users).where(eq(users.id, id)));

export const personByEmail = (email: string): Promise<Person | null> =>
  firstRow(db().select().from(users).where(eq(users.email, email)));

export async function roleOf(userId: string): Promise<Role> {
  const person = await personById(userId);
  if (!person) throw new Error(`Nobody has the id ${userId}`);
  return person.role;
}

/** What decides whether a session may be opened for the person. */
export const signInFactsOf = (userId: string) =>
  firstRow(db().select({ role: users.role, suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId)));

/** A person's name and organisation, for mails to them. */
export const addresseeById = (id: string) =>
  firstRow(
    db()
      .select({ name: users.name, email: users.email, organisation: organisations.name })
      .from(users)
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(eq(users.id, id)),
  );

const memberColumns = pick(users, "id", "name", "email", "position", "membership");

const actsFor = (organisationId: string) => and(eq(users.organisationId, organisationId), active);
const ownersFirst = [sql`${users.membership} = 'owner' desc`, inAlphabet(users.name), asc(users.id)];

/** The people who act for an organisation, owners first. */
export const membersOf = async (organisationId: string) =>
  db()
    .select(memberColumns)
    .from(users)
    .where(actsFor(organisationId))
    .orderBy(...ownersFirst);

/** Whom to ask about what a person did for an organisation: them while they act for it, afterwards its first owner. */
export async function contactFor({ authorId, organisationId }: { authorId: string; organisationId: string }) {
  const members = await membersOf(organisationId);
  return members.find(({ id }) => id === authorId) ?? members[0] ?? null;
}

/** The ids of the people who act for each of these organisations. */
export async function memberIdsOf(organisationIds: readonly string[]): Promise<Map<string, string[]>> {
  if (organisationIds.length === 0) return new Map();
  const rows = await db()
    .select({ organisation: sql<string>`${users.organisationId}`, ids: sql<string[]>`array_agg(${users.id}::text)` })
    .from(users)
    .where(and(among(users.organisationId, [...new Set(organisationIds)]), active))
    .groupBy(users.organisationId);
  return new Map(rows.map(({ organisation, ids }) => [organisation, ids]));
}

/** The same with their phones, for an ADMIN. */
export const contactsOf = async (organisationId: string) =>
  db()
    .select({ ...memberColumns, phone: users.phone })
    .from(users)
    .where(actsFor(organisationId))
    .orderBy(...ownersFirst);

export async function ownersOf(organisationId: string) {
  return (await membersOf(organisationId)).filter(({ membership }) => membership === "owner");
}

/** Whether the organisation of the person would have no active owner without them. */
export const isLastOwner = async ({ membership, organisationId }: Pick<Person, "membership" | "organisationId">) =>
  membership === "owner" && organisationId !== null && (await ownersOf(organisationId)).length < 2;

/** Every account of the organisation, in any state: their sessions end when the organisation is suspended. */
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

/** The unanswered join request of a person: the organisation's name and CUI, and when it was sent. */
export const joinRequestOf = (userId: string) =>
  firstRow(
    db()
      .select({ organisation: organisations.name, cui: organisations.cui, since: users.updatedAt })
      .from(users)
      .innerJoin(organisations, eq(organisations.id, users.organisationId))
      .where(and(eq(users.id, userId), eq(users.membership, "applicant"))),
  );

/** Applicants with a confirmed address, the oldest request first. */
export async function applicantsOf(organisationId: string) {
  return db()
    .select({ id: users.id, name: users.name, email: users.email, position: users.position, since: users.updatedAt })
    .from(users)
    .where(
      and(eq(users.organisationId, organisationId), eq(users.membership, "applicant"), eq(users.emailVerified, true)),
    )
    .orderBy(asc(users.updatedAt), asc(users.id));
}

export const insertPerson = (row: typeof users.$inferInsert): Promise<string> =>
  insertedId(db().insert(users).values(row).returning({ id: users.id }));

export async function updatePerson(id: string, values: Partial<typeof users.$inferInsert>) {
  return db().update(users).set(values).where(eq(users.id, id)).returning();
}

/** Returns no row when the person is suspended already. */
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
type Joined = Place & { membership: Membership | "applicant" };
type NewPlace = Partial<typeof users.$inferInsert>;

/** A person whose join request has not been answered. */
export type Applicant = Person & { membership: "applicant"; organisationId: string };
export const isApplicant = (person: Person): person is Applicant =>
  person.membership === "applicant" && person.organisationId !== null;

/** The row of a person whose organisation and membership have not changed since they were read. */
const unchanged = ({ id, organisationId, membership }: Place) =>
  and(
    eq(users.id, id),
    sql`${users.organisationId} is not distinct from ${organisationId}`,
    sql`${users.membership} is not distinct from ${membership}`,
  );

/** Updates organisation and membership as they were read; returns no row when they have changed in the meantime. */
const movePerson = (from: Place, to: NewPlace) => db().update(users).set(to).where(unchanged(from)).returning();

/** Gives a member another role, or makes an applicant a member. */
export const changeMembership = (from: Joined, membership: Membership, at: Date) =>
  movePerson(from, { membership, updatedAt: at });

/** Takes a member out of the organisation, or ends the join request of an applicant; the account stays. */
export const endMembership = (from: Joined, at: Date) =>
  movePerson(from, { organisationId: null, membership: null, updatedAt: at });

/** Makes a person an administrator, who belongs to no organisation, or takes that away. */
export const changeAccountRole = (from: Place, role: Role, at: Date) =>
  movePerson(from, { role, organisationId: null, membership: null, updatedAt: at });

/** Puts a person into an organisation, with that organisation's role. */
export const placePerson = (from: Place, to: NewPlace) => movePerson(from, { ...to, emailVerified: true });

export const deleteApplicant = (from: Applicant) => db().delete(users).where(unchanged(from)).returning();

/** Marks the 30-second step of a code as used; false when this step or a later one was used before. */
export async function claimTotpStep(userId: string, step: number): Promise<boolean> {
  const rows = await db()
    .update(users)
    .set({ lastTotpStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.lastTotpStep), lt(users.lastTotpStep, step))))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Takes an advisory lock on this text until the transaction ends. Registrations and changes with the same address or CUI run
 * one after the other, so reading first whether it is taken is enough.
 */
export async function lockKey(key: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** `password` is the hash. */
export type Credential = { userId: string; password: string };

/** Null when no account has the address or id, and when the account has no password yet. */
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

/** Sets the password. With `was`, only while that hash is still stored, so of two simultaneous changes one returns false. */
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

/** Everybody who set up a second factor, or began to. */
export const secondFactors = () =>
  db()
    .select({ ...pick(users, "id", "name", "email"), secret: twoFactors.secret })
    .from(twoFactors)
    .innerJoin(users, eq(users.id, twoFactors.userId));

export async function deleteSecondFactor(userId: string, updatedAt: Date): Promise<void> {
  await db().delete(twoFactors).where(eq(twoFactors.userId, userId));
  await db().update(users).set({ twoFactorEnabled: false, updatedAt }).where(eq(users.id, userId));
}

/** The encrypted secret and whether a first code was right; null when the person never began to set it up. */
export const secondFactorOf = (userId: string) =>
  firstRow(
    db()
      .select({ secret: twoFactors.secret, verified: twoFactors.verified })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId)),
  );
