const TRIES = 3;
/** The usual limit, in milliseconds: longer than this nothing may hold the event loop. */
const LIMIT = 100;

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

/**
 * The least of up to three measurements, to leave out the noise of the machine. In milliseconds of an idle core: one that
 * is over the limit is divided by how slow this core is now. None is repeated that is within the limit.
 */
export async function leastOf(measure: () => Promise<number>, limit = LIMIT): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= limit; tries += 1) {
    const cost = await measure();
    least = Math.min(least, cost < limit ? cost : cost / slowness());
  }
  return least;
}

/** CPU time of this thread during the work: for so long others wait for it. */
export const leastCostOf = (work: () => unknown, limit = LIMIT): Promise<number> =>
  leastOf(async () => {
    const before = process.threadCpuUsage();
    await work();
    return worked(before);
  }, limit);
