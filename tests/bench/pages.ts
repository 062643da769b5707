import { TRAININGS } from "~/modules/training/rules/paths";
import { Browser } from "../support/browser";
import { signIn } from "../support/visits";
import { besideBare, FEW, MANY, type Rounds } from "./ratios";
import { type Line, withTarget } from "./report";
import type { Answering, Bare } from "./servers";
import { PASSWORD, PEOPLE } from "./world";

const CACHED_RATIO = 0.5;
/** The most CPU time of a page that is not kept, in milliseconds, by the beginning of its address. */
const MOST_CPU_MS: readonly [beginning: string, most: number, what: string][] = [
  ["/comunitati", 4, "24 de carduri"],
  ["/parteneri", 4, "24 de carduri"],
  ["/features/forum", 7, "20 de discuții"],
  ["/forum/", 6, "o discuție"],
  ["/features/project-exchange", 7, "12 proiecte"],
];
/** Readers without a user agent are not counted as visits. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const FILTERED = "/comunitati?judet=DJ";

type Ask = Rounds & { product: Answering; bare: Bare };

/** Pages served by the page cache; readers of the article are counted. */
export async function cachedPages({ product, bare, ...rounds }: Ask): Promise<Line[]> {
  const lines: Line[] = [];
  const article = await firstOf(product.origin, "/blog", "/blog/");
  for (const path of ["/", FILTERED, await somePartner(product.origin), "/blog", article]) {
    const { line, perSecond, cpu } = await besideBare("cached", product, bare, {
      path,
      headers: { "user-agent": BROWSER },
      connections: MANY,
      ...rounds,
    });
    lines.push(
      withTarget(line, `cel puțin ${CACHED_RATIO} din serverul gol`, Math.min(perSecond, cpu) >= CACHED_RATIO),
    );
  }
  return lines;
}

/** Pages rendered per request, with the page cache switched off; the lists have 24 cards. */
export async function uncachedPages({ product, bare, ...rounds }: Ask): Promise<Line[]> {
  const lines: Line[] = [];
  const partner = await somePartner(product.origin);
  const discussion = await firstOf(product.origin, "/features/forum?ordine=populare", "/forum/0");
  for (const path of [
    "/",
    FILTERED,
    partner,
    "/comunitati",
    "/parteneri",
    "/blog",
    "/features/forum",
    discussion,
    "/features/project-exchange",
    "/features/analytics",
  ]) {
    const { line, cpuMs } = await besideBare("uncached", product, bare, {
      path,
      headers: {},
      connections: FEW,
      ...rounds,
    });
    const [, most, what] = MOST_CPU_MS.find(([beginning]) => path.startsWith(beginning)) ?? [];
    lines.push(most === undefined ? line : withTarget(line, `${what}: cel mult ${most} ms CPU`, cpuMs <= most));
  }
  return lines;
}

/** Pages of each workspace besides its dashboard that read much. */
const ALSO: Readonly<Record<string, readonly string[]>> = { uat: [TRAININGS] };

export async function dashboards({ product, bare, ...rounds }: Ask): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [kind, { email, signInPath }] of Object.entries(PEOPLE)) {
    const browser = new Browser(product.origin);
    const { location } = await signIn(browser, email, PASSWORD, signInPath);
    if (!location?.endsWith("/dashboard")) throw new Error(`${email} could not sign in`);
    await browser.get(location); // the first visit shows a welcome message
    const headers = { cookie: browser.cookie };
    for (const path of [`/${kind}/dashboard`, ...(ALSO[kind] ?? [])])
      lines.push((await besideBare("dashboards", product, bare, { path, headers, connections: FEW, ...rounds })).line);
  }
  return lines;
}

const somePartner = (origin: string) => firstOf(origin, "/parteneri", "/partener/");

async function firstOf(origin: string, list: string, begins: string): Promise<string> {
  const [first] = (await new Browser(origin).get(list)).links(begins);
  if (!first) throw new Error(`${list} shows nothing`);
  return first;
}
