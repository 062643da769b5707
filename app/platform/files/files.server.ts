import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Disk } from "flydrive";
import { refuseInTransaction } from "../database/connection.server";
import { chain } from "../database/errors.server";
import { quarantinedSince } from "../installation/quarantine.server";
import { log } from "../log.server";
import { outages } from "../outage.server";
import { settings } from "../settings.server";
import { DurableFolder } from "./durable-folder.server";
import type { Storage } from "./storage";
import { watched } from "./watched.server";

/** A copy in quarantine may look at the files of a running platform: it deletes none. They are deleted after its release. */
class KeepingDisk extends Disk {
  override async delete(key: string): Promise<void> {
    if (this.mayDelete(key)) await super.delete(key);
  }

  override async deleteAll(prefix?: string): Promise<void> {
    if (this.mayDelete(prefix)) await super.deleteAll(prefix);
  }

  private mayDelete(key: string | undefined): boolean {
    const may = quarantinedSince() === null;
    if (!may) log.warn({ path: key ?? "" }, "not deleted: the database is in quarantine");
    return may;
  }
}

let folder: { path: string; disk: Disk } | null = null;
let bucket: { storage: Storage; disk: Disk } | null = null;

/** Called once by each process. The S3 client is loaded only when a bucket is configured. */
export async function openFiles(): Promise<void> {
  const { storage, dataDir } = settings();
  if (storage === null) return privateFolder(join(dataDir, "files"));
  const { bucketDriver } = await import("./bucket.server");
  bucket = { storage, disk: new KeepingDisk(watched(bucketDriver(storage))) };
}

/** The storage of all files, under generated names: a folder beside the database, or a bucket. */
export function files(): Disk {
  refuseInTransaction("the storage");
  const { storage, dataDir } = settings();
  if (storage !== null) {
    if (bucket?.storage !== storage) throw new Error("The bucket is not open: an entry must call openFiles first");
    return bucket.disk;
  }
  const path = join(dataDir, "files");
  if (folder?.path !== path) folder = { path, disk: new KeepingDisk(watched(new DurableFolder(path))) }; // tests have one each
  return folder.disk;
}

/** Creates a folder that only our own user can open, whatever the umask is. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
}

/** Why a file could not be stored: the storage is unreachable, or full. */
export type StorageTrouble = "away" | "full";

/** Classifies the error for the sentence in the form. It is logged, unless the log says already that the storage is gone. */
export function storageTrouble(error: unknown): StorageTrouble {
  const links = chain(error);
  if (!outages.storage.isOn) log.error({ error }, "files cannot be kept");
  return links.some(({ code }) => code === "ENOSPC" || code === "EDQUOT") ? "full" : "away";
}
