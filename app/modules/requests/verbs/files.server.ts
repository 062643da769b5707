import type { Actor } from "~/modules/accounts/rules/actor";
import { notAmong } from "~/modules/media/rules/attachment";
import { attach, detach, type Upload } from "~/modules/media/verbs/attachment.server";
import { comparableFilesOf, deleteFiles, insertFiles } from "../store/request-files.server";

/** Changes of files by a form: uploads to add, and ids of `filesOf` to remove. */
export type FileChanges = { added: readonly Upload[]; removedIds: readonly string[] };
export const NO_FILES: FileChanges = { added: [], removedIds: [] };

/** The changes without the files that stay and were only chosen again. */
export async function newChanges(requestId: string, { added, removedIds }: FileChanges): Promise<FileChanges> {
  const had = added.length === 0 ? [] : await comparableFilesOf(requestId);
  return {
    added: notAmong(
      added,
      had.filter(({ id }) => !removedIds.includes(id)),
    ),
    removedIds,
  };
}

type Where = { requestId: string; at: Date; addedInId?: string };

export async function addFiles(actor: Actor, added: readonly Upload[], { requestId, at, addedInId }: Where) {
  const owner = actor.organisation ? { organisationId: actor.organisation.id } : {};
  for (const upload of added) await attach(upload.id, { at, userId: actor.userId, ...owner });
  await insertFiles(
    added.map(({ id, name }) => ({
      requestId,
      fileId: id,
      name,
      addedAt: at,
      addedBy: actor.userId,
      addedInId: addedInId ?? null,
    })),
  );
}

/** Removes files from a draft; stored files that no other request uses are deleted by the sweep of unattached files. */
export async function dropFiles(requestId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await detach(await deleteFiles(requestId, ids));
}
