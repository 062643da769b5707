import { setImmediate as turn } from "node:timers/promises";
import { slowness } from "./cost";

/** Milliseconds of CPU time for which a work keeps this thread from doing anything else, at most. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isWorking = true;
  let before = process.threadCpuUsage(); // also of what it does before it waits for the first time
  const worked = work().finally(() => {
    isWorking = false;
  });
  do {
    await turn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  } while (isWorking);
  await worked;
  return longest > 50 ? longest / slowness() : longest;
}
