import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const LEAVE_MILLISECONDS = 300;
const PID_FILE = "postmaster.pid";
const SOCKET_LOCK = ".s.PGSQL.5432.lock";

/** The pid of the server that runs on the cluster; null without one. The pid file alone may name an unrelated process. */
export async function postmasterOf(cluster: string): Promise<number | null> {
  const pid = await pidInFile(join(cluster, PID_FILE));
  return pid !== null && (await processesOf(cluster)).includes(pid) ? pid : null;
}

async function pidInFile(file: string): Promise<number | null> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Number.parseInt(text, 10) || null;
}

/**
 * Removes what a killed server left behind and what would prevent a new start: backends, which outlive it while they
 * compute, and the lock files of the cluster and of the socket. Does nothing when a new server is running.
 */
export async function sweep(cluster: string, run: string): Promise<void> {
  const until = Date.now() + LEAVE_MILLISECONDS;
  for (;;) {
    if (await postmasterOf(cluster)) return;
    const left = await processesOf(cluster);
    if (left.length === 0) break;
    if (Date.now() > until) for (const pid of left) kill(pid, "SIGKILL");
    await sleep(20);
  }
  for (const file of [join(cluster, PID_FILE), join(run, SOCKET_LOCK)]) {
    const pid = await pidInFile(file);
    // PostgreSQL ignores the file of a dead process, but not of an unrelated living one or of an unreaped zombie
    if (pid !== null && kill(pid, 0)) await rm(file, { force: true });
  }
}

/** True when the signal was delivered; 0 only asks whether the process is there. */
export function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** What PostgreSQL puts into the titles of its processes, so that we tell this cluster's from others. */
export function processTitle(cluster: string): string {
  return `psp-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;
}

/**
 * The PostgreSQL processes of this cluster, by their command lines: in a container even root may not read the working
 * directory of another user's process.
 */
export async function processesOf(cluster: string): Promise<number[]> {
  const title = `postgres: ${processTitle(cluster)}: `;
  const commands = await commandLines();
  return commands.filter(([, line]) => line.includes(` -D ${cluster} `) || line.startsWith(title)).map(([pid]) => pid);
}

async function commandLines(): Promise<[pid: number, line: string][]> {
  const entries = await readdir("/proc").catch(() => null);
  if (!entries) return commandLinesByPs();
  const pids = entries.map(Number).filter((pid) => pid > 0);
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
  return pids.map((pid, position) => [pid, lines[position]?.replaceAll("\0", " ") ?? ""]); // a zombie has none
}

async function commandLinesByPs(): Promise<[pid: number, line: string][]> {
  const { stdout } = await promisify(execFile)("ps", ["-axww", "-o", "pid=,command="]);
  return stdout.split("\n").map((line) => [Number.parseInt(line, 10), line.trim().replace(/^\d+ /, "")]);
}
