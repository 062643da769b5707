import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Pause between two requests, in milliseconds; each request also costs the process that answers. */
const PAUSE_MS = 5;

export type EventLoopWatch = {
  /** The longest time without an answer, in milliseconds. */
  during(work: () => Promise<unknown>): Promise<number>;
  /**
   * The same where it may be above this limit. Otherwise the CPU time of the main thread, above which nobody waits: to find it
   * costs nothing, while to ask all the time takes as long as most of what is watched.
   */
  above(limit: number, work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<unknown>;
};

/**
 * Requests a process continuously while some work is done, from a thread of its own, and measures how long its event loop
 * is blocked. Where other programs delay the process, the CPU time of its main thread, which Linux counts, is the upper limit.
 */
export function watchEventLoop({ origin, pid }: { origin: string; pid: number }): EventLoopWatch {
  const worker = new Worker(new URL(import.meta.url), { workerData: { watchedOrigin: origin } });
  const told = (message: "begin" | "end") => {
    const { promise, resolve } = Promise.withResolvers<number>();
    worker.once("message", resolve);
    worker.postMessage(message);
    return promise;
  };
  const cost = async (work: () => Promise<unknown>) => {
    const before = workOf(pid);
    await work();
    return workOf(pid) - before || Number.POSITIVE_INFINITY;
  };
  const during = async (work: () => Promise<unknown>) => {
    await told("begin");
    const worked = await cost(work);
    return Math.min(await told("end"), worked);
  };
  return {
    during,
    async above(limit, work) {
      const worked = await cost(work);
      return worked > limit ? during(work) : worked;
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

/** Runs in the thread. Asks from "begin", which it answers once it was answered, to "end": then it posts the longest time between. */
async function askBetween(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const began = performance.now();
    await new Promise((resolve, reject) => {
      get(`${origin}/healthz`, { agent }, (answer) => answer.resume().once("end", resolve)).once("error", reject);
    });
    return performance.now() - began;
  };
  let isAsking = false;
  const watch = async () => {
    await ask();
    parentPort?.postMessage(0);
    let longest = 0;
    while (isAsking) {
      longest = Math.max(longest, await ask());
      await sleep(PAUSE_MS);
    }
    parentPort?.postMessage(Math.max(longest, await ask()));
  };
  parentPort?.on("message", (message: "begin" | "end") => {
    isAsking = message === "begin";
    if (isAsking) void watch();
  });
}

if (!isMainThread && workerData?.watchedOrigin) void askBetween(workerData.watchedOrigin);
