import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Pause between two requests, in milliseconds; each request also costs the process that answers. */
const PAUSE_MS = 5;

export type EventLoopWatch = {
  /** The longest time without an answer, in milliseconds. */
  during(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<unknown>;
};

/**
 * Requests a process continuously, from a thread of its own, and measures how long its event loop is blocked. Where
 * other programs delay the process, the CPU time of its main thread, which Linux counts, is the upper limit.
 */
export function watchEventLoop({ origin, pid }: { origin: string; pid: number }): EventLoopWatch {
  const worker = new Worker(new URL(import.meta.url), { workerData: { watchedOrigin: origin } });
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

/** CPU time of a process's main thread, in milliseconds; NaN on systems other than Linux. */
function workOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Runs in the thread. Posts the longest time since the last message, once the current request is answered. */
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

if (!isMainThread && workerData?.watchedOrigin) void askForever(workerData.watchedOrigin);
