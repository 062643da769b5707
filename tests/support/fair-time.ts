import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const SAMPLED_EVERY_MS = 50;
let sampledAt = performance.now();
let fair = 0;

/** How many processes want each core at this moment: 1 where none has to wait, or where the system does not say. */
function crowd(): number {
  try {
    const running = Number(readFileSync("/proc/loadavg", "utf8").split(" ")[3]?.split("/")[0]);
    return Math.max(1, running / availableParallelism());
  } catch {
    return 1;
  }
}

/**
 * Milliseconds of a clock by which limits hold on a busy machine too: where four processes want each core, a second counts
 * as a quarter of one, since no more of it was ours. On an idle machine it runs like any other clock.
 */
export function fairNow(): number {
  const now = performance.now();
  fair += (now - sampledAt) / crowd();
  sampledAt = now;
  return fair;
}
setInterval(fairNow, SAMPLED_EVERY_MS).unref();

/** As long as so many milliseconds take on an idle machine. */
export async function fairSleep(milliseconds: number): Promise<void> {
  const until = fairNow() + milliseconds;
  while (fairNow() < until) await sleep(20);
}
