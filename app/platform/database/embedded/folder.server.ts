import { createHash, randomUUID } from "node:crypto";
import { chmod, chown, lstat, mkdir, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { OperatorError, unwritable } from "../../operator-error";
import { type Identity, newIdentity, ourselves, ownerOf, reaches } from "./identity.server";
import { lost, notOurs, noUser, unreachable } from "./refusals.server";

const FALLBACK = "/var/lib/psp";
/** A socket's address has 107 bytes at most. */
const LONGEST_SOCKET = 100;

/** The location and user of a cluster. `place` is `pg` in the data folder: equal to `path` or a link to it. */
export type Home = { place: string; path: string; exists: boolean; identity: Identity };

/**
 * The location of the cluster: `pg` in the data folder. Where PostgreSQL's user cannot access the default data folder, `pg`
 * is a link to a folder under /var/lib/psp, so that each data folder has exactly one database.
 */
export async function findHome(dataDir: string, explicit: boolean): Promise<Home> {
  await makeFolder(dataDir);
  const place = join(await realpath(dataDir), "pg");
  if (await lstat(place).catch(() => null)) return existing(place);
  const identity = await newIdentity();
  if (!identity) throw noUser();
  if (await reaches(identity, dirname(place))) return { place, path: place, exists: false, identity };
  if (explicit) throw unreachable(dataDir);
  await makeFolder(FALLBACK);
  return { place, path: join(FALLBACK, `pg-${randomUUID().slice(0, 8)}`), exists: false, identity };
}

async function existing(place: string): Promise<Home> {
  const path = await realpath(place).catch(() => null);
  if (!path) throw lost(place); // never replace a missing database by an empty one
  const identity = await ownerOf(path);
  if (!identity) throw notOurs(path);
  if (!(await reaches(identity, path))) throw unreachable(path);
  return { place, path, exists: true, identity };
}

async function makeFolder(path: string): Promise<void> {
  try {
    const first = await mkdir(path, { recursive: true });
    // traversable whatever the umask is; the contents have permissions of their own
    for (let made = path; first && made.length >= first.length; made = dirname(made)) await chmod(made, 0o711);
  } catch (error) {
    throw unwritable(path, (error as NodeJS.ErrnoException).code ?? "");
  }
}

/** The paths in the cluster's folder. */
export function partsOf(home: string) {
  return { cluster: join(home, "cluster"), secret: join(home, "secret"), run: join(home, "run") };
}

/** The folder of the socket: in the home, or, when that path is too long for a socket, a private one in /tmp. */
export async function socketFolder({ path, identity }: Home): Promise<string> {
  const { cluster, run } = partsOf(path);
  if (Buffer.byteLength(join(run, ".s.PGSQL.5432")) <= LONGEST_SOCKET) return run;
  const short = `/tmp/psp-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;
  if (await mkdir(short, { mode: 0o700, recursive: true })) {
    if (ourselves().uid === 0) await chown(short, identity.uid, identity.gid);
  }
  const found = await lstat(short);
  if (!found.isDirectory() || found.uid !== identity.uid || (found.mode & 0o077) !== 0) {
    throw new OperatorError(`Folderul ${short} nu conține o bază de date a platformei. Ștergeți-l și porniți din nou.`);
  }
  return short;
}
