import { open } from "node:fs/promises";
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
