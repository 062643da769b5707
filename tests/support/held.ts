import { setImmediate as turn } from "node:timers/promises";
import { leastOf, worked } from "./cost";

/** Milliseconds of CPU time for which a work keeps this thread from doing anything else, at most. */
export const longestHold = (work: () => Promise<unknown>): Promise<number> =>
  leastOf(async () => {
    let longest = 0;
    let isWorking = true;
    let before = process.threadCpuUsage(); // also of what it does before it waits for the first time
    const done = work().finally(() => {
      isWorking = false;
    });
    do {
      await turn();
      longest = Math.max(longest, worked(before));
      before = process.threadCpuUsage();
    } while (isWorking);
    await done;
    return longest;
  });
