import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { Usage } from "../rules/quota";
import { attachments, images } from "../tables.server";

/** The storage used by an organisation, with files that are not attached yet. */
export async function usageOf(organisationId: string): Promise<Usage> {
  const sums = await Promise.all(
    [images, attachments].map((table) =>
      db()
        .select({
          bytes: sql<number>`coalesce(sum(${table.size}), 0)`.mapWith(Number),
          files: sql<number>`count(*)`.mapWith(Number),
        })
        .from(table)
        .where(eq(table.organisationId, organisationId)),
    ),
  );
  const rows = sums.flat();
  return {
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    files: rows.reduce((sum, { files }) => sum + files, 0),
  };
}

/**
 * Serialises uploads of an organisation until the transaction ends: two concurrent files cannot both take the last
 * room.
 */
export async function lockUsage(organisationId: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${organisationId}`}, 0))`);
}

export type Kept = typeof attachments | typeof images;

/**
 * Deletes rows that are still unattached, before their files: a file being attached concurrently keeps both. Returns
 * storage keys.
 */
export async function deleteWaitingBefore(kept: Kept, moment: Date): Promise<string[]> {
  const gone = await db()
    .delete(kept)
    .where(and(isNull(kept.attachedAt), lt(kept.createdAt, moment)))
    .returning({ storageKey: kept.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}

export async function knownStorageKeys(kept: Kept, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db()
    .select({ storageKey: kept.storageKey })
    .from(kept)
    .where(inArray(kept.storageKey, [...keys]));
  return new Set(rows.map(({ storageKey }) => storageKey));
}
