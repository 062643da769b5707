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
const LEAST_RATIO = 0.8;
const MOST_SIGN_IN_MS = 2_000;
/** Signed-in pages, rendered per request. */
const PATHS = ["/uat/dashboard", "/uat/service-requests", "/uat/notificari"];
const CACHED = ["/", "/comunitati?judet=DJ", "/parteneri"];

type Others = { signIns: number[]; failures: string[]; ready: number[] };
type Phase = Answered & Others & { cpuMs: number };
type Turn = { few: Phase; many: Phase };

/**
 * Requests the same pages over few and over many connections, in alternating rounds. Meanwhile others sign in, request
 * cached pages and /readyz.
 */
export async function overload(product: Answering, { rounds }: { rounds: number }): Promise<Line[]> {
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
    const others = await beside(origin, asking);
    const answered = await asking;
    return { ...answered, ...others, cpuMs: ((await product.cpu()) - before) / answered.good };
  };
  await ask(FEW, WARM_SECONDS); // warm-up for V8
  const idle = await megabytesOf(origin);
  const turns: Turn[] = [];
  let busy = idle;
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ few: await ask(FEW), many: await ask(MANY) });
    busy = Math.max(busy, await megabytesOf(origin));
    await sleep(REST_MS);
  }
  return toLine(turns, { idle, busy });
}

/** Sign-ins, cached pages and /readyz, requested until the load ends. */
async function beside(origin: string, until: Promise<unknown>): Promise<Others> {
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
  const again = async (work: () => Promise<void>, pauseMs: number) => {
    while (!isOver) {
      await work();
      await sleep(pauseMs);
    }
  };
  await Promise.all([again(signInOnce, 200), again(readPages, 50)]);
  return found;
}

function toLine(turns: readonly Turn[], { idle, busy }: { idle: number; busy: number }): Line[] {
  const ratio = median(turns.map(({ few, many }) => many.good / few.good));
  const signIns = turns.flatMap(({ many }) => many.signIns);
  const failures = turns.flatMap(({ many }) => many.failures);
  for (const one of new Set(failures)) console.log(`overload: ${one}`);
  const pages = line("overload", `${MANY} de conexiuni față de ${FEW}`, {
    raport: ratio,
    [`pagini/s pe ${FEW}`]: median(turns.map(({ few }) => few.good / SECONDS)),
    [`pagini/s pe ${MANY}`]: median(turns.map(({ many }) => many.good / SECONDS)),
    "ms CPU": median(turns.map(({ many }) => many.cpuMs)),
    [`ms CPU pe ${FEW}`]: median(turns.map(({ few }) => few.cpuMs)),
    "503/s": median(turns.map(({ many }) => many.refused / SECONDS)),
    "ms p95 o pagină": percentile(
      turns.flatMap(({ many }) => many.latencies),
      95,
    ),
    "MB înainte": idle,
    "MB cel mult": busy,
  });
  const p95 = percentile(signIns, 95);
  const beside = line("overload", "ceilalți, în acest timp", {
    "ms p95 conectarea": p95,
    conectări: signIns.length,
    "ms p95 /readyz": percentile(
      turns.flatMap(({ many }) => many.ready),
      95,
    ),
    "altfel decât trebuia": failures.length,
  });
  return [
    withTarget(pages, `cel puțin ${LEAST_RATIO} din pagini`, ratio >= LEAST_RATIO),
    withTarget(
      withTarget(beside, `conectarea p95 sub ${MOST_SIGN_IN_MS} ms`, p95 < MOST_SIGN_IN_MS),
      "pagini păstrate, /readyz și conectare mereu",
      failures.length === 0,
    ),
  ];
}
