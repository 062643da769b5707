import type { Actor } from "~/modules/accounts/rules/actor";
import { attach, detach, type Upload } from "~/modules/media/verbs/attachment.server";
import { deleteFiles, insertFiles } from "../store/request-files.server";

/** What a form did to the files: uploads to add, and ids of places (`filesOf(...)[n].id`) to clear. */
export type FileChanges = { added: readonly Upload[]; removedIds: readonly string[] };
export const NO_FILES: FileChanges = { added: [], removedIds: [] };

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

/** From a draft: what no other request names either is swept away with the files that nobody attached. */
export async function dropFiles(requestId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await detach(await deleteFiles(requestId, ids));
}
