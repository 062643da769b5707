import { linksOf } from "../support/html";
import { textOf } from "../support/people";
import { type Answer, ask, sessionOf } from "./demo";
import { type SpecifiedRoute, specifiedRoutes, type Walker } from "./specification";

const WALKERS = Object.keys(specifiedRoutes) as Walker[];
const workspaceOf: Readonly<Record<Walker, string | null>> = {
  nimeni: null,
  "uat@demo.ro": "/uat",
  "firma@demo.ro": "/firma",
  "admin@demo.ro": "/admin",
};

/** What is not as the specification says at its routes, asked by their own role and by everybody else. */
export async function wrongRoutes(): Promise<{ walked: number; wrong: string[] }> {
  const cookies = Object.fromEntries(
    await Promise.all(WALKERS.map(async (who) => [who, who === "nimeni" ? "" : await sessionOf(who)])),
  );
  const see = (who: Walker, path: string) => ask(path, cookies[who]);
  const wrong: string[] = [];
  let walked = 0;
  for (const who of WALKERS)
    for (const route of specifiedRoutes[who]) {
      walked += 1;
      const path = await addressOf(route, (page) => see(who, page));
      const own = (await wrongOnPage(route, path, (page) => see(who, page))).map((why) => `${who} at ${path}: ${why}`);
      wrong.push(...own);
      // the first page is everybody's: its row for strangers is asked by the others
      const others = WALKERS.filter((other) => other !== who && (route.address !== "/" || who === "nimeni"));
      for (const other of others) {
        const expected = expectedOf(route, path, other);
        const given = answered(await see(other, path));
        if (given !== expected) wrong.push(`${other} at ${path}: ${given} instead of ${expected}`);
      }
    }
  return { walked, wrong };
}

type See = (path: string) => Promise<Answer>;

/** The address with an id that its own list links to. */
async function addressOf({ address, from, link = address.split("{")[0] ?? "" }: SpecifiedRoute, see: See) {
  if (from === undefined) return address;
  const found = linksOf((await see(from)).body).find((href) => href.startsWith(link) && /\/[0-9a-f-]{36}$/.test(href));
  if (found === undefined) throw new Error(`${from} links to no ${link}…`);
  return address.replace("{id}", found.slice(link.length));
}

async function wrongOnPage(route: SpecifiedRoute, path: string, see: See): Promise<string[]> {
  const { heading = "", shows, around = [], hides = [], places = [], leads } = route;
  let page = await see(path);
  if (leads !== undefined) {
    const target = leads.replace("{id}", path.slice(path.lastIndexOf("/") + 1));
    if (page.location !== target) return [`leads to ${page.location ?? page.status} instead of ${target}`];
    page = await see(target);
  }
  if (page.status !== (route.isMissing ? 404 : 200)) return [`answers ${answered(page)}`];
  const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
  const placeholders = [...main.matchAll(/placeholder="([^"]*)"/g)].map(([, words = ""]) => words);
  const text = [await wordsIn(main), ...placeholders].join(" ");
  const all = await wordsIn(page.body);
  const title = (await wordsIn(main.match(/<h1\b[\s\S]*?<\/h1>/)?.[0] ?? "")).trim();
  return [
    ...(title.startsWith(heading) ? [] : [`is headed „${title}”`]),
    ...shows.filter((one) => !text.includes(one)).map((one) => `does not show „${one}”`),
    ...around.filter((one) => !all.includes(one)).map((one) => `does not show „${one}”`),
    ...hides.filter((one) => all.includes(one)).map((one) => `shows „${one}”`),
    ...places.filter((one) => !page.body.includes(`id="${one}"`)).map((one) => `has no place #${one}`),
  ];
}

const wordsIn = (html: string) => textOf(new Response(html));

const answered = ({ status, location }: Answer): string =>
  location === null ? String(status) : `${status} ${location}`;

/** What an address answers to somebody whose own it is not. */
function expectedOf({ onlyBefore, isMissing }: SpecifiedRoute, path: string, who: Walker): string {
  const workspace = path.match(/^\/(uat|firma|admin)\//)?.[0]?.slice(0, -1);
  const own = workspaceOf[who];
  const isLedAway =
    workspace !== undefined || onlyBefore === "any session" || (onlyBefore !== undefined && own === "/admin");
  if (own !== null && isLedAway) return `302 ${own}/dashboard`;
  if (workspace !== undefined)
    return `302 ${workspace === "/admin" ? "/admin-login" : "/login"}?redirectTo=${encodeURIComponent(path)}`;
  return isMissing ? "404" : "200";
}
