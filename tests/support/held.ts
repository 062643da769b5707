import { setImmediate as turn } from "node:timers/promises";
import { slowness } from "./cost";

/** Milliseconds of CPU time for which a work keeps this thread from doing anything else, at most. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isWorking = true;
  const worked = work().finally(() => {
    isWorking = false;
  });
  for (let before = process.threadCpuUsage(); isWorking; before = process.threadCpuUsage()) {
    await turn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await worked;
  return longest > 50 ? longest / slowness() : longest;
}
