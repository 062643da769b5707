import { and, asc, eq, gt, isNull, lt, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { invitations, organisations, users } from "../tables.server";
import { hashOf } from "./token.server";

type Values = Partial<typeof invitations.$inferInsert>;

/** Not accepted, declined or withdrawn; it may have expired. */
const unanswered = and(isNull(invitations.acceptedAt), isNull(invitations.declinedAt), isNull(invitations.withdrawnAt));
const isValid = (at: Date) => and(unanswered, gt(invitations.expiresAt, at));

const inviter = alias(users, "inviter");

const columns = {
  ...pick(invitations, "id", "email", "membership", "invitedBy", "invitedAt", "expiresAt", "organisationId"),
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

/** Identifies an invitation by its mailed link, or by its id together with the address that it was sent to. */
export type InvitationKey = { token: string } | { id: string; email: string };

const hasKey = (key: InvitationKey) =>
  "token" in key
    ? eq(invitations.tokenHash, hashOf(key.token))
    : and(eq(invitations.id, key.id), eq(invitations.email, key.email));

/** A valid invitation; null when it is unknown, answered, withdrawn or expired. */
export const invitationFor = (key: InvitationKey, at: Date): Promise<Invitation | null> =>
  firstRow(select(and(hasKey(key), isValid(at))));

/** The valid invitations sent to this address. */
export const invitationsTo = (email: string, at: Date): Promise<Invitation[]> =>
  select(and(eq(invitations.email, email), isValid(at)));

/** The unanswered invitations of an organisation, also the expired ones: they can be sent again. */
export const invitationsOf = (organisationId: string): Promise<Invitation[]> =>
  select(and(eq(invitations.organisationId, organisationId), unanswered));

/** One unanswered invitation of this organisation, by id or by the invited address; null for any other. */
export const invitationOf = (organisationId: string, by: { id: string } | { email: string }) =>
  firstRow(
    select(
      and(
        eq(invitations.organisationId, organisationId),
        "id" in by ? eq(invitations.id, by.id) : eq(invitations.email, by.email),
        unanswered,
      ),
    ),
  );

export async function insertInvitation(token: string, row: Omit<typeof invitations.$inferInsert, "tokenHash">) {
  const values = { ...row, tokenHash: hashOf(token) };
  return insertedId(db().insert(invitations).values(values).returning({ id: invitations.id }));
}

const update = (where: SQL | undefined, values: Values) =>
  db().update(invitations).set(values).where(where).returning({ id: invitations.id });

/** Updates an unanswered invitation; returns no row when it was answered, so of two simultaneous answers one succeeds. */
export const updateInvitation = (id: string, values: Values) => update(and(eq(invitations.id, id), unanswered), values);

/** Replaces the link of an unanswered invitation; the old one is invalid from then on. */
export const renewInvitation = (id: string, token: string, values: Values) =>
  updateInvitation(id, { ...values, tokenHash: hashOf(token) });

/** Records the invited person's answer; returns no row when the link was replaced since the page was opened. */
export const answerInvitation = (key: InvitationKey, at: Date, values: Values) =>
  update(and(hasKey(key), isValid(at)), values);

/** Deletes invitations that expired before this moment, answered or not. */
export async function deleteOldInvitations(before: Date): Promise<void> {
  await db().delete(invitations).where(lt(invitations.expiresAt, before));
}

/** An invitation in any state, for the journal's listeners. */
export const invitationById = (id: string) =>
  firstRow(
    db()
      .select(pick(invitations, "email", "invitedBy", "organisationId"))
      .from(invitations)
      .where(eq(invitations.id, id)),
  );
