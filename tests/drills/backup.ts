import { backupsIn } from "../../app/platform/backup/folders.server";
import { bytesOf } from "../../app/platform/backup/verify.server";
import { secondsOf } from "../bench/growth-jobs";
import { damage } from "../faults/support/writer";
import { readMetrics } from "../support/metrics";
import { runCommand } from "../support/servers";
import type { Drill, DrillOptions, Figures } from "./drill";
import { startSource } from "./source";
import { Traffic } from "./traffic";

const PER_SECOND = 20;
/** How many requests come before the backup, for comparison. */
const BEFORE = 200;
const SMALL_BEFORE = 20;

const LAG = "nodejs_eventloop_lag_max_seconds";

export const bounds: Drill["bounds"] = {
  "încheierea verificării": { most: 0 },
  "cereri nereușite": { most: 0 },
  "scrieri pierdute sau făcute de două ori": { most: 0 },
  // of a machine that other tests keep busy too; at rest a tenth of it
  "ms p95, în timpul copiei": { most: 2_000 },
  "ms cea mai lungă oprire a buclei, în timpul copiei": { most: 1_500 },
};

/** Makes a backup under mixed traffic, as every night does, reads it to its end, and compares what others notice with before. */
export async function run(options: DrillOptions): Promise<Figures> {
  const source = await startSource(options);
  try {
    const { server, url, backupDir, dataDir, first } = source;
    const { origin } = server;
    const traffic = await Traffic.start({ origin, people: source.people, perSecond: PER_SECOND });
    const before = options.isSmall ? SMALL_BEFORE : BEFORE;
    await traffic.more(before); // the engine still compiles what it runs
    await readMetrics(origin);
    const began = performance.now();
    await traffic.more(before);
    const lagBefore = (await readMetrics(origin)).most(LAG);
    const backedUpAt = performance.now();
    const seconds = await secondsOf(url, "make-backup");
    const lagDuring = (await readMetrics(origin)).most(LAG);
    const endedAt = performance.now();
    await traffic.stop();
    const [backup] = await backupsIn(backupDir);
    if (!backup || backup.name === first.name) throw new Error("The job made no backup");
    const verified = await runCommand(["verify"], { dataDir, env: { BACKUP_DIR: backupDir } });
    if (verified.status !== 0) console.error(verified.error);
    const lost = await damage(url, traffic.forms);
    for (const one of [...traffic.failures, ...lost]) console.error(one);
    return {
      "MB baza de date": await source.megabytes(),
      "MB copia pe disc": bytesOf(backup) / 1_000_000,
      "secunde, copiere și verificare": seconds,
      "încheierea verificării": verified.status ?? -1,
      cereri: traffic.gets + traffic.posts,
      "cereri nereușite": traffic.failures.length,
      "scrieri pierdute sau făcute de două ori": lost.length,
      "ms p95, înainte": traffic.p95(began, backedUpAt),
      "ms p95, în timpul copiei": traffic.p95(backedUpAt, endedAt),
      "ms cea mai lungă oprire a buclei, înainte": lagBefore * 1_000,
      "ms cea mai lungă oprire a buclei, în timpul copiei": lagDuring * 1_000,
    };
  } finally {
    await source.remove();
  }
}
