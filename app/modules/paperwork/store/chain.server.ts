import { and, asc, eq, ne } from "drizzle-orm";
import { users } from "~/modules/accounts/tables.server";
import { attachments } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Step } from "../rules/steps";
import { paperPrices, paperProofs, paperRegistrations, paperSkips } from "../tables.server";

/** Of a request. The callers have checked that the actor is of its authority; writes are in their transaction. */
export const pricesOf = (requestId: string) =>
  db()
    .select({ ...pick(paperPrices, "id", "source", "on", "price", "currency", "notedAt"), by: users.name })
    .from(paperPrices)
    .innerJoin(users, eq(users.id, paperPrices.notedBy))
    .where(eq(paperPrices.requestId, requestId))
    .orderBy(asc(paperPrices.on), asc(paperPrices.id));

export async function insertPrice(row: typeof paperPrices.$inferInsert): Promise<void> {
  await db().insert(paperPrices).values(row);
}

/** The source of the removed price; throws 404 when it is not of this request. */
export const deletePrice = (requestId: string, id: string) =>
  foundRow(
    db()
      .delete(paperPrices)
      .where(and(eq(paperPrices.requestId, requestId), eq(paperPrices.id, id)))
      .returning(pick(paperPrices, "source")),
  );

export const skipsOf = (requestId: string) =>
  db()
    .select({ ...pick(paperSkips, "step", "reason", "skippedAt"), by: users.name })
    .from(paperSkips)
    .innerJoin(users, eq(users.id, paperSkips.skippedBy))
    .where(eq(paperSkips.requestId, requestId));

/** With the last reason that was written. */
export async function keepSkip(row: typeof paperSkips.$inferInsert): Promise<void> {
  const { reason, skippedAt, skippedBy } = row;
  await db()
    .insert(paperSkips)
    .values(row)
    .onConflictDoUpdate({ target: [paperSkips.requestId, paperSkips.step], set: { reason, skippedAt, skippedBy } });
}

/** Whether there was one. */
export async function deleteSkip(requestId: string, step: Step): Promise<boolean> {
  const gone = await db()
    .delete(paperSkips)
    .where(and(eq(paperSkips.requestId, requestId), eq(paperSkips.step, step)))
    .returning(pick(paperSkips, "step"));
  return gone.length > 0;
}

export const proofsOf = (requestId: string) =>
  db()
    .select({ ...pick(paperProofs, "fileId", "name", "addedAt"), size: attachments.size, by: users.name })
    .from(paperProofs)
    .innerJoin(attachments, eq(attachments.id, paperProofs.fileId))
    .innerJoin(users, eq(users.id, paperProofs.addedBy))
    .where(eq(paperProofs.requestId, requestId))
    .orderBy(asc(paperProofs.addedAt), asc(paperProofs.fileId));

export async function insertProofs(rows: (typeof paperProofs.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db().insert(paperProofs).values(rows);
}

/** Throws 404 when it is not of this request. */
export const proofOf = (requestId: string, fileId: string) =>
  foundRow(
    db()
      .select(pick(paperProofs, "fileId", "name"))
      .from(paperProofs)
      .where(and(eq(paperProofs.requestId, requestId), eq(paperProofs.fileId, fileId))),
  );

export async function deleteProof(fileId: string): Promise<void> {
  await db().delete(paperProofs).where(eq(paperProofs.fileId, fileId));
}

/** Another paper of the authority with this number in this year; null when there is none. */
export const paperWithNumber = (
  paperId: string,
  { organisationId, year, number }: { organisationId: string; year: number; number: string },
) =>
  firstRow(
    db()
      .select(pick(paperRegistrations, "paperId"))
      .from(paperRegistrations)
      .where(
        and(
          eq(paperRegistrations.organisationId, organisationId),
          eq(paperRegistrations.year, year),
          eq(paperRegistrations.number, number),
          ne(paperRegistrations.paperId, paperId),
        ),
      ),
  );

export async function keepRegistration(row: typeof paperRegistrations.$inferInsert): Promise<void> {
  const { paperId, organisationId: _, ...set } = row;
  await db().insert(paperRegistrations).values(row).onConflictDoUpdate({ target: paperRegistrations.paperId, set });
}
