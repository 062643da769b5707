import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";
import { flush } from "./durable.server";

/** Flushes each file to the disk before returning: the row that refers to it is committed next. */
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
      await rm(path, { force: true }).catch(() => {}); // a partial file would only fill the disk
      throw error;
    }
  }
}
