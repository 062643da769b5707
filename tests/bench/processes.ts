import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded } from "../../app/platform/database/embedded/embedded.server";
import { Browser } from "../support/browser";
import { crowd } from "../support/crowd";
import { embeddedUrl } from "../support/databases";
import { temporaryFolder } from "../support/folders";
import { type RunningServer, startServer } from "../support/servers";
import { signIn } from "../support/visits";
import { median } from "./load";
import { limitProcessor } from "./processor-share";
import { type Line, line, withTarget } from "./report";
import { clockOf, copyWorld, PASSWORD, PEOPLE } from "./world";

/** Of one core. Two processes, the database and the client fit on two cores, so that only the processes are short of time. */
const SHARE = 0.25;
const CONNECTIONS = 8;
const WARM_SECONDS = 5;
const LEAST_RATIO = 1.8;
const KINDS = [
  { what: "pagini făcute pe loc", paths: ["/uat/dashboard", "/uat/service-requests", "/uat/notificari"], who: "uat" },
  { what: "pagini păstrate", paths: ["/", "/comunitati?judet=DJ", "/parteneri"], who: null },
] as const;

/** How many more pages two processes on one database give than one, each limited to the same share of a core. */
export async function processes(
  world: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Line[]> {
  const folder = temporaryFolder();
  const dataDir = join(folder, "world");
  await copyWorld(world, dataDir);
  const database = await openEmbedded({ dataDir, explicit: true, report: () => {} });
  const servers: RunningServer[] = [];
  const limits: (() => void)[] = [];
  try {
    const databaseUrl = await embeddedUrl(dataDir);
    const clockFile = await clockOf(dataDir);
    for (const _ of [1, 2])
      servers.push(await startServer({ dataDir, databaseUrl, clockFile, seed: "demo", env: { LOG_LEVEL: "warn" } }));
    limits.push(...servers.map(({ pid }) => limitProcessor(pid, SHARE)));
    const lines: Line[] = [];
    for (const kind of KINDS) lines.push(await compare(servers, kind, { rounds, seconds: seconds * 4 }));
    return lines;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const end of limits) end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Kind = (typeof KINDS)[number];
type Rounds = { rounds: number; seconds: number };

async function compare(servers: readonly RunningServer[], { what, paths, who }: Kind, { rounds, seconds }: Rounds) {
  const cookies = await Promise.all(servers.map(({ origin }) => cookieAt(origin, who)));
  const ask = async (count: number, duration = seconds): Promise<number> => {
    const asked = servers
      .slice(0, count)
      .map(({ origin }, place) =>
        crowd({ origin, paths, cookie: cookies[place] ?? "", connections: CONNECTIONS, seconds: duration }),
      );
    const answered = await Promise.all(asked);
    return answered.reduce((sum, { good }) => sum + good, 0) / duration;
  };
  await ask(servers.length, WARM_SECONDS);
  const turns: { one: number; two: number }[] = [];
  for (let round = 0; round < rounds; round += 1) turns.push({ one: await ask(1), two: await ask(2) });
  const ratio = median(turns.map(({ one, two }) => two / one));
  const figures = {
    raport: ratio,
    "pagini/s, un proces": median(turns.map(({ one }) => one)),
    "pagini/s, două": median(turns.map(({ two }) => two)),
  };
  return withTarget(line("processes", what, figures), `cel puțin ${LEAST_RATIO}`, ratio >= LEAST_RATIO);
}

async function cookieAt(origin: string, who: Kind["who"]): Promise<string> {
  const browser = new Browser(origin);
  if (who === null) return "";
  const { location } = await signIn(browser, PEOPLE[who].email, PASSWORD, PEOPLE[who].signInPath);
  await browser.get(location ?? "/");
  return browser.cookie;
}
