import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run migration -- --name what_changes`: a new migration, made from the tables, which says of itself that it is an expand (see
 * docs/contributing.md); whoever makes it a contract changes its first line. Of the snapshots of the tables only the
 * newest is kept, since drizzle-kit compares with no other. Two branches that both add a migration meet in `_journal.json`.
 *
 * With `--check`, as `npm run check` calls it, nothing is written: exits with 1, and prints the statements, when the tables in
 * the code have what the newest snapshot does not.
 */
const folder = join("db", "migrations");
const snapshots = join(folder, "meta");
process.exit(process.argv.includes("--check") ? await check() : make());

function make() {
  const before = migrations();
  const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
  for (const name of migrations().filter((one) => !before.includes(one))) {
    const path = join(folder, name);
    writeFileSync(path, `-- expand\n${readFileSync(path, "utf8")}`);
  }
  const earlier = readdirSync(snapshots)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .slice(0, -1);
  for (const name of earlier) rmSync(join(snapshots, name));
  return status ?? 1;
}

function migrations() {
  return readdirSync(folder).filter((name) => name.endsWith(".sql"));
}

/** Makes the migration in a copy of the folder, in which only one that is missing appears. */
async function check() {
  const copy = join(".cache", "migration-check");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(snapshots, join(copy, "meta"), { recursive: true });
  const { default: config } = await import("../drizzle.config.ts");
  const file = join(copy, "config.json");
  writeFileSync(file, JSON.stringify({ ...config, out: `./${copy}` }));
  const { stdout, stderr } = spawnSync("drizzle-kit", ["generate", `--config=${file}`], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  if (stdout.includes("No schema changes")) return 0;
  console.error(
    "The tables in the code are not those of the newest migration: npm run migration -- --name what_changes",
  );
  const missing = readdirSync(copy).filter((name) => name.endsWith(".sql"));
  for (const name of missing) console.error(readFileSync(join(copy, name), "utf8"));
  // whether a column is a new one or a renamed one is asked, which ends with an error where nobody can answer
  if (missing.length === 0) console.error(stdout + stderr);
  return 1;
}
