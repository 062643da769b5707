import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PERIOD_MICROSECONDS = 20_000;
const ROOTS = { first: "/sys/fs/cgroup/cpu", second: "/sys/fs/cgroup" } as const;

/** Whether this machine lets a process be limited: Linux, as root. */
export const canShareProcessor = (): boolean =>
  process.getuid?.() === 0 && (existsSync(join(ROOTS.first, "cpu.cfs_quota_us")) || hasSecondVersion());

const hasSecondVersion = () => existsSync(join(ROOTS.second, "cgroup.subtree_control"));

/** Gives a process at most this share of one core, with a control group of its own. Returns what removes the group once the process ended. */
export function limitProcessor(pid: number, share: number): () => void {
  const isFirst = !hasSecondVersion();
  const folder = join(isFirst ? ROOTS.first : ROOTS.second, `psp-bench-${pid}`);
  const quota = Math.round(share * PERIOD_MICROSECONDS);
  if (!isFirst) writeFileSync(join(ROOTS.second, "cgroup.subtree_control"), "+cpu");
  mkdirSync(folder);
  if (isFirst) {
    writeFileSync(join(folder, "cpu.cfs_period_us"), String(PERIOD_MICROSECONDS));
    writeFileSync(join(folder, "cpu.cfs_quota_us"), String(quota));
  } else writeFileSync(join(folder, "cpu.max"), `${quota} ${PERIOD_MICROSECONDS}`);
  writeFileSync(join(folder, "cgroup.procs"), String(pid));
  return () => rmdirSync(folder);
}
