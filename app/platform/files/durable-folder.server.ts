import { open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";

/** What was written is there after a power cut too: a row that speaks of it is committed next. */
export class DurableFolder extends FSDriver {
  private readonly folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: "private" });
    this.folder = folder;
  }

  override async put(...given: Parameters<FSDriver["put"]>): Promise<void> {
    const path = join(this.folder, given[0]);
    try {
      await super.put(...given);
      for (const written of [path, dirname(path)]) await flush(written);
    } catch (error) {
      await rm(path, { force: true }).catch(() => {}); // half of a file would only fill the disk further
      throw error;
    }
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
