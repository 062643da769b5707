import { cpus } from "node:os";
import { against } from "./against";
import { ArgumentError, type Asked, type Part, readArguments, USAGE } from "./arguments";
import { bytes } from "./bytes";
import { busy, onAllCores, onSecondCore, pinning } from "./cores";
import { growing } from "./growing";
import { growth } from "./growth";
import { browser, hasBrowser, phoneScores } from "./lighthouse";
import { migrations } from "./migrations";
import { overload } from "./overload";
import { cachedPages, dashboards, uncachedPages } from "./pages";
import { photos } from "./photos";
import { processes } from "./processes";
import { canShareProcessor } from "./processor-share";
import { type Line, print, save } from "./report";
import { search } from "./search";
import { type Answering, startBare, startProduct } from "./servers";
import { hasProcessorTimes } from "./side";
import { signedIn } from "./signed-in";
import { worldOf } from "./world";

const SMALL = 0.01;
/** An environment variable, read at start. */
const WITHOUT_CACHE = { PAGE_CACHE_MB: "0" };

/** Runs and prints the measurements; returns the number of missed targets. */
export async function bench(given: readonly string[]): Promise<number> {
  try {
    if (given[0] === "growth") return await growth(given.slice(1));
    return await measure(readArguments(given));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function measure(asked: Asked | null): Promise<number> {
  if (!asked) {
    console.log(USAGE);
    return 0;
  }
  const began = Date.now();
  const lines: Line[] = [];
  const add = (some: readonly Line[]) => {
    for (const one of some) print(one);
    lines.push(...some);
  };
  const data = asked.against || asked.parts.every((part) => part === "migrations") ? "" : await worldOf(asked.scale);
  console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, lumea ${asked.scale}; ${pinning}${busy()}\n`);
  if (asked.against) add(await against(asked.against, asked));
  else {
    await beside(asked, data, add);
    await alone(asked, data, add);
    await inPairs(asked, data, add);
  }
  const minutes = (Date.now() - began) / 60_000;
  return save(lines, { at: new Date(began).toISOString(), minutes, scale: asked.scale, node: process.versions.node });
}

/** Measurements relative to another server or data set. */
async function beside({ parts, scale, ...rounds }: Asked, data: string, add: (lines: readonly Line[]) => void) {
  const wants = (part: Part) => parts.includes(part);
  if (!["cached", "uncached", "dashboards", "search"].some((part) => wants(part as Part))) return;
  const small = wants("search") ? await worldOf(SMALL) : null;
  onSecondCore(process.pid);
  const bare = await startBare();
  if (wants("cached") || wants("dashboards")) {
    await during(startProduct(data), async (product) => {
      if (wants("cached")) add(await cachedPages({ product, bare, ...rounds }));
      if (wants("dashboards")) add(await dashboards({ product, bare, ...rounds }));
    });
  }
  if (wants("uncached") || small) {
    await during(startProduct(data, WITHOUT_CACHE), async (product) => {
      if (wants("uncached")) add(await uncachedPages({ product, bare, ...rounds }));
      if (small) {
        await during(startProduct(small, WITHOUT_CACHE), async (other) => add(await search(other, product, rounds)));
      }
    });
  }
  await bare.stop();
  onAllCores(process.pid);
}

/** Measurements without another server; the browser may use all cores. */
async function alone({ parts, rounds }: Asked, data: string, add: (lines: readonly Line[]) => void) {
  const wants = (part: Part) => parts.includes(part);
  if (wants("photos")) {
    const env = { ...WITHOUT_CACHE, QUOTA_MEGABYTES: "100000", QUOTA_FILES: "100000" }; // this data folder is reused
    await during(startProduct(data, env, { place: onAllCores, clockRuns: true }), async (product) =>
      add(await photos(product, data, { rounds })),
    );
  }
  if (wants("growing")) {
    if (hasProcessorTimes()) add(await growing(data, { rounds }));
    else console.log("growing: nu a rulat, procesorul bazei de date se citește numai din /proc (Linux)");
  }
  if (wants("overload")) await during(startProduct(data), async (product) => add(await overload(product, { rounds })));
  if (wants("migrations")) add(await migrations());
  if (!wants("bytes") && !wants("lighthouse") && !wants("signed-in")) return;
  await during(startProduct(data), async ({ origin }) => {
    if (wants("bytes")) add(await bytes(origin));
    for (const [part, measure] of [
      ["signed-in", signedIn],
      ["lighthouse", phoneScores],
    ] as const) {
      if (!wants(part)) continue;
      if (!hasBrowser()) console.log(`${part}: nu a rulat, lipsește Chromium (sau calea lui în CHROMIUM)`);
      else for await (const measured of measure(origin, browser)) add([measured]);
    }
  });
}

/** Two processes on one database. */
async function inPairs({ parts, ...rounds }: Asked, data: string, add: (lines: readonly Line[]) => void) {
  if (!parts.includes("processes")) return;
  if (canShareProcessor()) add(await processes(data, rounds));
  else console.log("processes: nu a rulat, un proces se limitează numai ca root, pe Linux");
}

async function during(starting: Promise<Answering>, work: (product: Answering) => Promise<void>): Promise<void> {
  const product = await starting;
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}
