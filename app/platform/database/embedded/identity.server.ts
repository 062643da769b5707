import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The system user that PostgreSQL runs as. It refuses to run as root. */
export type Identity = { uid: number; gid: number };

const unprivileged = ["postgres", "nobody"];

/** For a new cluster: ourselves, or, when we are root, the first unprivileged user of the machine. */
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

/** For a cluster that exists: its owner, or null when it is not for us to run. */
export async function ownerOf(path: string): Promise<Identity | null> {
  const { uid, gid } = await stat(path);
  const own = ourselves().uid;
  return uid !== 0 && (own === 0 || own === uid) ? { uid, gid } : null;
}

export function ourselves(): Identity {
  return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
}

/** May the user pass through every folder from the root down to `path`? What does not exist yet will be made passable. */
export async function reaches({ uid, gid }: Identity, path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found) {
    const execute = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & execute) === 0) return false;
  }
  return path === dirname(path) || reaches({ uid, gid }, dirname(path));
}
