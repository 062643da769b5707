import { and, asc, eq, gt, isNull, lt, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import { invitations, organisations, users } from "../tables.server";
import { hashOf } from "./token.server";

type Values = Partial<typeof invitations.$inferInsert>;

/** Nobody has answered it or taken it back; it may have run out. */
const unanswered = and(isNull(invitations.acceptedAt), isNull(invitations.declinedAt), isNull(invitations.withdrawnAt));
const good = (at: Date) => and(unanswered, gt(invitations.expiresAt, at));

const inviter = alias(users, "inviter");

const columns = {
  id: invitations.id,
  email: invitations.email,
  membership: invitations.membership,
  invitedBy: invitations.invitedBy,
  invitedAt: invitations.invitedAt,
  expiresAt: invitations.expiresAt,
  organisationId: invitations.organisationId,
  organisation: organisations.name,
  kind: organisations.kind,
  verification: organisations.verification,
  inviter: inviter.name,
};

const select = (where: SQL | undefined) =>
  db()
    .select(columns)
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .innerJoin(inviter, eq(inviter.id, invitations.invitedBy))
    .where(where)
    .orderBy(asc(invitations.invitedAt), asc(invitations.id));

export type Invitation = Awaited<ReturnType<typeof select>>[number];

/** By which of its two names an invitation is meant: the link that was mailed, or its id for whoever owns the address. */
export type InvitationKey = { token: string } | { id: string; email: string };

const named = (key: InvitationKey) =>
  "token" in key
    ? eq(invitations.tokenHash, hashOf(key.token))
    : and(eq(invitations.id, key.id), eq(invitations.email, key.email));

/** What an invitation is about, for its reader; null when it is unknown, answered, taken back or too old. */
export async function invitationFor(key: InvitationKey, at: Date): Promise<Invitation | null> {
  const [found] = await select(and(named(key), good(at)));
  return found ?? null;
}

/** Those that wait for whoever has this address. */
export const invitationsTo = (email: string, at: Date): Promise<Invitation[]> =>
  select(and(eq(invitations.email, email), good(at)));

/** What an organisation has sent and nobody has answered, the ones that ran out too: they can be sent again. */
export const invitationsOf = (organisationId: string): Promise<Invitation[]> =>
  select(and(eq(invitations.organisationId, organisationId), unanswered));

/** One of them; another organisation's is as good as missing. */
export async function invitationOf(organisationId: string, id: string): Promise<Invitation | null> {
  const [found] = await select(and(eq(invitations.organisationId, organisationId), eq(invitations.id, id), unanswered));
  return found ?? null;
}

export async function openInvitationTo(organisationId: string, email: string): Promise<Invitation | null> {
  const [found] = await select(
    and(eq(invitations.organisationId, organisationId), eq(invitations.email, email), unanswered),
  );
  return found ?? null;
}

export async function insertInvitation(
  token: string,
  row: Omit<typeof invitations.$inferInsert, "tokenHash">,
): Promise<string> {
  const [inserted] = await db()
    .insert(invitations)
    .values({ ...row, tokenHash: hashOf(token) })
    .returning({ id: invitations.id });
  if (!inserted) throw new Error("The invitation returned no row");
  return inserted.id;
}

/** A new link for an invitation that nobody has answered; the old one is worth nothing from then on. */
export const renewInvitation = (id: string, token: string, values: Values) =>
  db()
    .update(invitations)
    .set({ ...values, tokenHash: hashOf(token) })
    .where(and(eq(invitations.id, id), unanswered))
    .returning({ id: invitations.id });

/** Accepted, declined or taken back: of two at once one gets the row. */
export const answerInvitation = (id: string, values: Values) =>
  db()
    .update(invitations)
    .set(values)
    .where(and(eq(invitations.id, id), unanswered))
    .returning({ id: invitations.id });

/** And by its link: only while the link that was opened is still the one that holds. */
export const spendInvitation = (key: InvitationKey, at: Date, values: Values) =>
  db()
    .update(invitations)
    .set(values)
    .where(and(named(key), good(at)))
    .returning({ id: invitations.id });

/** Long after their link was worth anything, answered or not. */
export async function deleteOldInvitations(before: Date): Promise<void> {
  await db().delete(invitations).where(lt(invitations.expiresAt, before));
}

/** For the journal's listeners, whatever has become of it. */
export async function invitationById(id: string) {
  const [found] = await db()
    .select({
      email: invitations.email,
      invitedBy: invitations.invitedBy,
      organisationId: invitations.organisationId,
    })
    .from(invitations)
    .where(eq(invitations.id, id));
  return found ?? null;
}
