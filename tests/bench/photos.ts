import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Browser } from "../support/browser";
import { naturalPhoto } from "../support/natural-photo";
import { root } from "../support/servers";
import { signIn } from "../support/visits";
import { median, percentile } from "./fire";
import { type Line, line, promise } from "./report";
import type { Answering } from "./servers";
import { PASSWORD, PEOPLE } from "./world";

const PHOTOS = 20;
/** As many as the field of a form sends. */
const AT_ONCE = 2;
const MOST_TIMES = 2;
const EVERY_MS = 40;
const IDLE_MS = 10_000;

type Turn = { idle: Latencies; busy: Latencies; seconds: number[] };
type Latencies = Map<string, number[]>;

/**
 * How others fare while one person fills a gallery: a public page that nobody keeps and a dashboard, asked for in turn at the
 * pace of people, alone and then beside the photographs. In turns, so that a busy machine is busy for both.
 */
export async function photos(product: Answering, dataDir: string, { rounds }: { rounds: number }): Promise<Line[]> {
  const senders: string[] = [];
  for (const { email, door } of Object.values(PEOPLE)) senders.push(await entered(product.origin, email, door));
  const [community] = (await new Browser(product.origin).get("/comunitati")).links("/comunitati/");
  if (!community) throw new Error("/comunitati shows nobody");
  const asked = new Map<string, Record<string, string>>([
    [community, {}],
    ["/uat/dashboard", { cookie: senders[0] ?? "" }],
  ]);
  const folder = await mkdtemp(join(tmpdir(), "psp-photo-"));
  const photo = join(folder, "poza.jpg");
  await writeFile(photo, await naturalPhoto({ width: 4000, height: 3000, seed: 12 }));
  const before = await foldersOf(dataDir);
  const turns: Turn[] = [];
  await probe(product.origin, asked, sleep(3_000)); // before that the engine still compiles what it runs
  for (let round = 0; round < rounds; round += 1) {
    const idle = await probe(product.origin, asked, sleep(IDLE_MS));
    const sending = fill(product.origin, senders[round % senders.length] ?? "", photo);
    const busy = await probe(product.origin, asked, sending);
    turns.push({ idle, busy, seconds: await sending });
  }
  for (const kept of await foldersOf(dataDir))
    if (!before.includes(kept)) await rm(join(imagesOf(dataDir), kept), { recursive: true });
  await rm(folder, { recursive: true });
  return [...asked.keys()].map((path) => judged(path, turns));
}

/** Each in turn: one person may send so many in half an hour. */
async function entered(origin: string, email: string, door: string): Promise<string> {
  const browser = new Browser(origin);
  const { location } = await signIn(browser, email, PASSWORD, door);
  if (!location?.endsWith("/dashboard")) throw new Error(`${email} was not let in`);
  await browser.get(location); // the welcome is shown once
  return browser.cookie;
}

function judged(path: string, turns: readonly Turn[]): Line {
  const p95 = (of: "idle" | "busy") => turns.map((turn) => percentile(turn[of].get(path) ?? [], 95));
  const [idle, busy] = [p95("idle"), p95("busy")];
  const times = median(busy.map((value, index) => value / (idle[index] ?? Number.NaN)));
  const slowest = Math.max(...turns.flatMap(({ seconds }) => seconds));
  const figures = {
    "p95 de ori": times,
    "ms p95 liber": median(idle),
    "ms p95 cu fotografii": median(busy),
    "s o fotografie": median(turns.flatMap(({ seconds }) => seconds)),
    "s cea mai lentă": slowest,
  };
  return promise(line("photos", path, figures), `cel mult de ${MOST_TIMES} ori`, times <= MOST_TIMES);
}

/** Asks for each page in turn, at the pace of people, until something else is done. */
async function probe(
  origin: string,
  asked: ReadonlyMap<string, Record<string, string>>,
  until: Promise<unknown>,
): Promise<Latencies> {
  const latencies: Latencies = new Map([...asked.keys()].map((path) => [path, []]));
  let done = false;
  void until.finally(() => {
    done = true;
  });
  while (!done)
    for (const [path, headers] of asked) {
      const began = performance.now();
      const answer = await fetch(origin + path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      latencies.get(path)?.push(performance.now() - began);
      await sleep(EVERY_MS);
    }
  return latencies;
}

/** Twenty photographs, each its own request; returns how many seconds each took. */
async function fill(origin: string, cookie: string, file: string): Promise<number[]> {
  const sender = fork(join(root, "tests", "bench", "fill.mjs"), { stdio: "inherit" });
  sender.send({ origin, cookie, file, photos: PHOTOS, atOnce: AT_ONCE });
  const answer = await Promise.race([once(sender, "message"), once(sender, "exit").then(() => null)]);
  if (answer === null) throw new Error("The photographs were not taken");
  return answer[0] as number[];
}

const imagesOf = (dataDir: string): string => join(dataDir, "files", "images");

/** Of every picture that is kept: "2026-11-21/{name}". */
async function foldersOf(dataDir: string): Promise<string[]> {
  const days = await readdir(imagesOf(dataDir)).catch(() => []);
  const pictures = days.map(async (day) =>
    (await readdir(join(imagesOf(dataDir), day))).map((name) => join(day, name)),
  );
  return (await Promise.all(pictures)).flat();
}
