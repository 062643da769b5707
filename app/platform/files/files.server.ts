import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { settings } from "../settings.server";

/** What was written is there after a power cut too: a row that speaks of it is committed next. */
class DurableDriver extends FSDriver {
  private readonly folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: "private" });
    this.folder = folder;
  }

  override async put(...given: Parameters<FSDriver["put"]>): Promise<void> {
    await super.put(...given);
    const path = join(this.folder, given[0]);
    for (const written of [path, dirname(path)]) await flush(written);
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

let opened: { folder: string; disk: Disk } | null = null;

/** The one place where bytes of files are kept: a folder beside the database, under names that we made. */
export function files(): Disk {
  const folder = join(settings().dataDir, "files");
  if (opened?.folder !== folder) opened = { folder, disk: new Disk(new DurableDriver(folder)) }; // tests have one each
  return opened.disk;
}
