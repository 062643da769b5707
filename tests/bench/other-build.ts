import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../support/servers";
import { ArgumentError } from "./arguments";

/** Another commit of this repository, built in a work tree of its own outside it: made once, then found again. */
export async function buildOf(commit: string): Promise<string> {
  const hash = gitSays(["rev-parse", "--verify", "--quiet", `${commit}^{commit}`]);
  if (!hash) throw new ArgumentError(`Nu există comitul „${commit}”.`);
  const tree = join(tmpdir(), `psp-bench-build-${hash.slice(0, 12)}`);
  if (!existsSync(join(tree, "package.json"))) {
    await rm(tree, { recursive: true, force: true });
    gitSays(["worktree", "prune"]);
    if (gitSays(["worktree", "add", "--detach", tree, hash]) === null)
      throw new ArgumentError(`Comitul „${commit}” nu a putut fi scos în ${tree}.`);
    await chmod(tree, 0o755); // PostgreSQL's own user starts the program that is in it
  }
  if (!existsSync(join(tree, "node_modules")) && (await sameLock(tree)))
    await symlink(join(root, "node_modules"), join(tree, "node_modules"), "junction");
  console.log(`Se construiește ${hash.slice(0, 7)} în ${tree}…`);
  const { status } = spawnSync(process.execPath, [join(tree, "bin", "start.mjs"), "--build-only"], {
    cwd: tree,
    stdio: "inherit",
  });
  if (status !== 0) throw new ArgumentError(`Comitul „${commit}” nu a putut fi construit.`);
  return tree;
}

/** With another lock file the packages are its own: its build installs them. */
async function sameLock(tree: string): Promise<boolean> {
  const [ours, its] = await Promise.all([root, tree].map((folder) => readFile(join(folder, "package-lock.json"))));
  return ours !== undefined && its !== undefined && ours.equals(its);
}

/** What git answers, without the end of its line; null when it refuses. */
function gitSays(command: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", command, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
