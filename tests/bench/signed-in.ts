import { chromium } from "@playwright/test";
import { Browser } from "../support/browser";
import { signIn } from "../support/visits";
import { scriptsOf, timesOf } from "./old-laptop";
import { type Line, line, withTarget } from "./report";
import { PASSWORD, PEOPLE } from "./world";

const MOST_FILES = 15;
const MOST_KILOBYTES = 150;
const MOST_EDITOR_KILOBYTES = 260;
const EDITOR = /^\/((uat\/articles|firma\/content)\/(new|.*\/edit)|forum\/nou)$/;
const MOST_MS = { cold: 3_000, warm: 1_500, blocked: 200, interaction: 200 } as const;

/**
 * The number and size of scripts of every kind of page reachable by links. Timings on an old laptop are measured once for
 * pages with the same scripts, because they are the same.
 */
export async function* signedIn(origin: string, executablePath: string): AsyncGenerator<Line> {
  const chrome = await chromium.launch({ executablePath });
  try {
    const timed = new Set<string>();
    for (const [role, { email, signInPath }] of Object.entries(PEOPLE)) {
      const browser = new Browser(origin);
      await signIn(browser, email, PASSWORD, signInPath);
      for (const path of await pagesFrom(browser, `/${role}/dashboard`)) {
        const context = await chrome.newContext({ extraHTTPHeaders: { cookie: browser.cookie } });
        const { files, bytes } = await scriptsOf(await context.newPage(), origin + path);
        yield weighed(path, files.length, bytes / 1_024);
        const scripts = [...files].sort().join();
        if (!timed.has(scripts)) yield toLine(path, await timesOf(context, origin + path));
        timed.add(scripts);
        await context.close();
      }
    }
  } finally {
    await chrome.close();
  }
}

function weighed(path: string, files: number, kilobytes: number): Line {
  const most = EDITOR.test(path) ? MOST_EDITOR_KILOBYTES : MOST_KILOBYTES;
  const isLight = files <= MOST_FILES && kilobytes <= most;
  return withTarget(line("signed-in", path, { scripturi: files, KB: kilobytes }), `${MOST_FILES}, ${most} KB`, isLight);
}

function toLine(path: string, times: Record<keyof typeof MOST_MS, number>): Line {
  const names = Object.keys(MOST_MS) as (keyof typeof MOST_MS)[];
  const isQuick = names.every((name) => times[name] <= MOST_MS[name]);
  return withTarget(line("laptop vechi", path, times), `${Object.values(MOST_MS).join(", ")} ms`, isQuick);
}

/** One address of every kind of page reachable from `from`; query parameters are ignored, since they do not change the scripts. */
async function pagesFrom(browser: Browser, from: string): Promise<string[]> {
  const waiting = [from];
  const found: string[] = [];
  const seen = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const page = await browser.get(path);
    if (page.location) waiting.push(page.location);
    else if (page.status === 200 && page.html.includes("modulepreload")) found.push(path);
    waiting.push(...page.links("/").map((link) => link.split(/[?#]/)[0] ?? ""));
  }
  return found;
}

const kindOf = (path: string) =>
  path
    .replace(/^\/(comunitati|partener|blog)\/[^/?]+/, "/$1/{name}")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}(?=\/|$)/g, "{id}");
