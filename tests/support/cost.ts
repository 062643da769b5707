const TRIES = 3;
/** Milliseconds that are within every limit, however busy the machine is. */
const LITTLE = 50;

/** About what reading and writing a text is made of: parsing, small objects, regular expressions. */
const SAMPLE = JSON.stringify(
  Array.from({ length: 4_000 }, (_, index) => ({ id: index, name: `Comuna ${index}`, tags: ["drum", "pod", "apă"] })),
);
/** Long enough for the clock of a thread's work, which many systems move once in four milliseconds. */
const TIMES = 12;
/** What `TIMES` samples take on a free core, in milliseconds: an Intel Xeon of 2.6 GHz. */
const FREE_MS = 40;

function workOfSamples(): number {
  const before = process.threadCpuUsage();
  for (let times = 0; times < TIMES; times += 1)
    JSON.stringify(JSON.parse(SAMPLE)).replace(/[aă]p[aă]|\bpod\b/g, (word) => word.toUpperCase());
  return worked(before);
}

function worked(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

let warm = false;

/** How many times slower than a free core this one is now, because of what else the machine does; at least 1. */
export function slowness(): number {
  if (!warm) workOfSamples();
  warm = true;
  return Math.max(1, workOfSamples() / FREE_MS);
}

/** What this thread works meanwhile, in milliseconds of a free core: so long others wait for it. */
export async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const cost = worked(before);
  return cost < LITTLE ? cost : cost / slowness();
}

/** The least of a few times: what the machine adds does not come each time. `work` is done again where it was much. */
export async function leastCostOf(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= LITTLE; tries += 1) least = Math.min(least, await costOf(work));
  return least;
}
