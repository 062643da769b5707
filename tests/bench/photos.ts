import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "../support/browser";
import { temporaryFolder } from "../support/folders";
import { naturalPhoto } from "../support/natural-photo";
import { root } from "../support/servers";
import { signIn } from "../support/visits";
import { median, percentile } from "./load";
import { type Line, line, withTarget } from "./report";
import type { Answering } from "./servers";
import { PASSWORD, PEOPLE } from "./world";

const PHOTOS = 20;
/** The number of parallel uploads of the image field. */
const AT_ONCE = 2;
const MOST_TIMES = 2;
const EVERY_MS = 40;
const IDLE_MS = 10_000;

type Turn = { idle: Latencies; busy: Latencies; seconds: number[] };
type Latencies = Map<string, number[]>;

/**
 * Latencies of an uncached public page and a dashboard, first alone, then while one person uploads photographs. Rounds
 * alternate, so that a busy machine affects both.
 */
export async function photos(product: Answering, dataDir: string, { rounds }: { rounds: number }): Promise<Line[]> {
  const senders: string[] = [];
  for (const { email, signInPath } of Object.values(PEOPLE))
    senders.push(await signedInCookie(product.origin, email, signInPath));
  const [community] = (await new Browser(product.origin).get("/comunitati")).links("/comunitati/");
  if (!community) throw new Error("/comunitati shows nobody");
  const pages = new Map<string, Record<string, string>>([
    [community, {}],
    ["/uat/dashboard", { cookie: senders[0] ?? "" }],
  ]);
  const folder = temporaryFolder();
  const photo = join(folder, "poza.jpg");
  await writeFile(photo, await naturalPhoto({ width: 4000, height: 3000, seed: 12 }));
  const before = await foldersOf(dataDir);
  const turns: Turn[] = [];
  await probe(product.origin, pages, sleep(3_000)); // warm-up for V8
  for (let round = 0; round < rounds; round += 1) {
    const idle = await probe(product.origin, pages, sleep(IDLE_MS));
    const sending = fill(product.origin, senders[round % senders.length] ?? "", photo);
    const busy = await probe(product.origin, pages, sending);
    turns.push({ idle, busy, seconds: await sending });
  }
  for (const kept of await foldersOf(dataDir))
    if (!before.includes(kept)) await rm(join(imagesOf(dataDir), kept), { recursive: true });
  await rm(folder, { recursive: true });
  return [...pages.keys()].map((path) => toLine(path, turns));
}

/** Signs in; the senders alternate because uploads are limited per person. */
async function signedInCookie(origin: string, email: string, signInPath: string): Promise<string> {
  const browser = new Browser(origin);
  const { location } = await signIn(browser, email, PASSWORD, signInPath);
  if (!location?.endsWith("/dashboard")) throw new Error(`${email} could not sign in`);
  await browser.get(location); // the first visit shows a welcome message
  return browser.cookie;
}

function toLine(path: string, turns: readonly Turn[]): Line {
  const p95 = (of: "idle" | "busy") => turns.map((turn) => percentile(turn[of].get(path) ?? [], 95));
  const idle = p95("idle");
  const busy = p95("busy");
  const times = median(busy.map((value, index) => value / (idle[index] ?? Number.NaN)));
  const slowest = Math.max(...turns.flatMap(({ seconds }) => seconds));
  const figures = {
    "p95 de ori": times,
    "ms p95 liber": median(idle),
    "ms p95 cu fotografii": median(busy),
    "s o fotografie": median(turns.flatMap(({ seconds }) => seconds)),
    "s cea mai lentă": slowest,
  };
  return withTarget(line("photos", path, figures), `cel mult de ${MOST_TIMES} ori`, times <= MOST_TIMES);
}

/** Requests the pages in turn, with pauses, until `until` settles. */
async function probe(
  origin: string,
  pages: ReadonlyMap<string, Record<string, string>>,
  until: Promise<unknown>,
): Promise<Latencies> {
  const latencies: Latencies = new Map([...pages.keys()].map((path) => [path, []]));
  let done = false;
  void until.finally(() => {
    done = true;
  });
  while (!done)
    for (const [path, headers] of pages) {
      const began = performance.now();
      const answer = await fetch(origin + path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      latencies.get(path)?.push(performance.now() - began);
      await sleep(EVERY_MS);
    }
  return latencies;
}

/** Uploads twenty photographs, one per request; returns the seconds of each. */
async function fill(origin: string, cookie: string, file: string): Promise<number[]> {
  const sender = fork(join(root, "tests", "bench", "fill.mjs"), { stdio: "inherit" });
  sender.send({ origin, cookie, file, photos: PHOTOS, atOnce: AT_ONCE });
  const answer = await Promise.race([once(sender, "message"), once(sender, "exit").then(() => null)]);
  if (answer === null) throw new Error("The photographs were not uploaded");
  return answer[0] as number[];
}

const imagesOf = (dataDir: string): string => join(dataDir, "files", "images");

/** The folder of every stored picture: "2026-11-21/{name}". */
async function foldersOf(dataDir: string): Promise<string[]> {
  const days = await readdir(imagesOf(dataDir)).catch(() => []);
  const pictures = days.map(async (day) =>
    (await readdir(join(imagesOf(dataDir), day))).map((name) => join(day, name)),
  );
  return (await Promise.all(pictures)).flat();
}
