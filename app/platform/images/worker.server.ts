import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { waitOutside } from "../http/gate.server";
import { installed } from "../installed.server";
import { atOnce, Crowded } from "./at-once";

const IDLE_MS = 30_000;

export type WorkerLimits = {
  /** Tasks that may wait for a worker, with their data in memory; whoever asks for many waits for their own. */
  mostWaiting: number;
  /** A task that takes longer is killed. */
  mostMs: number;
  /** Options of Node for the process. */
  execArgv?: readonly string[];
  /** What each process is sent once, before its first task. */
  opening?: object;
};
export type Workers<Task, Answer> = (task: Task, who?: string) => Promise<Answer | "lost" | "busy">;

/** The file of a worker: in the build by its name, otherwise its source in this folder of the repository. */
export const workerFile = (name: string, folder: string): string =>
  import.meta.env.PROD ? installed("build", "server", `${name}.js`) : installed(folder, `${name}.ts`);

const scripts = new Set<string>();

/** The names of the workers' files that are not there: without them the tasks of the pool fail. */
export const missingWorkers = (): string[] =>
  [...scripts].filter((script) => !existsSync(script)).map((script) => basename(script));

/**
 * A pool of child processes with one task each, started on demand and ended when idle. Returns "lost" when the process died
 * or took too long, "busy" when too many tasks are waiting. Whoever asks (`who`) have their turns.
 */
export function workers<Task extends object, Answer>(
  script: string,
  { mostWaiting, mostMs, execArgv = [], opening }: WorkerLimits,
): Workers<Task, Answer> {
  scripts.add(script);
  const gate = atOnce(Math.max(1, availableParallelism() - 1), mostWaiting);
  const resting = new Set<ChildProcess>();
  const start = () => {
    const worker = started(script, execArgv);
    if (opening) worker.send(opening, () => {}); // what cannot be sent ends with the task
    return worker;
  };
  return async (task, who = "") => {
    try {
      return await waitOutside(() => gate(() => workWith<Task, Answer>(resting, start, { task, mostMs }), who));
    } catch (error) {
      if (error instanceof Crowded) return "busy";
      throw error;
    }
  };
}

async function workWith<Task extends object, Answer>(
  resting: Set<ChildProcess>,
  start: () => ChildProcess,
  { task, mostMs }: { task: Task; mostMs: number },
): Promise<Answer | "lost"> {
  const worker = taken(resting) ?? start();
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

/** Resolves to null when the task could not be sent; otherwise never. */
function sent(worker: ChildProcess, task: object): Promise<null> {
  return new Promise((resolve) => {
    worker.send(task, (error) => {
      if (error) resolve(null);
    });
  });
}

function started(script: string, execArgv: readonly string[]): ChildProcess {
  const { PATH } = process.env;
  const worker = fork(script, {
    serialization: "advanced", // bytes as bytes
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [...execArgv],
    env: PATH === undefined ? {} : { PATH },
  });
  worker.on("error", () => {}); // the exit event reports it too
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

/** Keeps the idle worker for a while, without preventing our exit. */
function rest(resting: Set<ChildProcess>, worker: ChildProcess): void {
  resting.add(worker);
  worker.unref();
  worker.channel?.unref();
  setTimeout(() => {
    if (resting.delete(worker)) worker.disconnect();
  }, IDLE_MS).unref();
}
