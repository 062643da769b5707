import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The system user that PostgreSQL runs as. It refuses to run as root. */
export type Identity = { uid: number; gid: number };

const unprivileged = ["postgres", "nobody"];

/** The user of a new cluster: our own or, for root, an unprivileged one; null when there is none. */
export async function newIdentity(): Promise<Identity | null> {
  const own = ourselves();
  if (own.uid !== 0) return own;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of unprivileged) {
    const found = lines.find(([user]) => user === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  return null;
}

/** The owner of an existing cluster; null when this process must not run it. */
export async function ownerOf(path: string): Promise<Identity | null> {
  const { uid, gid } = await stat(path);
  const own = ourselves().uid;
  return uid !== 0 && (own === 0 || own === uid) ? { uid, gid } : null;
}

export function ourselves(): Identity {
  return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
}

/** Whether the user may traverse every folder down to `path`. Missing folders will be created traversable. */
export async function reaches({ uid, gid }: Identity, path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found) {
    const execute = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & execute) === 0) return false;
  }
  return path === dirname(path) || reaches({ uid, gid }, dirname(path));
}
