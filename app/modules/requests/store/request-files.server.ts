import { and, asc, eq, isNull } from "drizzle-orm";
import { attachments } from "~/modules/media/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { requestFiles } from "../tables/changes.server";

/** A file of a request; `id` is its place in this request, which addresses and forms use, `fileId` the stored file. */
export type RequestFile = Awaited<ReturnType<typeof filesOf>>[number];

/** The files as they are now, in the order in which they came. */
export async function filesOf(requestId: string) {
  return allFiles()
    .where(and(eq(requestFiles.requestId, requestId), isNull(requestFiles.removedAt)))
    .orderBy(...inOrder);
}

/** With those that were there once: the dossier tells when they came and went. */
export async function filesEverOf(requestId: string) {
  return allFiles()
    .where(eq(requestFiles.requestId, requestId))
    .orderBy(...inOrder);
}

const inOrder = [asc(requestFiles.addedAt), asc(requestFiles.id)];

const allFiles = () =>
  db()
    .select({
      id: requestFiles.id,
      fileId: requestFiles.fileId,
      name: requestFiles.name,
      kind: attachments.kind,
      size: attachments.size,
      addedAt: requestFiles.addedAt,
      addedInId: requestFiles.addedInId,
      removedAt: requestFiles.removedAt,
      removedInId: requestFiles.removedInId,
    })
    .from(requestFiles)
    .innerJoin(attachments, eq(attachments.id, requestFiles.fileId))
    .$dynamic();

/** One file of this request, removed ones too; null when it is not one of them. */
export async function fileIn(requestId: string, id: string): Promise<RequestFile | null> {
  const [found] = await allFiles().where(and(eq(requestFiles.requestId, requestId), eq(requestFiles.id, id)));
  return found ?? null;
}

export async function insertFiles(rows: (typeof requestFiles.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db().insert(requestFiles).values(rows);
}

/** A draft's file goes without a trace: nobody else has seen it. Returns the stored files that no request names any more. */
export async function deleteFiles(requestId: string, ids: readonly string[]): Promise<string[]> {
  const gone = await db()
    .delete(requestFiles)
    .where(and(eq(requestFiles.requestId, requestId), among(requestFiles.id, ids)))
    .returning({ fileId: requestFiles.fileId });
  return withoutPlace(gone.map(({ fileId }) => fileId));
}

async function withoutPlace(fileIds: readonly string[]): Promise<string[]> {
  const kept = await db()
    .select({ fileId: requestFiles.fileId })
    .from(requestFiles)
    .where(among(requestFiles.fileId, fileIds));
  const named = new Set(kept.map(({ fileId }) => fileId));
  return fileIds.filter((fileId) => !named.has(fileId));
}

/** A file that others have seen keeps its row. */
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
