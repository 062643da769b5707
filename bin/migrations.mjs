import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { marksIn } from "../app/platform/database/migration-mark.ts";
import { compareVersions } from "../app/platform/version-order.ts";

/**
 * Refuses a migration that does not say in one mark whether it is an expand or a contract, and a contract of something that the
 * release before this one uses: releases stop using it first, and one of them must be out. What an expand may do is judged by
 * tests/architecture/migrations.test.ts.
 *
 * Refuses a migration that was changed or removed after it was committed: a database that applied its earlier text could not be
 * upgraded. Compares the files with the history of the branch that is checked out; a copy without history is not checked, and
 * says so. An earlier text is accepted when `db/migrations/replaced.json` holds its hash, under the number of the migration:
 * tests/architecture/migrations.test.ts shows that it leads to the same schema. Prints each migration and exits with 1.
 */
const FOLDER = "db/migrations";
/** Those before it were written before there was a release. */
const FIRST_MARKED = 92;
const FORMS = "`-- expand` or `-- contract: WHAT; no release since X.Y.Z uses it`";
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

const marked = () =>
  readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && Number(name.slice(0, 4)) >= FIRST_MARKED);

function markProblem(name) {
  const path = join(FOLDER, name);
  const [mark, second] = marksIn(readFileSync(path, "utf8"));
  if (!mark || second) return `${path}: among its first comments, one line must be ${FORMS}`;
  if (mark.kind === "expand") return null;
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  if (compareVersions(mark.since, version) >= 0)
    return `${path}: the release before ${version} may still use it; write the contract in a later release than the one that stops using it`;
  if (!readFileSync("CHANGELOG.md", "utf8").includes(`\n## ${mark.since} (`))
    return `${path}: there was no release ${mark.since}, by CHANGELOG.md`;
  return null;
}

let texts = [];
try {
  texts = history();
} catch {
  console.log("migrations: there is no history here, so nothing was compared");
}
const replaced = replacedHashes();
const problems = new Set(
  [...texts.map((text) => problemOf(text, replaced)), ...marked().map(markProblem)].filter(Boolean),
);
for (const problem of problems) console.error(problem);
process.exit(problems.size === 0 ? 0 : 1);
