import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "../support/browser";
import { type Answered, crowd } from "../support/crowd";
import { signIn } from "../support/visits";
import { median, percentile } from "./load";
import { type Line, line, withTarget } from "./report";
import { type Answering, megabytesOf } from "./servers";
import { PASSWORD, PEOPLE } from "./world";

const FEW = 10;
const MANY = 500;
const WARM_SECONDS = 4;
const SECONDS = 8;
const REST_MS = 1_000;
export const LEAST_RATIO = 0.8;
export const MOST_SIGN_IN_MS = 2_000;
/** Signed-in pages, rendered per request. */
const PATHS = ["/uat/dashboard", "/uat/service-requests", "/uat/notificari"];
const CACHED = ["/", "/comunitati?judet=DJ", "/parteneri"];

type Others = { signIns: number[]; failures: string[]; ready: number[] };
type Phase = Answered & Others & { cpuMs: number };
type Turn = { few: Phase; many: Phase; recoveredMs: number };
/** `idle` and `busy` are the megabytes of the process before, and at most. */
type Overloaded = { turns: readonly Turn[]; idle: number; busy: number };

/**
 * Requests the same pages over few and over many connections, in alternating rounds. Meanwhile others sign in, request
 * cached pages and /readyz.
 */
export async function overload(product: Answering, { rounds }: { rounds: number }): Promise<Line[]> {
  return toLine(await overloaded(product, rounds));
}

export async function overloaded(product: Answering, rounds: number): Promise<Overloaded> {
  const { origin } = product;
  const browser = new Browser(origin);
  await signIn(browser, PEOPLE.uat.email, PASSWORD, PEOPLE.uat.signInPath);
  for (const path of [...PATHS, ...CACHED]) {
    const { status } = await browser.get(path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
  for (const path of CACHED) await fetch(origin + path);
  const ask = async (connections: number, seconds = SECONDS): Promise<Phase> => {
    const before = await product.cpu();
    const asking = crowd({ origin, paths: PATHS, cookie: browser.cookie, connections, seconds });
    const others = await beside(browser, asking);
    const answered = await asking;
    return { ...answered, ...others, cpuMs: ((await product.cpu()) - before) / answered.good };
  };
  await ask(FEW, WARM_SECONDS); // warm-up for V8
  const idle = await megabytesOf(origin);
  const turns: Turn[] = [];
  let busy = idle;
  for (let round = 0; round < rounds; round += 1) {
    const few = await ask(FEW);
    const many = await ask(MANY);
    turns.push({ few, many, recoveredMs: await recovery(browser) });
    busy = Math.max(busy, await megabytesOf(origin));
    await sleep(REST_MS);
  }
  return { turns, idle, busy };
}

/** How long after the load it takes until all these pages are answered again at the first attempt. */
async function recovery(browser: Browser): Promise<number> {
  const began = performance.now();
  for (;;) {
    const answers = await Promise.all(PATHS.map((path) => browser.get(path)));
    if (answers.every(({ status }) => status === 200)) return performance.now() - began;
    await sleep(50);
  }
}

/** Sign-ins, cached pages and /readyz, requested until the load ends; and the pages of the load, to see how they are refused. */
async function beside(crowded: Browser, until: Promise<unknown>): Promise<Others> {
  const { origin } = crowded;
  const found: Others = { signIns: [], failures: [], ready: [] };
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  let signInCount = 0;
  const signInOnce = async () => {
    signInCount += 1;
    const email = PEOPLE.firma.email.replace("1@", `${(signInCount % 20) + 1}@`); // sign-ins are limited per account
    const began = performance.now();
    const { status } = await signIn(new Browser(origin), email, PASSWORD, PEOPLE.firma.signInPath);
    found.signIns.push(performance.now() - began);
    if (status !== 303) found.failures.push(`sign-in ${status}`);
  };
  const readPages = async () => {
    for (const path of [...CACHED, "/readyz"]) {
      const began = performance.now();
      const { status } = await fetch(origin + path);
      if (path === "/readyz") found.ready.push(performance.now() - began);
      if (status !== 200) found.failures.push(`${path} ${status}`);
    }
  };
  const readCrowded = async () => {
    const { status, headers } = await crowded.get(PATHS[0] ?? "/");
    const isAnswered = status === 200 || (status === 503 && headers.has("retry-after"));
    if (!isAnswered) found.failures.push(`${PATHS[0]} ${status} without Retry-After`);
  };
  const again = async (work: () => Promise<void>, pauseMs: number) => {
    while (!isOver) {
      await work();
      await sleep(pauseMs);
    }
  };
  await Promise.all([again(signInOnce, 200), again(readPages, 50), again(readCrowded, 200)]);
  return found;
}

/** What was measured, by names that the operator reads: of the pages of the load, and of the others meanwhile. */
export function figuresOf({ turns, idle, busy }: Overloaded) {
  const p95 = (numbers: (turn: Turn) => readonly number[]) => percentile(turns.flatMap(numbers), 95);
  const of = (number: (turn: Turn) => number) => median(turns.map(number));
  const failures = turns.flatMap(({ many }) => many.failures);
  for (const one of new Set(failures)) console.log(`overload: ${one}`);
  return {
    pages: {
      raport: of(({ few, many }) => many.good / few.good),
      [`pagini/s pe ${FEW}`]: of(({ few }) => few.good / SECONDS),
      [`pagini/s pe ${MANY}`]: of(({ many }) => many.good / SECONDS),
      "ms CPU": of(({ many }) => many.cpuMs),
      [`ms CPU pe ${FEW}`]: of(({ few }) => few.cpuMs),
      "503/s": of(({ many }) => many.refused / SECONDS),
      "ms p95 o pagină": p95(({ many }) => many.latencies),
      "MB înainte": idle,
      "MB cel mult": busy,
      "ms până își revine": Math.max(...turns.map(({ recoveredMs }) => recoveredMs)),
    },
    others: {
      "ms p95 conectarea": p95(({ many }) => many.signIns),
      conectări: turns.flatMap(({ many }) => many.signIns).length,
      "ms p95 /readyz": p95(({ many }) => many.ready),
      "altfel decât trebuia": failures.length,
    },
  };
}

function toLine(measured: Overloaded): Line[] {
  const { pages, others } = figuresOf(measured);
  const [ratio = 0, signIn = 0] = [pages.raport, others["ms p95 conectarea"]];
  return [
    withTarget(
      line("overload", `${MANY} de conexiuni față de ${FEW}`, pages),
      `cel puțin ${LEAST_RATIO} din pagini`,
      ratio >= LEAST_RATIO,
    ),
    withTarget(
      withTarget(
        line("overload", "ceilalți, în acest timp", others),
        `conectarea p95 sub ${MOST_SIGN_IN_MS} ms`,
        signIn < MOST_SIGN_IN_MS,
      ),
      "pagini păstrate, /readyz și conectare mereu, 503 cu Retry-After",
      others["altfel decât trebuia"] === 0,
    ),
  ];
}
