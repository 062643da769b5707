import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const SAMPLED_EVERY_MS = 50;
let sampledAt = performance.now();
let fair = 0;

/** Runnable processes per core now; 1 where none has to wait, or where the system does not tell. */
function crowd(): number {
  try {
    const running = Number(readFileSync("/proc/loadavg", "utf8").split(" ")[3]?.split("/")[0]);
    return Math.max(1, running / availableParallelism());
  } catch {
    return 1;
  }
}

/**
 * Milliseconds of a clock whose limits hold on a busy machine too: with four runnable processes per core, a second counts
 * as a quarter. On an idle machine it is an ordinary clock.
 */
export function fairNow(): number {
  const now = performance.now();
  fair += (now - sampledAt) / crowd();
  sampledAt = now;
  return fair;
}
setInterval(fairNow, SAMPLED_EVERY_MS).unref();

/** Sleeps for so many milliseconds of `fairNow`. */
export async function fairSleep(milliseconds: number): Promise<void> {
  const until = fairNow() + milliseconds;
  while (fairNow() < until) await sleep(20);
}
