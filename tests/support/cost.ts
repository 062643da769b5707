const TRIES = 3;
/** Below this, in milliseconds, no measurement is repeated: it is within every limit. */
const LITTLE = 50;

/** Typical work with texts: parsing, small objects, regular expressions. */
const SAMPLE = JSON.stringify(
  Array.from({ length: 4_000 }, (_, index) => ({ id: index, name: `Comuna ${index}`, tags: ["drum", "pod", "apă"] })),
);
/** Long enough for the CPU clock of a thread, which many systems update every four milliseconds. */
const TIMES = 12;
/** Duration of `TIMES` samples on an idle core of an Intel Xeon of 2.6 GHz, in milliseconds. */
const FREE_MS = 40;

function workOfSamples(): number {
  const before = process.threadCpuUsage();
  for (let times = 0; times < TIMES; times += 1)
    JSON.stringify(JSON.parse(SAMPLE)).replace(/[aă]p[aă]|\bpod\b/g, (word) => word.toUpperCase());
  return worked(before);
}

/** CPU time of this thread since then, in milliseconds. */
export function worked(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

let warm = false;

/** How many times slower than an idle core this one is now; at least 1. */
export function slowness(): number {
  if (!warm) workOfSamples();
  warm = true;
  return Math.max(1, workOfSamples() / FREE_MS);
}

/** A duration on this core as an idle core would take it. */
const onIdleCore = (cost: number): number => (cost < LITTLE ? cost : cost / slowness());

/** The least of up to three measurements, to leave out the noise of the machine. In milliseconds of an idle core. */
export async function leastOf(measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= LITTLE; tries += 1)
    least = Math.min(least, onIdleCore(await measure()));
  return least;
}

/** CPU time of this thread during the work: for so long others wait for it. */
export const leastCostOf = (work: () => unknown): Promise<number> =>
  leastOf(async () => {
    const before = process.threadCpuUsage();
    await work();
    return worked(before);
  });
