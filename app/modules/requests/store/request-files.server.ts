import { and, asc, eq, isNull } from "drizzle-orm";
import { attachments } from "~/modules/media/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { requestFiles } from "../tables/changes.server";

/** A file of a request; `id` is that of `request_files`, not of the stored file. */
export type RequestFile = Awaited<ReturnType<typeof filesOf>>[number];

const currentFiles = (requestId: string) => and(eq(requestFiles.requestId, requestId), isNull(requestFiles.removedAt));
const inOrder = [asc(requestFiles.addedAt), asc(requestFiles.id)];

/** The current files, in the order in which they were added. */
export async function filesOf(requestId: string) {
  return db()
    .select({ id: requestFiles.id, name: requestFiles.name, size: attachments.size })
    .from(requestFiles)
    .innerJoin(attachments, eq(attachments.id, requestFiles.fileId))
    .where(currentFiles(requestId))
    .orderBy(...inOrder);
}

/** The same, with what tells whether a file is chosen again. */
export const comparableFilesOf = (requestId: string) =>
  db()
    .select({ id: requestFiles.id, name: requestFiles.name, sha256: attachments.sha256 })
    .from(requestFiles)
    .innerJoin(attachments, eq(attachments.id, requestFiles.fileId))
    .where(currentFiles(requestId));

/** The stored file of a row of `request_files`, also a removed one; undefined when it is not of this request. */
export async function fileIn(requestId: string, id: string) {
  const [found] = await db()
    .select({ fileId: requestFiles.fileId, removedAt: requestFiles.removedAt })
    .from(requestFiles)
    .where(and(eq(requestFiles.requestId, requestId), eq(requestFiles.id, id)));
  return found;
}

/** Attaches the same stored files to another request. */
export async function copyFiles(requestId: string, to: { requestId: string; addedAt: Date; addedBy: string }) {
  const files = await db()
    .select({ fileId: requestFiles.fileId, name: requestFiles.name })
    .from(requestFiles)
    .where(currentFiles(requestId))
    .orderBy(...inOrder);
  await insertFiles(files.map((file) => ({ ...file, ...to })));
}

export async function insertFiles(rows: (typeof requestFiles.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db().insert(requestFiles).values(rows);
}

/** Deletes files of a draft, which nobody else has seen. Returns the stored files that no request uses any more. */
export async function deleteFiles(requestId: string, ids: readonly string[]): Promise<string[]> {
  const gone = await db()
    .delete(requestFiles)
    .where(and(eq(requestFiles.requestId, requestId), among(requestFiles.id, ids)))
    .returning({ fileId: requestFiles.fileId });
  return unusedFiles(gone.map(({ fileId }) => fileId));
}

async function unusedFiles(fileIds: readonly string[]): Promise<string[]> {
  const kept = await db()
    .select({ fileId: requestFiles.fileId })
    .from(requestFiles)
    .where(among(requestFiles.fileId, fileIds));
  const named = new Set(kept.map(({ fileId }) => fileId));
  return fileIds.filter((fileId) => !named.has(fileId));
}

/** Keeps the rows of files that others have seen. */
export async function markRemoved(
  requestId: string,
  ids: readonly string[],
  removed: { removedAt: Date; removedInId: string },
): Promise<void> {
  await db()
    .update(requestFiles)
    .set(removed)
    .where(and(eq(requestFiles.requestId, requestId), among(requestFiles.id, ids), isNull(requestFiles.removedAt)));
}
