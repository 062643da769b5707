import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { moved, statesBefore } from "~/platform/moves";
import type { Verification } from "../rules/actor";
import type { Domain } from "../rules/domain";
import { type VerificationMove, verificationMoves } from "../rules/verification";
import { organisationDomains, organisations } from "../tables.server";

export type Organisation = typeof organisations.$inferSelect;
type Values = Partial<typeof organisations.$inferInsert>;

const MOVED = "Între timp altcineva a decis despre această organizație. Reîncărcați pagina și vedeți starea actuală.";

export const organisationById = (id: string): Promise<Organisation | null> =>
  firstRow(db().select().from(organisations).where(eq(organisations.id, id)));

/** Why an organisation was rejected or suspended; null, without a query, in the other states. */
export async function stopReasonOf({ id, verification }: Pick<Organisation, "id" | "verification">) {
  if (verification !== "rejected" && verification !== "suspended") return null;
  const found = await organisationById(id);
  return (verification === "rejected" ? found?.rejectedReason : found?.suspendedReason) ?? null;
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
export const moveOrganisation = (id: string, move: VerificationMove, values: Values): Promise<Organisation> =>
  updateOrganisation(id, statesBefore<Verification, typeof verificationMoves>(verificationMoves, move), values);

/** Updates the organisation while it is in one of these states; throws a 409 refusal when it is in another. */
export async function updateOrganisation(id: string, states: readonly Verification[], values: Values) {
  const updated = await db()
    .update(organisations)
    .set(values)
    .where(and(eq(organisations.id, id), inArray(organisations.verification, [...states])))
    .returning();
  return moved(updated, MOVED);
}
