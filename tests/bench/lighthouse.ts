import { existsSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { publicAddresses } from "../support/public-addresses";
import { type Line, line, withTarget } from "./report";

const LEAST = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
export const browser = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const hasBrowser = (): boolean => existsSync(browser);

type Scores = Record<keyof typeof LEAST, number>;
const NAMES = Object.keys(LEAST) as (keyof Scores)[];
/** A page that misses is audited again, since the machine may be busy for a moment; the median counts. */
const TRIES = 3;

/** Lighthouse's mobile scores of every public page, yielded one by one because all take minutes. */
export async function* phoneScores(origin: string): AsyncGenerator<Line> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: [
      ..."--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run".split(" "),
      ..."--disable-background-networking --disable-component-update --disable-sync".split(" "),
    ],
    ignoreDefaultFlags: false,
  });
  try {
    const htmlOf = async (path: string) => (await fetch(origin + path)).text();
    for (const path of await publicAddresses(htmlOf)) {
      const isFound = !/<meta name="robots" content="[^"]*noindex/.test(await htmlOf(path));
      yield await scored(origin + path, path, isFound, chrome.port);
    }
  } finally {
    chrome.kill();
  }
}

async function scored(url: string, path: string, isFound: boolean, port: number): Promise<Line> {
  const tries: Audited[] = [];
  do tries.push(await audit(url, port, isFound ? [] : ["is-crawlable"]));
  while (tries.length < TRIES && !tries.some(meets));
  const sorted = [...tries].sort((one, other) => other.scores.performance - one.scores.performance);
  const chosen = tries.find(meets) ?? sorted[tries.length >> 1];
  if (!chosen) throw new Error(`${path} was not audited`);
  const failed = chosen.failed.length > 0 ? ` (${chosen.failed.join(", ")})` : "";
  const target = Object.values(LEAST).join("/");
  return withTarget(line("lighthouse", path + failed, chosen.scores), target, meets(chosen));
}

type Audited = { scores: Scores; failed: string[] };

const meets = ({ scores }: Audited): boolean => NAMES.every((name) => scores[name] >= LEAST[name]);

/** Pages with noindex skip the audit `is-crawlable`. */
async function audit(url: string, port: number, skipAudits: string[]): Promise<Audited> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: NAMES, skipAudits });
  if (!result) throw new Error(`${url} was not audited`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const scores = Object.fromEntries(NAMES.map((name) => [name, scoreOf(name)])) as Scores;
  const others = Object.entries(categories).filter(([name]) => name !== "performance");
  const counted = others.flatMap(([, category]) => category.auditRefs.filter(({ weight }) => weight > 0));
  const failed = counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
  return { scores, failed };
}
