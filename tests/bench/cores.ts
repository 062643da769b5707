import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const cores = availableParallelism();
const able = cores > 1 && spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0;

/** What is measured has a core for itself; whoever asks, and the database, have the other. What they start stays with them. */
export const onFirstCore = (pid: number): void => pin(pid, "0");
export const onSecondCore = (pid: number): void => pin(pid, "1");
export const onAllCores = (pid: number): void => pin(pid, `0-${cores - 1}`);

export const pinning = able
  ? "serverul pe un nucleu, cine întreabă pe altul"
  : "fără taskset: nuclee împărțite, cifre mai nesigure";

function pin(pid: number, list: string): void {
  if (able) spawnSync("taskset", ["-a", "-c", "-p", list, String(pid)], { stdio: "ignore" });
}
