import { setTimeout as sleep } from "node:timers/promises";
import { damage } from "../faults/support/writer";
import { query } from "../support/databases";
import { type Metrics, readMetrics } from "../support/metrics";
import type { Drill, DrillOptions, Figures } from "./drill";
import { type PairBehindNginx, pairBehindNginx } from "./pair";
import { Traffic } from "./traffic";

const PER_SECOND = 20;
const MINUTES = 30;
const SMALL_MINUTES = 0.5;
const SAMPLE_MS = 5_000;
/** The part at the beginning in which the engine compiles and caches fill. */
const WARM_UP = 1 / 3;
/** Memory is compared by the least of each part, which is what is left after the collector. */
const PARTS = 8;
const MINUTES_OF_AN_HOUR = 60;

export const bounds: Drill["bounds"] = {
  "cereri nereușite": { most: 0 },
  "scrieri pierdute sau făcute de două ori": { most: 0 },
  "MB pe oră, creșterea memoriei": { most: 150 },
  "fișiere deschise în plus": { most: 20 },
  "conexiuni la bază, cel mult": { most: 46 },
  "joburi care așteaptă, la sfârșit": { most: 100 },
  "s cel mai vechi job ajuns la termen": { most: 120 },
  "ms p99 al buclei, cel mult": { most: 500 },
};

type Sample = { minute: number; all: readonly Metrics[]; connections: number };

/** Mixed traffic on two processes behind nginx for as long as is asked: what grows, what waits, what fails. */
export async function run({ isSmall, perSecond = PER_SECOND, ...asked }: DrillOptions): Promise<Figures> {
  const minutes = asked.minutes ?? (isSmall ? SMALL_MINUTES : MINUTES);
  const pair = await pairBehindNginx();
  try {
    const people = [...pair.cast.authorities];
    const traffic = await Traffic.start({ origin: pair.origin, people, perSecond });
    const samples = await watch(pair, minutes);
    await traffic.stop();
    const lost = await damage(pair.url, traffic.forms);
    for (const one of [...traffic.failures, ...lost]) console.error(one);
    const warm = samples.filter(({ minute }) => minute >= minutes * WARM_UP);
    const sumOf = (sample: Sample | undefined, name: string) =>
      (sample?.all ?? []).reduce((total, one) => total + one.sum(name), 0);
    const most = (name: string) => Math.max(...warm.flatMap(({ all }) => all.map((one) => one.most(name))));
    const memory = leastOfParts(warm, "process_resident_memory_bytes");
    const heap = leastOfParts(warm, "nodejs_heap_size_used_bytes");
    return {
      minute: minutes,
      cereri: traffic.gets + traffic.posts,
      "cereri nereușite": traffic.failures.length,
      "scrieri pierdute sau făcute de două ori": lost.length,
      "ms p95": traffic.p95(),
      "MB memorie după încălzire, un proces": memory[0]?.megabytes ?? Number.NaN,
      "MB memorie la sfârșit, un proces": memory.at(-1)?.megabytes ?? Number.NaN,
      "MB pe oră, creșterea memoriei": slopeOf(memory) * MINUTES_OF_AN_HOUR,
      "MB pe oră, din care memoria JavaScript": slopeOf(heap) * MINUTES_OF_AN_HOUR,
      "fișiere deschise, la sfârșit": sumOf(warm.at(-1), "process_open_fds"),
      "fișiere deschise în plus": sumOf(warm.at(-1), "process_open_fds") - sumOf(warm[0], "process_open_fds"),
      "conexiuni la bază, cel mult": Math.max(...warm.map(({ connections }) => connections)),
      "joburi care așteaptă, cel mult": Math.max(...warm.map(({ all }) => all[0]?.sum("psp_jobs_waiting") ?? 0)),
      "joburi care așteaptă, la sfârșit": samples.at(-1)?.all[0]?.sum("psp_jobs_waiting") ?? Number.NaN,
      "s cel mai vechi job ajuns la termen": most("psp_jobs_oldest_due_seconds"),
      "ms p99 al buclei, cel mult": most("nodejs_eventloop_lag_p99_seconds") * 1_000,
    };
  } finally {
    await pair.stop();
  }
}

const CONNECTIONS = `select count(*)::int as connections from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** What the processes say of themselves and the database of them, every few seconds. */
async function watch({ servers, url }: PairBehindNginx, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  for (let next = began; ; next += SAMPLE_MS) {
    await sleep(Math.max(0, next - performance.now()));
    const minute = (performance.now() - began) / 60_000;
    const all = await Promise.all(servers().map(({ origin }) => readMetrics(origin)));
    const [row] = await query<{ connections: number }>(url, CONNECTIONS);
    samples.push({ minute, all, connections: row?.connections ?? Number.NaN });
    if (minute >= minutes) return samples;
  }
}

type Memory = { minute: number; megabytes: number };

/** Of one process, on average. */
function leastOfParts(samples: readonly Sample[], name: string): Memory[] {
  const size = Math.max(1, Math.ceil(samples.length / PARTS));
  const parts = Array.from({ length: Math.ceil(samples.length / size) }, (_, at) =>
    samples.slice(at * size, (at + 1) * size),
  );
  return parts.map((part) => ({
    minute: part[0]?.minute ?? 0,
    megabytes: Math.min(...part.map(({ all }) => averageOf(all, name) / 1_000_000)),
  }));
}

const averageOf = (all: readonly Metrics[], name: string): number =>
  all.reduce((total, one) => total + one.sum(name), 0) / all.length;

/** Megabytes a minute, by the line that lies nearest to the points. */
function slopeOf(points: readonly Memory[]): number {
  const mean = (of: (point: Memory) => number) => points.reduce((total, point) => total + of(point), 0) / points.length;
  const [middle, level] = [mean(({ minute }) => minute), mean(({ megabytes }) => megabytes)];
  const spread = mean(({ minute }) => (minute - middle) ** 2);
  return spread === 0 ? 0 : mean(({ minute, megabytes }) => (minute - middle) * (megabytes - level)) / spread;
}
