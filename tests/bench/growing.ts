import type { Asked } from "./arguments";
import { onSecondCore } from "./cores";
import { median, type Plan, percentile, sendRequests } from "./load";
import { type Line, line, withTarget } from "./report";
import { headersFor, type Person, startSide, untilIdle } from "./side";

/** What the database may need for one request, in milliseconds of processor time. */
const MOST_DATABASE_MS = 30;
const WARM_REQUESTS = 20;
const ROUND_REQUESTS = 20;

/** Pages whose queries once read more the more was kept: a counter, a whole list, a file with all rows. */
const PAGES: readonly (readonly [path: string, who?: Person])[] = [
  ["/sitemap.xml"],
  ["/sitemap.xml?parte=3"],
  ["/blog"],
  ["/uat/messages", "uat"],
  ["/uat/service-requests/solicitari.csv", "uat"],
  ["/admin/reviews", "admin"],
  ["/admin/articles", "admin"],
];

/** What the database needs for these pages, one request after the other, on data of the scale asked for. */
export async function growing(dataDir: string, { rounds }: Pick<Asked, "rounds">): Promise<Line[]> {
  onSecondCore(process.pid);
  const side = await startSide(dataDir);
  try {
    const lines: Line[] = [];
    for (const [path, who] of PAGES) {
      const plan: Plan = { paths: [path], headers: headersFor(side, who), connections: 1, requests: ROUND_REQUESTS };
      await sendRequests(side, { ...plan, requests: WARM_REQUESTS });
      const turns: { database: number; node: number; p50: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await untilIdle(side);
        const before = side.databaseCpu();
        const { cpuMs, latencies } = await sendRequests(side, plan);
        const database = (side.databaseCpu() - before) / latencies.length;
        turns.push({ database, node: cpuMs, p50: percentile(latencies, 50) });
      }
      const database = median(turns.map((turn) => turn.database));
      const figures = {
        "ms PostgreSQL": database,
        "ms Node": median(turns.map((turn) => turn.node)),
        p50: median(turns.map((turn) => turn.p50)),
      };
      const target = `baza de date: cel mult ${MOST_DATABASE_MS} ms`;
      lines.push(withTarget(line("growing", path, figures), target, database <= MOST_DATABASE_MS));
    }
    return lines;
  } finally {
    await side.stop();
  }
}
