import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "./storage";

const FILE = ".store";

/**
 * A name of the place where files are kept, equal for all processes that share it: of a bucket by its address, of a folder by
 * a file in it, since two machines may have different folders of one name, or one folder by different names.
 */
export async function storeMark(storage: Storage | null, dataDir: string): Promise<string> {
  const name = storage ? `${storage.endpoint} ${storage.region} ${storage.bucket}` : await idOf(join(dataDir, "files"));
  return createHash("sha256").update(name).digest("hex").slice(0, 12);
}

async function idOf(folder: string): Promise<string> {
  const path = join(folder, FILE);
  await mkdir(folder, { recursive: true });
  // the first of several processes decides
  await writeFile(path, randomUUID(), { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readFile(path, "utf8");
}
