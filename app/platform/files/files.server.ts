import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Disk } from "flydrive";
import { chain } from "../database/errors.server";
import { log } from "../log.server";
import { settings } from "../settings.server";
import { DurableFolder } from "./durable-folder.server";
import type { Storage } from "./storage";

let folder: { path: string; disk: Disk } | null = null;
let bucket: { storage: Storage; disk: Disk } | null = null;

/** Before the first file of a process. One that keeps its files in a folder never loads what speaks to a bucket; private documents stand there too. */
export async function openFiles(): Promise<void> {
  const { storage, dataDir } = settings();
  if (storage === null) return privateFolder(join(dataDir, "files"));
  const { bucketDriver } = await import("./bucket.server");
  bucket = { storage, disk: new Disk(bucketDriver(storage)) };
}

/** The one place where bytes of files are kept, under names that we made: a folder beside the database, or a bucket. */
export function files(): Disk {
  const { storage, dataDir } = settings();
  if (storage !== null) {
    if (bucket?.storage !== storage) throw new Error("The bucket is not open: an entry must call openFiles first");
    return bucket.disk;
  }
  const path = join(dataDir, "files");
  if (folder?.path !== path) folder = { path, disk: new Disk(new DurableFolder(path)) }; // tests have one each
  return folder.disk;
}

/** A folder that only our own user opens, whatever the umask says and whoever made it before. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
}

/** Why bytes could not be kept: the place is out of reach, or full. */
export type StorageTrouble = "away" | "full";

/** Says so in the log: whoever sent the bytes only hears that it did not work, and keeps the form. */
export function storageTrouble(error: unknown): StorageTrouble {
  const links = chain(error);
  log.error({ error }, "files cannot be kept");
  return links.some(({ code }) => code === "ENOSPC" || code === "EDQUOT") ? "full" : "away";
}
