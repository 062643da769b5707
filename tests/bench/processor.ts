import { readdirSync, readFileSync } from "node:fs";
import { postmasterIn } from "../support/servers";

/** Linux counts the time of a processor in hundredths of a second wherever it tells it in /proc. */
const TICK_MS = 10;

type Ticks = { parent: number; own: number; ended: number };

/** Milliseconds of a processor that this process has used so far, in all its threads. */
export function processCpu(pid: number): number {
  return (ticksOf(pid)?.own ?? Number.NaN) * TICK_MS;
}

/** The same of the database that was started in this folder: its postmaster, whom it started, and those of them that have ended. */
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

/** Null when the process has ended. The name, which may hold anything, stands in brackets before the numbers. */
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
