import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { settings } from "../settings.server";

let disk: Disk | null = null;

/** The one place where bytes of files are kept: a folder beside the database, under names that we made. */
export function files(): Disk {
  disk ??= new Disk(new FSDriver({ location: join(settings().dataDir, "files"), visibility: "private" }));
  return disk;
}
