import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { inDataFolder } from "./data-folder.server";
import { writeFlushed } from "./files/durable.server";

const BYTES = 32;
const LENGTH = Buffer.alloc(BYTES).toString("base64url").length;

/**
 * The signing secret of this data folder: generated once, readable only by our user, not part of database backups. It is
 * renamed into place when it is completely on the disk, because an empty secret would accept forged signatures.
 */
export const keptSecret = (dataDir: string): Promise<string> => inDataFolder(dataDir, () => secretOf(dataDir));

async function secretOf(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret");
  const kept = await secretIn(path);
  if (kept !== null && kept.length >= LENGTH) return kept;
  const made = `${path}.new-${randomUUID()}`;
  try {
    await writeFlushed(made, randomBytes(BYTES).toString("base64url"));
    // `link` fails when another process was faster; an incomplete secret is replaced
    if (kept === null) await link(made, path).catch(unlessThere);
    else await rename(made, path);
  } finally {
    await rm(made, { force: true });
  }
  return (await secretIn(path)) ?? "";
}

async function secretIn(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
