import { publicPages } from "../../app/across/home/rules/public-pages";
import { linksOf } from "./html";

/** Every kind of public page, in every state that looks different; with a second text, the first link that begins with it. */
const ADDRESSES: readonly (readonly [path: string, link?: string])[] = [
  ...publicPages.flatMap(({ path }) => (path.includes(":") ? [] : [[path] as const])),
  ["/comunitati?judet=DJ"],
  ["/comunitati?cauta=nimicdegasit"],
  ["/comunitati", "/comunitati/"],
  ["/parteneri?cauta=nimicdegasit"],
  ["/parteneri", "/partener/"],
  ["/marketplace?cauta=nimicdegasit"],
  ["/features/analytics"],
  ["/features/forum?cauta=nimicdegasit"],
  ["/features/forum", "/features/forum/"],
  ["/features/forum", "/forum/"],
  ["/features/project-exchange?buget=peste-5000000&ridicat=da"],
  ["/features/project-exchange", "/proiecte/"],
  ["/cauta?q=valea"],
  ["/cauta?q=nimicdegasit"],
  ["/blog?categorie=tehnologie"],
  ["/blog", "/blog/"],
  ["/login"],
  ["/login?tip=uat"],
  ["/login?tip=firma"],
  ["/admin-login"],
  ["/register"],
  ["/register?tip=uat"],
  ["/register?tip=firma"],
  ["/parola-uitata"],
  ["/retrimite-confirmarea"],
];

/** The tabs of a partner's page are addresses too. */
const TABS_OF = "/partener/";

/** The addresses above with present ids. `htmlOf` fetches a page. An empty list gives no addresses. */
export async function publicAddresses(htmlOf: (path: string) => Promise<string>): Promise<string[]> {
  const found: string[] = [];
  for (const [path, link] of ADDRESSES) {
    if (!link) found.push(path);
    else {
      const [first] = linksOf(await htmlOf(path)).filter((href) => isBelow(href, link));
      if (first) found.push(first);
      if (first?.startsWith(TABS_OF)) found.push(...tabsOf(await htmlOf(first), first));
    }
  }
  return found;
}

const isBelow = (href: string, link: string) =>
  href.startsWith(link) && href.length > link.length && !href.includes("?");

const tabsOf = (html: string, path: string): string[] => [
  ...new Set(linksOf(html).filter((href) => href.startsWith(`${path}?`))),
];
