import { existsSync, readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { busy } from "../bench/cores";
import type { Cast } from "../faults/support/cast";
import { root } from "../support/servers";

/** What a drill measured, by names that its operator reads. */
export type Figures = Record<string, number>;
/** The least and the most that a figure may be. */
export type Bound = { least?: number; most?: number };
export type DrillOptions = {
  /** The form for the fault tests: shorter, and with less traffic. */
  isSmall?: boolean;
  /** An empty database with these people, for a test that has one. Otherwise a drill starts a database server of its own. */
  database?: { url: string; cast: Cast };
  /** Folders of a test, which goes on with what the drill leaves in them. */
  folders?: { dataDir: string; backupDir: string };
  /** How long a drill that is told its length goes on. */
  minutes?: number;
  /** How many requests come in a second, in place of the drill's own pace. */
  perSecond?: number;
  /** The size of the synthetic world on which it is drilled. */
  scale?: number;
  /** The commit whose release is replaced by this one. */
  from?: string;
};

/** What a file of this folder exports when it is a drill. */
export type Drill = {
  run(options: DrillOptions): Promise<Figures>;
  bounds: Readonly<Record<string, Bound>>;
};

const folder = join(root, "tests", "drills");
const HELPERS = ["drill.ts", "pair.ts", "source.ts", "traffic.ts"];

/** The names of the drills that exist. */
export const drillNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !HELPERS.includes(name))
    .map((name) => name.slice(0, -".ts".length));

const USAGE = `Exersează ce se poate întâmpla platformei, pe procese și baze de date ale exercițiului, niciodată pe ale dumneavoastră:

  npm run drill -- NUME              unul dintre: ${drillNames().join(", ")}
  npm run drill -- NUME --small      forma scurtă, ca în teste
  npm run drill -- NUME --scale 0.1  backup, restore, overload: cât de mare este lumea sintetică, față de țară (0.01)
  npm run drill -- upgrade --from COMIT   actualizează de la construcția acestui comit la cea de acum
  npm run drill -- NUME --per-second 20   upgrade, soak: câte cereri vin pe secundă (100, 20), pe o mașină mică sau ocupată
  npm run drill -- soak --minutes 60 cât ține cel de durată (30)

Tipărește cifrele și limitele lor. Se încheie cu 1 când o limită este încălcată.`;

/** Runs the drill that the arguments name, prints its figures, and returns the exit code. `load` gives the exports of a file here. */
export async function drill(given: readonly string[], load: (file: string) => Promise<Drill>): Promise<number> {
  const [name = "--help", ...rest] = given;
  const options = optionsFrom(rest);
  if (
    name === "--help" ||
    options === null ||
    !existsSync(join(folder, `${name}.ts`)) ||
    !drillNames().includes(name)
  ) {
    console.log(USAGE);
    return name === "--help" ? 0 : 1;
  }
  const { run, bounds } = await load(`${name}.ts`);
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}${busy()}\n`);
  const began = performance.now();
  const figures = await run(options);
  const broken = brokenBounds(figures, bounds);
  for (const line of table(figures, bounds)) console.log(line);
  const took = `${Math.round((performance.now() - began) / 1000)} s`;
  console.log(
    broken.length === 0
      ? `\nToate limitele sunt respectate (${took}).`
      : `\nÎncălcate: ${broken.join(", ")} (${took}).`,
  );
  return broken.length === 0 ? 0 : 1;
}

function optionsFrom(words: readonly string[]): DrillOptions | null {
  const options: DrillOptions = {};
  const left = [...words];
  while (left.length > 0) {
    const word = left.shift();
    const value = word === "--small" ? "" : (left.shift() ?? "");
    if (word === "--small") options.isSmall = true;
    else if (word === "--minutes" && Number(value) > 0) options.minutes = Number(value);
    else if (word === "--per-second" && Number(value) > 0) options.perSecond = Number(value);
    else if (word === "--scale" && Number(value) > 0) options.scale = Number(value);
    else if (word === "--from" && value !== "") options.from = value;
    else return null;
  }
  return options;
}

/** The names of the figures outside their bounds. One that was not measured is broken too. */
export const brokenBounds = (figures: Figures, bounds: Drill["bounds"]): string[] =>
  Object.entries(bounds)
    .filter(([name, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }]) => {
      const figure = figures[name] ?? Number.NaN;
      return !(figure >= least && figure <= most);
    })
    .map(([name]) => name);

const numbers = new Intl.NumberFormat("ro", { maximumFractionDigits: 2 });

function table(figures: Figures, bounds: Drill["bounds"]): string[] {
  const widest = Math.max(...Object.keys(figures).map(({ length }) => length));
  const broken = brokenBounds(figures, bounds);
  return Object.entries(figures).map(([name, figure]) => {
    const { least, most } = bounds[name] ?? {};
    const limits = [
      least === undefined ? "" : `cel puțin ${numbers.format(least)}`,
      most === undefined ? "" : `cel mult ${numbers.format(most)}`,
    ].filter(Boolean);
    const mark = limits.length === 0 ? "" : broken.includes(name) ? "NU" : "da";
    return `${mark.padEnd(3)} ${name.padEnd(widest)}  ${numbers.format(figure).padStart(10)}  ${limits.join(", ")}`.trimEnd();
  });
}
