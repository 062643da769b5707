import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Between two questions, in milliseconds: what it costs to ask is work of the process that is asked, too. */
const PAUSE_MS = 5;

export type Pulse = {
  /** For how long, at most, the process answered nobody while this ran, in milliseconds. */
  during(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<unknown>;
};

/**
 * Asks a process without end, from a thread of its own, whether it lives: whoever waits for the answer is held up. Where
 * other programs hold up the process itself, it was not longer than its main thread has worked, which Linux counts.
 */
export function takePulse({ origin, pid }: { origin: string; pid: number }): Pulse {
  const worker = new Worker(new URL(import.meta.url), { workerData: { pulseOf: origin } });
  const longest = () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    worker.once("message", resolve);
    worker.postMessage("longest");
    return promise;
  };
  return {
    async during(work) {
      await longest();
      const before = workOf(pid);
      await work();
      const held = await longest();
      return Math.min(held, workOf(pid) - before || held);
    },
    stop: () => worker.terminate(),
  };
}

/** What a process's main thread has worked so far, in milliseconds; not a number on other systems. */
function workOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Answers, once the question under way is answered, what was longest since it was last asked for. */
async function askForever(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let longest = 0;
  let wanted = 0;
  parentPort?.on("message", () => {
    wanted += 1;
  });
  for (;;) {
    const answers = wanted;
    const began = performance.now();
    await new Promise((resolve, reject) => {
      get(`${origin}/healthz`, { agent }, (answer) => answer.resume().once("end", resolve)).once("error", reject);
    });
    longest = Math.max(longest, performance.now() - began);
    if (answers > 0) {
      wanted -= answers;
      parentPort?.postMessage(longest);
      longest = 0;
    }
    await sleep(PAUSE_MS);
  }
}

if (!isMainThread && workerData?.pulseOf) void askForever(workerData.pulseOf);
