import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, readFile, readlink, rm, symlink, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../support/servers";
import { ArgumentError } from "./arguments";

/** The work tree of another commit, built outside this repository and reused. */
export async function buildOf(commit: string): Promise<string> {
  const hash = gitOutput(["rev-parse", "--verify", "--quiet", `${commit}^{commit}`]);
  if (!hash) throw new ArgumentError(`Nu există comitul „${commit}”.`);
  const tree = join(tmpdir(), `psp-bench-build-${hash.slice(0, 12)}`);
  if (!existsSync(join(tree, "package.json"))) {
    await rm(tree, { recursive: true, force: true });
    gitOutput(["worktree", "prune"]);
    if (gitOutput(["worktree", "add", "--detach", tree, hash]) === null)
      throw new ArgumentError(`Comitul „${commit}” nu a putut fi scos în ${tree}.`);
    await chmod(tree, 0o755); // the PostgreSQL user must be able to enter it
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
 * Links our node_modules when both lock files are equal; otherwise its build installs its own. An earlier link is removed
 * first, because that installation would write through it into ours.
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

/** The trimmed output of git; null when it fails. */
function gitOutput(command: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", command, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
