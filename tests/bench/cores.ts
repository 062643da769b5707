import { spawnSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";

const cores = availableParallelism();
const canPin = cores > 1 && spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0;

/** The measured server has one core; the client and the database share the other. Child processes inherit the core. */
export const onFirstCore = (pid: number): void => pin(pid, "0");
export const onSecondCore = (pid: number): void => pin(pid, "1");
export const onAllCores = (pid: number): void => pin(pid, `0-${cores - 1}`);

export const pinning = canPin
  ? "serverul pe un nucleu, cine întreabă pe altul"
  : "fără taskset: nuclee împărțite, cifre mai nesigure";

/** A busy machine worsens every figure, most of all milliseconds. */
export const busy = (): string =>
  (loadavg()[0] ?? 0) > cores / 2 ? `; mașina este ocupată (${loadavg()[0]?.toFixed(1)})` : "";

function pin(pid: number, list: string): void {
  if (canPin) spawnSync("taskset", ["-a", "-c", "-p", list, String(pid)], { stdio: "ignore" });
}
