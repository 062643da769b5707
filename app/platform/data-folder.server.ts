import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { unwritable } from "./operator-error";

/** ENOENT is what Node gives for a folder that cannot be made on a read-only disk. */
const CANNOT_WRITE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|ENOSPC)$/;

/** Makes the data folder if it is missing and does this work in it. Throws `OperatorError` when nothing can be written there. */
export async function inDataFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await work();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw CANNOT_WRITE.test(code) ? unwritable(dataDir, code) : error;
  }
}

/** With a database server of the operator's, too, the folder holds what this machine must remember: see `timelines.server.ts`. */
export const openDataFolder = (dataDir: string): Promise<void> =>
  inDataFolder(dataDir, () => access(dataDir, constants.W_OK));
