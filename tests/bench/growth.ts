import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "../support/browser";
import { embeddedUrl, query } from "../support/databases";
import { root } from "../support/servers";
import { ArgumentError } from "./arguments";
import { onSecondCore } from "./cores";
import { jobSeconds } from "./growth-jobs";
import type { Headers } from "./servers";
import { headersFor, type Person, type Side, startSide, untilIdle } from "./side";
import { worldOf } from "./world";

const GROWTH_USAGE = `Cât costă fiecare pagină, căutare și job față de cât de multe date sunt:

  npm run growth                           lumile de 0.01, 0.1, 1 și 3 (prima dată o oră, mai ales pentru lumi)
  npm run growth -- --scales 0.01,0.1,1    alte lumi, de la cea mai mică

Cifrele sunt milisecunde de procesor pentru o cerere, Node și PostgreSQL împreună; la joburi, secunde. „crește” este puterea cu
care crește costul între prima și ultima lume: 0 înseamnă deloc, 1 înseamnă o dată cu datele. Rezultatul: test-results/growth.md`;

const SCALES = [0.01, 0.1, 1, 3];
const WARM_REQUESTS = 3;
const REQUESTS = 20;
const IDLE_MS = 12_000;
/** Above it a cost grows like a power of the data; below it, no faster than a logarithm does between two worlds that are 100 times apart. */
const MOST_POWER = 0.25;
/** A cost that is small in the largest world too may grow: nobody notices it. */
const UNNOTICED = { pages: 15, jobs: 0.5 } as const;

/** What must grow with the data, by the beginning of its name, and why. */
const MUST_GROW: readonly (readonly [beginning: string, reason: string])[] = [
  ["/sitemap.xml", "cuprinde tot ce este public"],
  ["count-figures", "numără tot, o dată pe zi"],
  ["repair-", "compară tot indexul, o dată pe noapte"],
  ["make-weekly-digests", "scrie fiecărui om"],
];

/** Addresses that are not reached by a link from another page. */
const ALSO: Readonly<Partial<Record<Person | "nobody", readonly string[]>>> = {
  nobody: ["/cauta?q=servicii", "/cauta?q=digitalizare", "/parteneri?q=audit", "/comunitati?judet=DJ", "/sitemap.xml"],
  uat: ["/uat/service-requests?stare=active", "/uat/knowledge-hub?q=achizitii", "/uat/service-requests/solicitari.csv"],
  firma: ["/firma/opportunities?q=audit"],
  admin: ["/admin/organisations?q=primaria", "/admin/requests?q=audit", "/admin/people?q=ana"],
};

type Costs = Map<string, Map<number, number>>;

/** Runs the measurements and writes the table after each world; returns how many costs grow that need not. */
export async function growth(given: readonly string[]): Promise<number> {
  if (given.includes("--help")) {
    console.log(GROWTH_USAGE);
    return 0;
  }
  const scales = scalesIn(given);
  const pages: Costs = new Map();
  const jobs: Costs = new Map();
  const bytes = new Map<number, number>();
  let grown = 0;
  onSecondCore(process.pid);
  for (const [position, scale] of scales.entries()) {
    const folder = await worldOf(scale);
    const side = await startSide(folder);
    try {
      await measurePages(side, scale, pages);
      const url = await embeddedUrl(folder);
      for (const [name, seconds] of await jobSeconds(url)) note(jobs, name, scale, seconds);
      const [size] = await query<{ bytes: number }>(
        url,
        "select pg_database_size(current_database())::float8 as bytes",
      );
      bytes.set(scale, (size?.bytes ?? 0) / 1_000_000);
    } finally {
      await side.stop();
    }
    // after each world, since the largest takes an hour to be made
    grown = written(scales.slice(0, position + 1), { pages, jobs, bytes });
  }
  return grown;
}

function scalesIn(given: readonly string[]): readonly number[] {
  if (given.length === 0) return SCALES;
  const scales = given[0] === "--scales" ? (given[1] ?? "").split(",").map(Number) : [];
  if (scales.length < 2 || !scales.every((scale) => scale > 0 && scale <= 10)) throw new ArgumentError(GROWTH_USAGE);
  return scales;
}

function note(costs: Costs, name: string, scale: number, cost: number): void {
  const known = costs.get(name) ?? new Map<number, number>();
  costs.set(name, known.set(scale, cost));
}

/** Milliseconds of processor that the database uses in one millisecond when nobody asks: scheduled jobs and their supervision. */
async function idleOf(side: Side): Promise<number> {
  const before = side.databaseCpu();
  await sleep(IDLE_MS);
  return (side.databaseCpu() - before) / IDLE_MS;
}

