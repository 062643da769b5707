import { asc, inArray, lte, sql } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { removedFiles } from "./tables.server";

type Removed = { storageKey: string; organisationId: string | null; size: number };

/** Notes, in the caller's transaction, that no row uses these files any more. Their bytes are deleted later by a job. */
export async function noteRemoved(files: readonly Removed[]): Promise<void> {
  if (files.length === 0) return;
  const removedAt = now();
  const rows = files.map(({ storageKey, organisationId, size }) => ({ storageKey, organisationId, size, removedAt }));
  await db().insert(removedFiles).values(rows).onConflictDoNothing();
}

/** The names of files removed before a moment, those removed first in front. */
export async function removedBefore(moment: Date, limit: number): Promise<string[]> {
  const rows = await db()
    .select({ storageKey: removedFiles.storageKey })
    .from(removedFiles)
    .where(lte(removedFiles.removedAt, moment))
    .orderBy(asc(removedFiles.removedAt), asc(removedFiles.storageKey))
    .limit(limit);
  return rows.map(({ storageKey }) => storageKey);
}

/** Called when their bytes are deleted, or a row uses them again. */
export async function forgetRemoved(storageKeys: readonly string[]): Promise<void> {
  await db().delete(removedFiles).where(sameAs(storageKeys));
}

/** Those of these names that are noted already. */
export async function removedAmong(storageKeys: readonly string[]): Promise<Set<string>> {
  if (storageKeys.length === 0) return new Set();
  const rows = await db().select({ key: removedFiles.storageKey }).from(removedFiles).where(sameAs(storageKeys));
  return new Set(rows.map(({ key }) => key));
}

const sameAs = (storageKeys: readonly string[]) => inArray(removedFiles.storageKey, [...storageKeys]);

/** Bytes of the removed files of an organisation that are still kept. */
export async function removedBytesOf(organisationId: string): Promise<number> {
  const [row] = await db()
    .select({ bytes: sql<number>`coalesce(sum(${removedFiles.size}), 0)`.mapWith(Number) })
    .from(removedFiles)
    .where(sql`${removedFiles.organisationId} = ${organisationId}`);
  return row?.bytes ?? 0;
}
