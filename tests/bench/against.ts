import { ArgumentError, type Asked } from "./arguments";
import { onSecondCore } from "./cores";
import { median, type Plan, sendRequests } from "./load";
import { buildOf } from "./other-build";
import { type Line, line, withTarget } from "./report";
import { hasProcessorTimes, headersFor, type Person, type Side, startSide, untilIdle } from "./side";
import { pairOfWorlds } from "./world";

type Measured = { part: "dashboards" | "uncached"; path: string; who?: Person; most: number };

/** The maximum ratio of processor time (Node and PostgreSQL) to the other build. */
const PAGES: readonly Measured[] = [
  { part: "dashboards", path: "/uat/dashboard", who: "uat", most: 0.5 },
  { part: "dashboards", path: "/firma/dashboard", who: "firma", most: 0.5 },
  { part: "dashboards", path: "/admin/dashboard", who: "admin", most: 0.5 },
  { part: "dashboards", path: "/firma/opportunities", who: "firma", most: 0.55 },
  { part: "uncached", path: "/comunitati", most: 0.65 },
  { part: "uncached", path: "/parteneri", most: 0.65 },
  { part: "uncached", path: "/", most: 0.65 },
];

/** Equal warm-up on both sides, because V8 optimises code by how often it has run. */
const WARM_REQUESTS = 300;
/** Sequential, because simultaneous requests for one page share one rendering. */
const CONNECTIONS = 1;
const ROUND_REQUESTS = 100;

type Turn = { node: number; database: number };

/** Compares this build with another commit's in alternating rounds, each on its own copy of the same data. */
export async function against(commit: string, { parts, scale, rounds }: Asked): Promise<Line[]> {
  if (!hasProcessorTimes()) throw new ArgumentError("--against măsoară procesorul din /proc, numai pe Linux.");
  const tree = await buildOf(commit);
  const worlds = await pairOfWorlds(scale, tree);
  const pages = PAGES.filter(({ part }) => parts.includes(part));
  if (pages.length === 0) throw new ArgumentError("Cu --against se măsoară dashboards și uncached.");
  onSecondCore(process.pid);
  const sides: Side[] = [];
  try {
    sides.push(await startSide(worlds.other, tree), await startSide(worlds.ours));
    const [other, ours] = sides as [Side, Side];
    const plans = pages.map((page) => [page, planFor(page, other), planFor(page, ours)] as const);
    for (const [, before, after] of plans) {
      await sendRequests(other, { ...before, requests: WARM_REQUESTS });
      await sendRequests(ours, { ...after, requests: WARM_REQUESTS });
    }
    const turns = plans.map(() => [] as { before: Turn; after: Turn }[]);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, [, before, after]] of plans.entries())
        turns[index]?.push({ before: await turnOf(other, before), after: await turnOf(ours, after) });
    return pages.map((page, index) => toLine(page, turns[index] ?? []));
  } finally {
    for (const side of sides) await side.stop();
  }
}

function planFor({ path, who }: Measured, side: Side): Plan {
  return { paths: [path], headers: headersFor(side, who), connections: CONNECTIONS, requests: ROUND_REQUESTS };
}

async function turnOf(side: Side, plan: Plan): Promise<Turn> {
  await untilIdle(side);
  const before = side.databaseCpu();
  const { cpuMs, latencies } = await sendRequests(side, plan);
  return { node: cpuMs, database: (side.databaseCpu() - before) / latencies.length };
}

const sum = ({ node, database }: Turn) => node + database;

function toLine({ part, path, most }: Measured, turns: readonly { before: Turn; after: Turn }[]): Line {
  const ratio = median(turns.map(({ before, after }) => sum(after) / sum(before)));
  const figures = {
    raport: ratio,
    "ms Node": median(turns.map(({ after }) => after.node)),
    "ms PostgreSQL": median(turns.map(({ after }) => after.database)),
    "ms Node, celălalt": median(turns.map(({ before }) => before.node)),
    "ms PostgreSQL, celălalt": median(turns.map(({ before }) => before.database)),
  };
  return withTarget(line(part, path, figures), `cel mult ${most} din celălalt`, ratio <= most);
}
