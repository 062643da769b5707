import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run migration -- --name what_changes`: a new migration, made from the tables. Of the snapshots of the tables only the
 * newest is kept, since drizzle-kit compares with no other. Two branches that both add a migration meet in `_journal.json`.
 */
const snapshots = join("db", "migrations", "meta");
const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
const earlier = readdirSync(snapshots)
  .filter((name) => name.endsWith("_snapshot.json"))
  .sort()
  .slice(0, -1);
for (const name of earlier) rmSync(join(snapshots, name));
process.exit(status ?? 1);
