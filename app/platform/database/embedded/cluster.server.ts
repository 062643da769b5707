import { execFile } from "node:child_process";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.server";
import { type Home, partsOf } from "./folder.server";
import { ourselves } from "./identity.server";
import { noStart, notOurs } from "./refusals.server";

/** The whole environment of the server and of initdb: nothing of ours. */
export const bareEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", TZ: "UTC" };

/**
 * Creates the cluster in a temporary folder and renames it, so that neither an interrupted start nor two concurrent first
 * starts leave an incomplete one. The slower process uses the existing cluster.
 */
export async function makeCluster(home: Home, { initdb }: Binaries, durable: boolean): Promise<void> {
  const half = `${home.path}.new-${randomUUID().slice(0, 8)}`;
  const { cluster, secret, run } = partsOf(half);
  try {
    for (const folder of [half, run]) await mkdir(folder, { mode: 0o700 });
    await makeSecret(secret);
    for (const path of [secret, run, half]) await give(path, home);
    const { uid, gid } = home.identity;
    const options = { cwd: "/", env: bareEnvironment, ...(ourselves().uid === 0 ? { uid, gid } : {}) };
    await promisify(execFile)(initdb, initdbArguments(cluster, secret, durable), options);
    await place(half, home);
  } catch (error) {
    throw noStart(String((error as { stderr?: string }).stderr || error), home.place);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** The superuser's password, from which the application's is derived. */
export const makeSecret = (path: string): Promise<void> =>
  writeFile(path, randomBytes(24).toString("base64url"), { mode: 0o600 });

function initdbArguments(cluster: string, secret: string, durable: boolean): string[] {
  return [
    ...["-D", cluster, "-U", "psp", "-A", "scram-sha-256", `--pwfile=${secret}`],
    ...["--encoding=UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=ro"],
    ...["--data-checksums", "--no-instructions", ...(durable ? [] : ["--no-sync"])],
  ];
}

/** Renames a cluster that is complete to its place; one that is there already stays. */
export async function place(half: string, { place, path }: Home): Promise<void> {
  const taken = (error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST" && error.code !== "ENOTEMPTY") throw error;
    return true;
  };
  if (place === path) await rename(half, path).catch(taken);
  else {
    await rename(half, path);
    if (await symlink(path, place).catch(taken)) await rm(path, { recursive: true });
  }
}

/** As root: what is in the folder belongs to PostgreSQL's user. */
export async function give(path: string, { identity }: Home): Promise<void> {
  if (ourselves().uid === 0) await chown(path, identity.uid, identity.gid);
}

/** The superuser's password and the application's, derived from it by HMAC. */
export async function readPasswords(home: string): Promise<{ superuser: string; application: string }> {
  try {
    const superuser = await readFile(partsOf(home).secret, "utf8");
    return { superuser, application: createHmac("sha256", superuser).update("app").digest("base64url") };
  } catch {
    throw notOurs(home);
  }
}
