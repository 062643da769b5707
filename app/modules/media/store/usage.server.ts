import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { removedBytesOf } from "~/platform/files/removed.server";
import { OUTSIDE_QUOTA } from "../rules/attachment";
import type { Usage } from "../rules/quota";
import { attachments, images } from "../tables.server";

/** The storage used by an organisation, with files that are not attached yet. */
export async function usageOf(organisationId: string): Promise<Usage> {
  const [pictures, documents, removed] = await Promise.all([
    sumOf(images, eq(images.organisationId, organisationId)),
    sumOf(attachments, eq(attachments.organisationId, organisationId), ne(attachments.purpose, OUTSIDE_QUOTA)),
    removedBytesOf(organisationId),
  ]);
  return { bytes: pictures.bytes + documents.bytes, files: pictures.files + documents.files, removed };
}

const sumOf = (table: KeptTable, ...conditions: SQL[]): Promise<Omit<Usage, "removed">> =>
  foundRow(
    db()
      .select({
        bytes: sql<number>`coalesce(sum(${table.size}), 0)`.mapWith(Number),
        files: sql<number>`count(*)`.mapWith(Number),
      })
      .from(table)
      .where(and(...conditions)),
  );

/**
 * Serialises uploads of an organisation until the transaction ends: two concurrent files cannot both take the last
 * room.
 */
export async function lockUsage(organisationId: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${organisationId}`}, 0))`);
}

export type KeptTable = typeof attachments | typeof images;

/**
 * Deletes rows that are still unattached, before their files: a file being attached concurrently keeps both. Returns
 * what they were.
 */
export const deleteWaitingBefore = (kept: KeptTable, moment: Date) =>
  db()
    .delete(kept)
    .where(and(isNull(kept.attachedAt), lt(kept.createdAt, moment)))
    .returning(storedAs(kept));

/** Where the bytes of a row are, whose, and how many. */
const storedAs = (kept: KeptTable) => ({
  storageKey: sql<string>`${kept.storageKey}`,
  organisationId: sql<string | null>`${kept.organisationId}`,
  size: sql<number>`${kept.size}`.mapWith(Number),
});

export async function knownStorageKeys(kept: KeptTable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db()
    .select({ storageKey: kept.storageKey })
    .from(kept)
    .where(inArray(kept.storageKey, [...keys]));
  return new Set(rows.map(({ storageKey }) => storageKey));
}
