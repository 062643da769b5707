import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Refuses a migration that was changed or removed after it was committed: a database that applied its earlier text could not be
 * upgraded. Compares the files with the history of the branch that is checked out; a copy without history is not checked, and
 * says so. An earlier text is accepted when `db/migrations/replaced.json` holds its hash, under the number of the migration:
 * tests/architecture/migrations.test.ts shows that it leads to the same schema. Prints each migration and exits with 1.
 */
const FOLDER = "db/migrations";
/** Replaced or given another number within the hour in which they were written, before any database but its author's had them. */
const NEVER_APPLIED = [
  "0035_library_care.sql",
  "0036_assistant.sql",
  "0064_certificates.sql",
  "0066_certificates.sql",
  "0067_figure_reports.sql",
];

const git = (...args) =>
  execFileSync("git", args, { maxBuffer: 64 * 1024 * 1024, stdio: ["ignore", "pipe", "ignore"] });
const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** Each text that a migration ever had on this branch, as the path and the object of its text (all zeros: removed). */
function history() {
  const log = git(
    "log",
    "--first-parent",
    "--raw",
    "--no-abbrev",
    "--no-renames",
    "--format=",
    "--",
    `${FOLDER}/*.sql`,
  );
  return log
    .toString()
    .split("\n")
    .filter((line) => line.startsWith(":"))
    .map((line) => {
      const [about, path] = line.split("\t");
      return { path, object: about.split(" ")[3] };
    });
}

function replacedHashes() {
  const path = join(FOLDER, "replaced.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

function problemOf({ path, object }, replaced) {
  const name = basename(path);
  if (NEVER_APPLIED.includes(name) || /^0+$/.test(object)) return null;
  if (!existsSync(path)) return `${path}: a committed migration was removed`;
  const earlier = hashOf(git("cat-file", "blob", object));
  if (earlier === hashOf(readFileSync(path)) || replaced[name.slice(0, 4)]?.includes(earlier)) return null;
  return `${path}: changed after it was committed; put its text back and write another migration (${earlier})`;
}

let texts = [];
try {
  texts = history();
} catch {
  console.log("migrations: there is no history here, so nothing was compared");
}
const replaced = replacedHashes();
const problems = new Set(texts.map((text) => problemOf(text, replaced)).filter(Boolean));
for (const problem of problems) console.error(problem);
process.exit(problems.size === 0 ? 0 : 1);
