import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "../support/browser";
import { signIn } from "../support/visits";
import { databaseCpu, processCpu } from "./processor";
import { type Answering, type Headers, startProduct } from "./servers";
import { PASSWORD, PEOPLE } from "./world";

const QUIET_MS = 300;
const MOST_IDLE_CPU_MS = 10; // the resolution of /proc
const MOST_WAIT_MS = 60_000;
/** The header of current browsers. */
const ENCODINGS = { "accept-encoding": "gzip, deflate, br, zstd" };

export type Person = keyof typeof PEOPLE;
/** A product without page cache whose processor times are read from the system, and the sessions of its people. */
export type Side = Answering & { databaseCpu(): number; cookies: ReadonlyMap<Person, string> };

/** Whether the system tells the processor time of other processes: only Linux does here. */
export const hasProcessorTimes = (): boolean => existsSync("/proc/self/stat");

/** Starts the product on this data folder and signs everybody in; `tree` is the work tree of another build. */
export async function startSide(dataDir: string, tree?: string): Promise<Side> {
  const product = await startProduct(dataDir, { PAGE_CACHE_MB: "0" }, { tree });
  const cookies = new Map<Person, string>();
  for (const [person, { email, signInPath }] of Object.entries(PEOPLE)) {
    const browser = new Browser(product.origin);
    const { location } = await signIn(browser, email, PASSWORD, signInPath);
    if (!location?.endsWith("/dashboard")) throw new Error(`${email} could not sign in`);
    await browser.get(location); // the first visit shows a welcome message
    cookies.set(person as Person, browser.cookie);
  }
  return { ...product, cpu: async () => processCpu(product.pid), databaseCpu: await databaseCpu(dataDir), cookies };
}

/** The headers of a browser in which this person is signed in, or nobody. */
export const headersFor = (side: Side, who?: Person): Headers => ({
  ...ENCODINGS,
  ...(who ? { cookie: side.cookies.get(who) ?? "" } : {}),
});

/** Waits until PostgreSQL is idle: its own work (scheduled jobs, statistics) would be counted for the page. */
export async function untilIdle(side: Side): Promise<void> {
  for (const until = Date.now() + MOST_WAIT_MS; Date.now() < until; ) {
    const before = side.databaseCpu();
    await sleep(QUIET_MS);
    if (side.databaseCpu() - before <= MOST_IDLE_CPU_MS) return;
  }
  console.log("baza de date nu s-a liniștit: cifra rundei cuprinde și altceva");
}
