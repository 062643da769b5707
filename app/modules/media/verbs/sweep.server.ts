import { now } from "~/platform/clock";
import { chain } from "~/platform/database/errors.server";
import { files } from "~/platform/files/files.server";
import { KEPT_UNATTACHED } from "../rules/attachment";
import { deleteWaitingBefore, type KeptTable, knownStorageKeys } from "../store/usage.server";
import { attachments, images } from "../tables.server";

/** Deletes unused documents, each a file. Returns how many. */
export const removeOrphans = (): Promise<number> =>
  removeUnused(attachments, { folder: "attachments", each: "isFile", remove: (key) => files().delete(key) });

/** The same for pictures, each a folder with all its sizes. */
export const removeImageOrphans = (): Promise<number> =>
  removeUnused(images, { folder: "images", each: "isDirectory", remove: (key) => files().deleteAll(key) });

type Bytes = { folder: string; each: "isFile" | "isDirectory"; remove: (storageKey: string) => Promise<void> };

/**
 * Deletes rows that were never attached, then files without a row, which remain when a process is killed between the
 * two writes or during a deletion.
 */
async function removeUnused(kept: KeptTable, { folder, each, remove }: Bytes): Promise<number> {
  const limit = new Date(now().getTime() - KEPT_UNATTACHED);
  const forgotten = await deleteWaitingBefore(kept, limit);
  for (const storageKey of forgotten) await remove(storageKey);
  const rowless: string[] = [];
  for (const day of await daysIn(folder, limit)) {
    const keys = await namesIn(day, each);
    const known = await knownStorageKeys(kept, keys);
    rowless.push(...keys.filter((key) => !known.has(key)));
  }
  for (const storageKey of rowless) await remove(storageKey);
  return forgotten.length + rowless.length;
}

/** The folders of the days that ended before a moment, oldest first; they are named by their day. */
async function daysIn(folder: string, before: Date): Promise<string[]> {
  const last = `${folder}/${before.toISOString().slice(0, 10)}`;
  return (await namesIn(folder, "isDirectory")).filter((day) => day < last).sort();
}

/** Full names of the files, or of the folders, in a folder. S3 lists a thousand per request. */
export async function namesIn(folder: string, each: Bytes["each"]): Promise<string[]> {
  const found: string[] = [];
  let paginationToken: string | undefined;
  try {
    do {
      const page = await files().listAll(folder, paginationToken ? { paginationToken } : {});
      for (const object of page.objects) {
        if (object.isFile && each === "isFile") found.push(object.key);
        if (object.isDirectory && each === "isDirectory") found.push(object.prefix.replace(/\/$/, ""));
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
    return found;
  } catch (error) {
    if (chain(error).some((link) => link.code === "ENOENT")) return []; // the folder does not exist yet
    throw error;
  }
}
