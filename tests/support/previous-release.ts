import { execFile } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What git answers, trimmed; empty where it cannot answer, as in a copy without history. */
const git = (...args: string[]): Promise<string> =>
  run("git", args).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );

/** The name of the release before this one (a tag, or a commit while there is no release) and its commit. */
export type Release = { name: string; commit: string };

/**
 * The newest tag `vX.Y.Z` in the history of this commit, but not on it. While there is none, the commit that gave the product its
 * version. Null in a copy whose history does not reach as far.
 */
export async function previousRelease(): Promise<Release | null> {
  const tags = await git("tag", "--merged", "HEAD", "--no-contains", "HEAD", "--sort=-version:refname", "--list", "v*");
  const tag = tags.split("\n").find((name) => /^v\d+\.\d+\.\d+$/.test(name));
  if (tag) return { name: tag, commit: await git("rev-list", "-1", tag) };
  if ((await git("rev-parse", "--is-shallow-repository")) !== "false") return null;
  const commit = await git("log", "-1", `-G"version":`, "--format=%H", "--", "package.json");
  return commit === "" ? null : { name: commit.slice(0, 8), commit };
}

/** Puts the sources of a release into a folder, with the packages of this one. */
export async function unpack({ commit }: Release, folder: string): Promise<void> {
  const archive = join(folder, "sources.tar");
  await run("git", ["archive", "--output", archive, commit]);
  await run("tar", ["-xf", archive, "-C", folder]);
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "given.config.ts"), CONFIG);
  await writeFile(join(folder, "given-server.ts"), GIVEN_SERVER);
  await writeFile(join(folder, RESTART), RESTARTS);
}

/** Databases come from a server and a template that are given. The packages are those of this tree, so nothing is kept in them. */
const CONFIG = `import config from "./vitest.config.ts";
export default { ...config, test: { ...config.test, globalSetup: "./given-server.ts", fsModuleCache: false, maxWorkers: 2 } };
`;
const GIVEN_SERVER = `export default ({ provide }) => provide("server", JSON.parse(process.env.GIVEN_SERVER ?? ""));
`;

/** A test that does with the database what a start does. */
export const RESTART = "tests/restart.test.ts";
const RESTARTS = `import { it } from "vitest";
import { migrate } from "~/platform/database/migrate.server";
import { ownDatabase } from "./support/postgres";

const own = ownDatabase();
it("starts", () => migrate(own()));
`;

type Outcome = {
  /** How many tests passed, and in which files some failed. */
  passed: number;
  failed: string[];
  output: string;
};
type Counts = { numPassedTests: number; testResults: { name: string; status: string }[] };

/** Runs test files of an unpacked release on copies of the template of a server. */
export async function testsOf(folder: string, files: readonly string[], server: object): Promise<Outcome> {
  const vitest = join("node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json=counts.json"];
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  const ended = run(process.execPath, [vitest, "run", "--config=given.config.ts", ...reporters, ...files], {
    cwd: folder,
    env: { ...Object.fromEntries(outside), GIVEN_SERVER: JSON.stringify(server) },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error);
  const output = `${stdout}\n${stderr}`;
  const counts = await readFile(join(folder, "counts.json"), "utf8").catch(() => null);
  if (counts === null) throw new Error(`The tests of the release did not run: ${output}`);
  const { numPassedTests, testResults } = JSON.parse(counts) as Counts;
  const failed = testResults.filter(({ status }) => status !== "passed");
  return { passed: numPassedTests, failed: failed.map(({ name }) => relative(folder, name)), output };
}