async function measurePages(side: Side, scale: number, costs: Costs): Promise<void> {
  await untilIdle(side);
  const idle = await idleOf(side);
  for (const who of ["nobody", "uat", "firma", "admin"] as const) {
    const person = who === "nobody" ? undefined : who;
    const headers = headersFor(side, person);
    const kinds = await kindsOf(side, person);
    console.log(`lumea ${scale}, ${who}: ${kinds.size} feluri de pagini`);
    for (const [kind, path] of kinds) {
      try {
        await ask(side, { path, headers, times: WARM_REQUESTS });
        const before = { server: await side.cpu(), database: side.databaseCpu(), at: performance.now() };
        await ask(side, { path, headers, times: REQUESTS });
        const server = (await side.cpu()) - before.server;
        const own = idle * (performance.now() - before.at);
        const database = Math.max(0, side.databaseCpu() - before.database - own);
        note(costs, `${kind} (${who})`, scale, (server + database) / REQUESTS);
      } catch (error) {
        console.log(`${kind}: ${(error as Error).message}`); // a page of one's own that a limit refuses
      }
    }
  }
}

type Asked = { path: string; headers: Headers; times: number };

/** One request after the other, since autocannon needs a second for the shortest round. Throws for an answer that is not 200. */
async function ask(side: Side, { path, headers, times }: Asked): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(side.origin + path, {
      headers: { "accept-encoding": "br, gzip", ...headers },
      redirect: "manual",
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  }
}

/** One address of every kind of page to which links lead from the first page or the dashboard of this person. */
async function kindsOf(side: Side, who: Person | undefined): Promise<Map<string, string>> {
  const browser = new Browser(side.origin, headersFor(side, who).cookie);
  const waiting = [who ? `/${who}/dashboard` : "/", ...(ALSO[who ?? "nobody"] ?? [])];
  const tried = new Set<string>();
  const kinds = new Map<string, string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    if (tried.has(kind)) continue;
    tried.add(kind);
    const page = await browser.get(path);
    if (page.location) waiting.push(page.location);
    if (page.status !== 200) continue;
    kinds.set(kind, path);
    waiting.push(...page.links("/").map((link) => link.split(/[?#]/)[0] ?? ""));
  }
  return kinds;
}

const kindOf = (path: string) =>
  path
    .replace(/^\/(comunitati|partener|blog)\/[^/?]+/, "/$1/{name}")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}(?=\/|$)/g, "{id}")
    .replace(/\/\d+(?=\/|$)/g, "/{number}");

type Grown = { pages: Costs; jobs: Costs; bytes: ReadonlyMap<number, number> };

/** The power with which a cost grows from the smallest to the largest world; NaN when it was measured in one only. */
function powerOf(scales: readonly number[], costs: ReadonlyMap<number, number>): number {
  const measured = scales.filter((scale) => costs.has(scale));
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined || first === last) return Number.NaN;
  const [small, large] = [costs.get(first) ?? 0, costs.get(last) ?? 0];
  return Math.log(Math.max(large, 0.01) / Math.max(small, 0.01)) / Math.log(last / first);
}

function written(scales: readonly number[], { pages, jobs, bytes }: Grown): number {
  const grown: string[] = [];
  const rowsOf = (costs: Costs, unnoticed: number) =>
    [...costs].map(([name, byScale]) => {
      const power = powerOf(scales, byScale);
      const reason = MUST_GROW.find(([beginning]) => name.startsWith(beginning))?.[1];
      const tooMuch = power > MOST_POWER && (byScale.get(scales.at(-1) ?? 0) ?? 0) > unnoticed && !reason;
      if (tooMuch) grown.push(name);
      const cells = scales.map((scale) => byScale.get(scale)?.toFixed(1) ?? "–");
      const verdict = tooMuch ? "**crește**" : (reason ?? "");
      return {
        power,
        row: `| ${[name, ...cells, Number.isNaN(power) ? "" : power.toFixed(2), verdict].join(" | ")} |`,
      };
    });
  const tableOf = (title: string, rows: readonly { power: number; row: string }[]) => [
    `| ${[title, ...scales, "crește", ""].join(" | ")} |`,
    `|${"---|".repeat(scales.length + 3)}`,
    ...[...rows].sort((one, other) => other.power - one.power).map(({ row }) => row),
    "",
  ];
  const lines = [
    ...tableOf("MB", [
      { power: 0, row: `| baza de date | ${scales.map((scale) => bytes.get(scale)?.toFixed(0)).join(" | ")} | | |` },
    ]),
    ...tableOf("ms procesor de cerere", rowsOf(pages, UNNOTICED.pages)),
    ...tableOf("s de rulare", rowsOf(jobs, UNNOTICED.jobs)),
  ];
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "growth.md"), lines.join("\n"));
  console.log(lines.join("\n"));
  console.log(grown.length === 0 ? "Nimic nu crește fără să trebuiască." : `Cresc: ${grown.join(", ")}`);
  return grown.length;
}
