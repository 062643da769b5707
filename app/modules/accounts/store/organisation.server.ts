import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow, insertedId } from "~/platform/database/rows.server";
import { journal } from "~/platform/journal/tables.server";
import type { Happening } from "~/platform/journal/visibility";
import { pick } from "~/platform/pick";
import type { Verification } from "../rules/actor";
import type { Domain } from "../rules/domain";
import { type VerificationMove, verificationMoves } from "../rules/verification";
import { organisationDomains, organisations } from "../tables.server";

export type Organisation = typeof organisations.$inferSelect;
type Values = Partial<typeof organisations.$inferInsert>;

export const organisationById = (id: string): Promise<Organisation | null> =>
  firstRow(db().select().from(organisations).where(eq(organisations.id, id)));

/** When the verification was last asked for again, after a rejection; null when it never was. */
export const askedAgainAt =
  sql<Date | null>`(select max(j.at) from ${journal} j where j.subject_id = organisations.id and j.what = ${"organisation.resubmitted" satisfies Happening})`.mapWith(
    organisations.createdAt,
  );

/** Where the verification of an organisation stands: why it was stopped, or since when it is asked for. */
export type Standing = { reason: string | null; askedAt: Date; again: boolean };

/** Null, without a query, for a verified organisation. */
export async function standingOf({ id, verification }: Pick<Organisation, "id" | "verification">) {
  if (verification === "verified") return null;
  const { rejectedReason, suspendedReason, createdAt, again } = await foundRow(
    db()
      .select({ ...pick(organisations, "rejectedReason", "suspendedReason", "createdAt"), again: askedAgainAt })
      .from(organisations)
      .where(eq(organisations.id, id)),
  );
  const reasons = { pending: null, rejected: rejectedReason, suspended: suspendedReason };
  return { reason: reasons[verification], askedAt: again ?? createdAt, again: again !== null } satisfies Standing;
}

export const organisationByCui = (cui: string): Promise<Organisation | null> =>
  firstRow(db().select().from(organisations).where(eq(organisations.cui, cui)));

/**
 * Locks the organisation's row for the transaction and returns it as it is then. Every decision about the people of an
 * organisation takes this lock first, so that of two applicants accepted at the same time only the first becomes its owner.
 */
export const lockOrganisation = (id: string): Promise<Organisation | null> =>
  firstRow(db().select().from(organisations).where(eq(organisations.id, id)).for("no key update"));

export async function domainsOf(organisationId: string): Promise<Domain[]> {
  const rows = await db()
    .select({ domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(eq(organisationDomains.organisationId, organisationId));
  return rows.map(({ domain }) => domain);
}

export async function insertOrganisation(row: typeof organisations.$inferInsert, domains: readonly Domain[]) {
  const id = await insertedId(db().insert(organisations).values(row).returning({ id: organisations.id }));
  if (domains.length > 0) {
    await db()
      .insert(organisationDomains)
      .values(domains.map((domain) => ({ organisationId: id, domain })));
  }
  return id;
}

/** The guarded update of a move. */
export const moveOrganisation = (id: string, move: VerificationMove, values: Values) =>
  updateOrganisation(id, verificationMoves.from(move), values);

/** Updates the organisation while it is in one of these states; no row when it is in another. */
export const updateOrganisation = (id: string, states: readonly Verification[], values: Values) =>
  db()
    .update(organisations)
    .set(values)
    .where(and(eq(organisations.id, id), inArray(organisations.verification, [...states])))
    .returning();
