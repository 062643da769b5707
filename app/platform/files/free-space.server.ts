import { statfs } from "node:fs/promises";

/** What an unprivileged process may still write on the disk of this folder; infinite where that cannot be told. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}
