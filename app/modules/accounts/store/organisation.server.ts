import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { moved, statesBefore } from "~/platform/moves";
import type { Verification } from "../rules/actor";
import type { Domain } from "../rules/domain";
import { type VerificationMove, verificationMoves } from "../rules/verification";
import { organisationDomains, organisations } from "../tables.server";

export type Organisation = typeof organisations.$inferSelect;
type Values = Partial<typeof organisations.$inferInsert>;

const MOVED = "Între timp altcineva a hotărât despre această organizație. Reîncărcați pagina și vedeți cum stă acum.";

export async function organisationById(id: string): Promise<Organisation | null> {
  const [organisation] = await db().select().from(organisations).where(eq(organisations.id, id));
  return organisation ?? null;
}

export async function organisationByCui(cui: string): Promise<Organisation | null> {
  const [organisation] = await db().select().from(organisations).where(eq(organisations.cui, cui));
  return organisation ?? null;
}

/**
 * The organisation after its turn came, as it then stands: who decides about its people waits here, so that of two applicants
 * let in at once only the first becomes its owner.
 */
export async function lockOrganisation(id: string): Promise<Organisation | null> {
  const [organisation] = await db().select().from(organisations).where(eq(organisations.id, id)).for("no key update");
  return organisation ?? null;
}

export async function domainsOf(organisationId: string): Promise<Domain[]> {
  const rows = await db()
    .select({ domain: organisationDomains.domain })
    .from(organisationDomains)
    .where(eq(organisationDomains.organisationId, organisationId));
  return rows.map(({ domain }) => domain);
}

export async function insertOrganisation(
  row: typeof organisations.$inferInsert,
  domains: readonly Domain[],
): Promise<string> {
  const [organisation] = await db().insert(organisations).values(row).returning({ id: organisations.id });
  if (!organisation) throw new Error("The organisation returned no row");
  const { id } = organisation;
  if (domains.length > 0) {
    await db()
      .insert(organisationDomains)
      .values(domains.map((domain) => ({ organisationId: id, domain })));
  }
  return id;
}

/** The guarded update of a move; whoever comes second gets the 409 page. */
export async function moveOrganisation(id: string, move: VerificationMove, values: Values): Promise<Organisation> {
  return moved(
    await updateWhile(id, statesBefore<Verification, typeof verificationMoves>(verificationMoves, move), values),
    MOVED,
  );
}

/** Changes its data while it is in one of these states. */
export async function updateOrganisation(
  id: string,
  states: readonly Verification[],
  values: Values,
): Promise<Organisation> {
  return moved(await updateWhile(id, states, values), MOVED);
}

async function updateWhile(id: string, states: readonly Verification[], values: Values): Promise<Organisation[]> {
  return db()
    .update(organisations)
    .set(values)
    .where(and(eq(organisations.id, id), inArray(organisations.verification, [...states])))
    .returning();
}
