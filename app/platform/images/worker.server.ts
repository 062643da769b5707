import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { waitOutside } from "../http/gate.server";
import { atOnce } from "./at-once";

const IDLE_MS = 30_000;

export type WorkerLimits = {
  /** How many may wait for a place, with all that they bring. */
  mostWaiting: number;
  /** After so long it is ended, whatever it does. */
  mostMs: number;
};
export type Workers<Task, Answer> = (task: Task) => Promise<Answer | "lost" | "busy">;

/**
 * Processes of our own beside this one, each with one task at a time, started when there is work and ended after a while
 * without. "lost": it died over its task or did not end in time. "busy": too many wait already.
 */
export function workers<Task extends object, Answer>(
  script: string,
  { mostWaiting, mostMs }: WorkerLimits,
): Workers<Task, Answer> {
  const places = Math.max(1, availableParallelism() - 1);
  const gate = atOnce(places);
  const resting = new Set<ChildProcess>();
  let inside = 0;
  return async (task) => {
    if (inside >= places + mostWaiting) return "busy";
    inside += 1;
    try {
      return await waitOutside(() => gate(() => workWith<Task, Answer>(resting, script, { task, mostMs })));
    } finally {
      inside -= 1;
    }
  };
}

async function workWith<Task extends object, Answer>(
  resting: Set<ChildProcess>,
  script: string,
  { task, mostMs }: { task: Task; mostMs: number },
): Promise<Answer | "lost"> {
  const worker = taken(resting) ?? started(script);
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const answer = await Promise.race([
      once(worker, "message", { signal }).then(([said]) => ({ said: said as Answer })),
      once(worker, "exit", { signal }).then(() => null),
      sleep(mostMs, null, { signal }),
      sent(worker, task),
    ]);
    if (answer === null) worker.kill("SIGKILL");
    else rest(resting, worker);
    return answer === null ? "lost" : answer.said;
  } finally {
    ended.abort();
  }
}

/** Resolves only when it could not be told. */
function sent(worker: ChildProcess, task: object): Promise<null> {
  return new Promise((resolve) => {
    worker.send(task, (error) => {
      if (error) resolve(null);
    });
  });
}

function started(script: string): ChildProcess {
  const { PATH } = process.env;
  const worker = fork(script, {
    serialization: "advanced", // bytes as bytes
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
    env: PATH === undefined ? {} : { PATH },
  });
  worker.on("error", () => {}); // it could not start, or be told: its exit says so too
  return worker;
}

function taken(resting: Set<ChildProcess>): ChildProcess | null {
  for (const worker of resting) {
    resting.delete(worker);
    if (!worker.connected) continue;
    worker.ref();
    worker.channel?.ref();
    return worker;
  }
  return null;
}

/** It waits for more work, without keeping us from ending. */
function rest(resting: Set<ChildProcess>, worker: ChildProcess): void {
  resting.add(worker);
  worker.unref();
  worker.channel?.unref();
  setTimeout(() => {
    if (resting.delete(worker)) worker.disconnect();
  }, IDLE_MS).unref();
}
