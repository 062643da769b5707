import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** In each backup: what every file of the storage was when it was made, one a line. */
export const FILE_LIST = "files.list";
/** Beside the backups: the files themselves. Their names are never used again, so all backups share one copy of each. */
const STORE = "files";

export type ListedFile = { key: string; size: number; sha256: string };

/** The folder of the files of this backup and of those beside it. */
export const storeOf = (folder: string): string => join(dirname(folder), STORE);

export const lineOf = ({ key, size, sha256 }: ListedFile): string => `${sha256} ${size} ${key}\n`;

/** The files of a backup; empty for one that has no list, because it was cut or made before there were files. */
export async function listIn(folder: string): Promise<ListedFile[]> {
  const text = await readFile(join(folder, FILE_LIST), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => {
    const [, sha256, size, key] = /^([0-9a-f]{64}) (\d+) (.+)$/.exec(line) ?? [];
    return sha256 && key ? [{ key, size: Number(size), sha256 }] : [];
  });
}

/** What the backups beside this one, and this one itself, know of the files, by name. */
export async function knownFiles(folder: string): Promise<Map<string, ListedFile>> {
  const known = new Map<string, ListedFile>();
  const backups = await readdir(dirname(folder), { withFileTypes: true });
  for (const entry of backups.filter((one) => one.isDirectory()).sort((one, other) => (one.name < other.name ? -1 : 1)))
    for (const file of await listIn(join(dirname(folder), entry.name))) known.set(file.key, file);
  return known;
}
