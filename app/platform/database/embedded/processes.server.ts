import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const LEAVE_MILLISECONDS = 300;
const PID_FILE = "postmaster.pid";
const SOCKET_LOCK = ".s.PGSQL.5432.lock";

/** The server that runs on the cluster, whoever started it: its pid file alone could name a stranger that got the same number. */
export async function postmasterOf(cluster: string): Promise<number | null> {
  const pid = await pidInFile(join(cluster, PID_FILE));
  return pid !== null && (await processesOf(cluster)).includes(pid) ? pid : null;
}

async function pidInFile(file: string): Promise<number | null> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Number.parseInt(text, 10) || null;
}

/**
 * Ends what a killed server left behind. Its backends are not in its process group, survive it while they compute, and
 * keep a new server from starting; so do its lock files, in the cluster and in the folder of its socket. Does nothing once
 * somebody's new server is there.
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
    // PostgreSQL itself steps over the file of a dead process, but not of one that lives and is something else, nor of
    // one that is dead and that nobody has asked about yet
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
export function titleOf(cluster: string): string {
  return `psp-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;
}

/**
 * The living processes of PostgreSQL on this cluster, by their command lines: the folder a process stands in would do,
 * but in a container even root may not see it for another user's process.
 */
export async function processesOf(cluster: string): Promise<number[]> {
  const title = `postgres: ${titleOf(cluster)}: `;
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
