import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { chain } from "~/platform/database/errors.server";
import { files } from "~/platform/files/files.server";
import { forgetRemoved, noteRemoved, removedAmong, removedBefore } from "~/platform/files/removed.server";
import { newestEntryAt } from "~/platform/journal/journal.server";
import { settings } from "~/platform/settings.server";
import { KEPT_UNATTACHED } from "../rules/attachment";
import { deleteWaitingBefore, type KeptTable, knownStorageKeys } from "../store/usage.server";
import { attachments, images } from "../tables.server";

const DAY = 86_400_000;
const BATCH = 200;

/** Forgets unused documents, each a file. Returns how many. */
export const removeOrphans = (): Promise<number> =>
  removeUnused(attachments, { folder: "attachments", each: "isFile" });

/** The same for pictures, each a folder with all its sizes. */
export const removeImageOrphans = (): Promise<number> => removeUnused(images, { folder: IMAGES, each: "isDirectory" });

type Bytes = { folder: string; each: "isFile" | "isDirectory" };
const IMAGES = "images";

/**
 * Deletes rows that were never attached, and notes their files as removed, like those without a row, which remain when a
 * process is killed between the two writes. Files that are newer than everything the database knows are left alone: it may be
 * a restored copy, and they may be those of a platform that went on.
 */
async function removeUnused(kept: KeptTable, { folder, each }: Bytes): Promise<number> {
  const limit = new Date(now().getTime() - KEPT_UNATTACHED);
  const forgotten = await transaction(async () => {
    const gone = await deleteWaitingBefore(kept, limit);
    await noteRemoved(gone);
    return gone.length;
  });
  const newest = await newestEntryAt();
  if (newest === null) return forgotten;
  let rowless = 0;
  for (const day of await daysIn(folder, newest < limit ? newest : limit)) {
    const keys = await namesIn(day, each);
    const used = await knownStorageKeys(kept, keys);
    const noted = await removedAmong(keys);
    const found = keys.filter((key) => !used.has(key) && !noted.has(key));
    await noteRemoved(found.map((storageKey) => ({ storageKey, organisationId: null, size: 0 })));
    rowless += found.length;
  }
  return forgotten + rowless;
}

/** Deletes the bytes of files that were removed so long ago that no backup needs them. Returns how many. */
export async function deleteRemoved(): Promise<number> {
  const limit = new Date(now().getTime() - settings().removedFilesDays * DAY);
  let deleted = 0;
  for (;;) {
    const storageKeys = await removedBefore(limit, BATCH);
    if (storageKeys.length === 0) return deleted;
    const used = [await knownStorageKeys(attachments, storageKeys), await knownStorageKeys(images, storageKeys)];
    const unused = storageKeys.filter((key) => !used.some((keys) => keys.has(key)));
    for (const key of unused) await (key.startsWith(`${IMAGES}/`) ? files().deleteAll(key) : files().delete(key));
    await forgetRemoved(storageKeys);
    deleted += unused.length;
  }
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
