import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, readFile, readlink, rm, symlink, unlink } from "node:fs/promises";
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
  await sharePackages(tree);
  console.log(`Se construiește ${hash.slice(0, 7)} în ${tree}…`);
  const { status } = spawnSync(process.execPath, [join(tree, "bin", "start.mjs"), "--build-only"], {
    cwd: tree,
    stdio: "inherit",
  });
  if (status !== 0) throw new ArgumentError(`Comitul „${commit}” nu a putut fi construit.`);
  return tree;
}

/**
 * Ours are its packages too while both locks say the same; otherwise its build installs its own. A link from an earlier
 * time is taken away first: through it, that installation would replace ours.
 */
async function sharePackages(tree: string): Promise<void> {
  const packages = join(tree, "node_modules");
  const linked = await readlink(packages).catch(() => null);
  if (linked !== null) await unlink(packages);
  if (!existsSync(packages) && (await sameLock(tree))) await symlink(join(root, "node_modules"), packages, "junction");
}

async function sameLock(tree: string): Promise<boolean> {
  const [ours = "", its] = await Promise.all(
    [root, tree].map((folder) => readFile(join(folder, "package-lock.json"), "utf8")),
  );
  return ours === its;
}

/** What git answers, without the end of its line; null when it refuses. */
function gitSays(command: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", command, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
