import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postmasterOf } from "../../app/platform/database/embedded/processes.server";
import { clockAt, root, SECRET } from "../support/servers";

/** Accounts of the synthetic data. */
export const PEOPLE = {
  uat: { email: "uat-1@sintetic.example", signInPath: "/login?tip=uat" },
  firma: { email: "firma-1@sintetic.example", signInPath: "/login?tip=firma" },
  admin: { email: "admin@demo.ro", signInPath: "/admin-login" },
} as const;
export const PASSWORD = "Parola-Demo-2026";

const SEEDED = ".seeded";
const HOURS = 6 * 3_600_000;

/** A data folder with synthetic data of this scale, outside the repository. It is reused until the files in db/ change. */
export async function worldOf(scale: number, tree = root): Promise<string> {
  const parent = join(tmpdir(), `psp-bench-${await sourcesHash(tree)}`);
  const folder = join(parent, `scale-${scale}`);
  if (existsSync(join(folder, SEEDED))) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of [parent, folder]) await chmod(path, 0o755); // the PostgreSQL user must be able to enter it
  const present = new Date();
  console.log(`Se face setul de date ${scale} în ${folder} (o singură dată)…`);
  const seed = join(tree, "build", "server", "seed.js");
  const { status } = spawnSync(process.execPath, [seed, "--scale", String(scale)], {
    cwd: tree,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder, DATABASE_URL: "", SEED: "demo", SECRET },
  });
  if (status !== 0) throw new Error("The data could not be created");
  await writeFile(join(folder, SEEDED), present.toISOString());
  return folder;
}

/**
 * A clock file set back to when the data was created, so that the same requests are open and no new reminders are due.
 * `clockRuns`: the clock advances between measurements, so that limits per half hour do not apply across them.
 */
export async function clockOf(folder: string, clockRuns = false): Promise<string> {
  const present = Date.parse(await readFile(join(folder, SEEDED), "utf8"));
  const file = join(folder, "clock");
  const since = Date.now() - present;
  await clockAt(file, { shiftedBy: clockRuns ? (since % HOURS) - since : -since });
  return file;
}

/**
 * Two copies of one data folder for two builds. The other build fills it, because ours can migrate an older database. Both
 * are reused together, so that they have been used equally.
 */
export async function pairOfWorlds(scale: number, tree: string): Promise<{ ours: string; other: string }> {
  const world = await worldOf(scale, tree);
  const parent = `${world}-${await sourcesHash(root)}`;
  const pair = { ours: join(parent, "ours"), other: join(parent, "other") };
  if (existsSync(join(pair.other, SEEDED))) return pair;
  await rm(parent, { recursive: true, force: true });
  await mkdir(parent);
  await chmod(parent, 0o755);
  for (const copy of [pair.ours, pair.other]) await copyWorld(world, copy);
  return pair;
}

/** `-a` keeps the owner, the PostgreSQL user. A copy made under a running server would be damaged. */
export async function copyWorld(world: string, copy: string): Promise<void> {
  if ((await postmasterOf(join(world, "pg", "cluster"))) !== null) throw new Error(`A server runs on ${world}`);
  const { status } = spawnSync("cp", ["-a", world, copy], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${world} could not be copied`);
}

async function sourcesHash(tree: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(join(tree, "db"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes(".test."));
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(tree.length)).update(await readFile(path));
  }
  return hash.digest("hex").slice(0, 12);
}
