import { readdirSync, readFileSync } from "node:fs";
import { postmasterIn } from "../support/servers";

/** The unit of processor times in Linux's /proc. */
const TICK_MS = 10;

type Ticks = { parent: number; own: number; ended: number };

/** Processor time of a process with all its threads, in milliseconds; NaN when it has ended. */
export function processCpu(pid: number): number {
  return (ticksOf(pid)?.own ?? Number.NaN) * TICK_MS;
}

/** The same for the database of this folder: its postmaster and its child processes, ended ones included. */
export async function databaseCpu(dataDir: string): Promise<() => number> {
  const postmaster = await postmasterIn(dataDir);
  return () => {
    const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    const ticks = processes.map((name) => {
      const found = ticksOf(Number(name));
      if (Number(name) === postmaster) return (found?.own ?? 0) + (found?.ended ?? 0);
      return found?.parent === postmaster ? found.own : 0;
    });
    return ticks.reduce((total, each) => total + each, 0) * TICK_MS;
  };
}

/** Null when the process has ended. The numbers follow the process name, which is in brackets and may contain anything. */
function ticksOf(pid: number): Ticks | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (n) => fields[n],
    );
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}
