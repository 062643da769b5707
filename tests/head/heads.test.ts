import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { cachedAddresses } from "~/cached-addresses";
import { publishedBy } from "~/modules/articles/published.test-data";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { postsOf } from "~/modules/forum/store/posts.server";
import { editPost } from "~/modules/forum/verbs/posts.server";
import { createPartner, setRating } from "~/modules/partners/verbs.server";
import { projectOf } from "~/modules/projects/projects.test-data";
import { now } from "~/platform/clock";
import { rows } from "../access/matrix";
import { knownRoutes } from "../access/routes";
import { member, organisation, person, stranger } from "../support/people";
import { ownPlatform } from "../support/platform";
import { ORIGIN } from "../support/settings";

const FOUND = rows.filter(({ found }) => found).map(({ pattern }) => pattern);

/** The tabs of a profile say different things, each with an address of its own. */
const isOwnPage = (path: string, name: string): boolean => path === "/partener/:id" && name === "tab";
/** What the public lists read from an address: words, filters, an order, a page. */
const ASKED = cachedAddresses.flatMap(({ path, query }) =>
  query && FOUND.includes(path)
    ? query.parameters.filter((name) => !isOwnPage(path, name)).map((name) => ({ path, name, query }))
    : [],
);
/** For what no choice of the page shows: something to search, a further page. */
const TYPED = ["fantana", "2"];

ownPlatform();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const firm = { name: "Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL" };
  ids["/partener/:id"] = await organisation("FIRMA", "verified", firm);
  await createPartner({
    organisationId: ids["/partener/:id"],
    website: "https://ghilda.example",
    portfolio: "Scriem strategii pe care un consiliu local le poate citi într-o seară și le poate urma șapte ani.",
    domains: ["local-strategy"],
    tradeRegisterNumber: "J26/415/2015",
    at: now(),
  });
  const description = "O comună de deal, cu șase sate, o moară de apă și un drum nou spre gara din vale. </script><b>";
  const place = {
    name: "Comuna Fântâna Albastră „de Sus”",
    county: "SJ",
    kind: "commune",
    description,
    createdAt: now(),
  } as const;
  ids["/comunitati/:id"] = await createCommunity(place, null);
  const author = (await person("FIRMA", ids["/partener/:id"])).actor;
  const text = "Un plan pe o foaie, lipit pe ușa primăriei, face mai mult decât zece ședințe. </script><b>";
  ids["/proiecte/:id"] = await projectOf((await member("UAT")).actor, { title: "Piață acoperită </script><b>" });
  ids["/features/forum/:slug"] = "achizitii-publice";
  ids["/forum/:id"] = await discussionOf(author, { title: "Cine are un plan pe o foaie? </script><b>" });
  const [opening] = await postsOf(ids["/forum/:id"], 1);
  await editPost(author, opening?.id ?? "", "<p>Planul nostru are șapte foi și nu îl citește nimeni.</p>");
  ids["/blog/:id"] = await publishedBy(author, now(), { title: "Strategia de pe ușă </script><b>", text });
});

const pathOf = (pattern: string) => pattern.replace(/:\w+/g, ids[pattern] ?? "x");
const decoded = (html: string) =>
  html
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

async function pageOf(path: string) {
  const answer = await stranger.get(path);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf("</head>"));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = ""]) => decoded(text));
  const named = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
  return {
    status: answer.status,
    titles: all(/<title>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    named,
    facts: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    text: decoded(
      html
        .slice(html.indexOf("<body"))
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
        .replace(/<!--.*?-->/g, "")
        .replace(/<[^>]+>/g, " "),
    ).replace(/\s+/g, " "),
  };
}

/** The addresses to which no public page leads, by the reason: all others are reached from the first page. */
const NOT_LINKED: Readonly<Record<string, readonly string[]>> = {
  "a link of a mail": [
    "/abonare/confirmare/:token",
    "/abonare/dezabonare/:token",
    "/abonare/notificari/:token",
    "/confirmare/:token",
    "/invitatie/:token",
    "/invitatie/:token/refuz",
    "/parola-noua/:token",
  ],
  "shown after a form": [
    "/abonare/confirmata",
    "/abonare/dezabonat",
    "/abonare/trimisa",
    "/admin-login/a-doua-verificare",
    "/login/cod",
    "/parola-uitata/trimis",
    "/register/trimisa",
    "/retrimite-confirmarea/trimis",
    "/support/trimis/:id",
  ],
  "printed on a certificate": ["/certificate", "/certificate/:code"],
  "of whoever is signed in": [
    "/ciorna/renuntare",
    "/deconectare",
    "/fara-organizatie",
    "/fara-organizatie/cerere/retragere",
    "/fara-organizatie/inregistrare",
    "/fara-organizatie/inregistrare/trimisa",
    "/fara-organizatie/invitatii/:id/acceptare",
    "/fara-organizatie/invitatii/:id/refuz",
    "/features/forum/:slug/following",
    "/forum/:id/following",
    "/forum/:id/locking",
    "/forum/:id/pinning",
    "/forum/:id/reading",
    "/forum/:id/reply",
    "/forum/:id/solution",
    "/forum/document/:id",
    "/forum/nou",
    "/forum/posts/:id/appeal",
    "/forum/posts/:id/deletion",
    "/forum/posts/:id/edit",
    "/forum/posts/:id/like",
    "/forum/posts/:id/report",
    "/forum/urmarire",
    "/proiecte/:id/apply",
    "/proiecte/:id/closing",
    "/proiecte/:id/edit",
    "/proiecte/:id/hiding",
    "/proiecte/:id/preview",
    "/proiecte/:id/reopening",
    "/proiecte/:id/saving",
    "/proiecte/:id/showing",
    "/proiecte/aplicatii",
    "/proiecte/applications/:id",
    "/proiecte/applications/:id/withdrawal",
    "/proiecte/nou",
    "/reluare",
  ],
  "of administrators, who know it": ["/admin-login"],
  "offered to whoever may not sign in before the address is confirmed": ["/retrimite-confirmarea"],
};

const shown = knownRoutes().filter(({ pattern, draws }) => draws && !/^\/(uat|firma|admin|dev)(\/|$)/.test(pattern));

describe("a page that is found", () => {
  it.each(FOUND)("%s says once what it is, where it is, and shows its picture", async (pattern) => {
    const path = pathOf(pattern);
    const { status, titles, canonical, named, facts, text } = await pageOf(path);
    expect(status).toBe(200);
    expect(titles).toEqual([expect.stringMatching(/^.{4,100} – PSP$/)]);
    const [description = ""] = named("description");
    expect([...description].length, description).toBeGreaterThanOrEqual(50);
    expect([...description].length, description).toBeLessThanOrEqual(160);
    expect(canonical).toEqual([ORIGIN + path]);
    expect(named("robots")).toEqual([]);
    expect(named("og:url")).toEqual([ORIGIN + path]);
    expect(named("og:title")).toHaveLength(1);
    expect(named("og:description")).toEqual([description]);
    expect(named("twitter:card")).toEqual(["summary_large_image"]);
    expect(named("og:image:alt")[0]).toBeTruthy();
    const [picture = ""] = named("og:image");
    const answer = await stranger.get(picture.slice(ORIGIN.length));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
    for (const told of facts) for (const fact of factsIn(JSON.parse(told))) expect(text).toContain(fact);
  });

  // Registering has a form with a key of its own for each who asks, so it is neither kept nor offered to search engines.
  it.each(FOUND.filter((pattern) => pattern !== "/register"))(
    "%s is kept for strangers, named by the sitemap and led to from the first page or a list",
    async (pattern) => {
      const path = pathOf(pattern);
      expect(cachedAddresses.map((address) => address.path)).toContain(pattern);
      expect(await (await stranger.get("/sitemap.xml")).text()).toContain(`<loc>${ORIGIN}${path}</loc>`);
      const list =
        {
          "/partener/:id": "/parteneri",
          "/forum/:id": "/features/forum",
          "/features/forum/:slug": "/features/forum",
          "/proiecte/:id": "/features/project-exchange",
        }[pattern] ?? pattern.replace(/\/:id$/, "");
      const from = list === pattern ? "/" : list;
      expect(await (await stranger.get(from)).text()).toMatch(new RegExp(` (href|action)="${path}"`));
    },
  );

  it("of an organisation or an article has its own picture and structured facts", async () => {
    for (const pattern of ["/comunitati/:id", "/partener/:id", "/blog/:id"]) {
      const { named, facts } = await pageOf(pathOf(pattern));
      expect(named("og:image")[0]).toContain(ids[pattern]);
      expect(facts).toHaveLength(1);
      expect(JSON.parse(facts[0] ?? "")["@context"]).toBe("https://schema.org");
    }
  });

  it("claims a rating only where authorities gave one", async () => {
    const path = pathOf("/partener/:id");
    expect((await pageOf(path)).facts.join()).not.toContain("aggregateRating");
    await setRating(ids["/partener/:id"] ?? "", {
      rating: 4.62,
      reviewCount: 3,
      quality: 5,
      time: 4,
      communication: 5,
      price: 4,
    });
    const { facts, text } = await pageOf(path);
    expect(facts.join()).toContain('"aggregateRating"');
    for (const fact of factsIn(JSON.parse(facts.join()))) expect(text).toContain(fact);
  });
});

describe("every other page", () => {
  it.each(shown.filter(({ pattern }) => !FOUND.includes(pattern)).map(({ pattern }) => pattern))(
    "%s asks not to be found, and has no address for others",
    async (pattern) => {
      const { status, titles, canonical, named } = await pageOf(pathOf(pattern));
      if (status >= 300 && status < 400) return;
      expect(titles).toHaveLength(1);
      expect(named("robots")).toEqual(["noindex"]);
      expect(canonical).toEqual([]);
      expect(named("og:image")).toEqual([]);
    },
  );

  it.each(ASKED)(
    "$path with a choice of $name is one more view of a page, not to be found",
    async ({ path, name, query }) => {
      const page = await (await stranger.get(pathOf(path))).text();
      const select = page.match(new RegExp(`<select[^>]* name="${name}".*?</select>`, "s"))?.[0] ?? "";
      const offered = [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value = ""]) => value);
      const linked = [...page.matchAll(new RegExp(`[?;]${name}=([^"&]+)`, "g"))].map(([, value = ""]) => value);
      const ticked = [...page.matchAll(new RegExp(`<input [^>]*name="${name}" value="([^"]+)"`, "g"))].map(
        ([, value = ""]) => value,
      );
      const asking = [...offered, ...ticked, ...linked, ...TYPED].map(
        (value) => new URLSearchParams({ [name]: value }),
      );
      const chosen = asking.find((search) => query.spelling(search) !== "");
      const { status, canonical, named } = await pageOf(`${pathOf(path)}?${chosen}`);
      if (status >= 300 && status < 400) return; // a page beyond the last one
      expect([chosen === undefined, named("robots"), canonical]).toEqual([false, ["noindex"], []]);
    },
  );

  it("is led to from the first page, or it is written above why not", async () => {
    // whoever chose their kind of account is told what else they may need
    const reached = new Set(["/", "/login?tip=uat"]);
    for (const path of reached) {
      const html = await (await stranger.get(path)).text();
      for (const [, to = ""] of html.matchAll(/ (?:href|action)="(\/[^"?#]*)/g)) reached.add(to);
    }
    const isReached = (pattern: string) => {
      const address = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
      return [...reached].some((path) => address.test(path));
    };
    const feeds = knownRoutes().filter(({ pattern }) => pattern.endsWith(".atom"));
    const unreached = [...shown, ...feeds].map(({ pattern }) => pattern).filter((pattern) => !isReached(pattern));
    expect(unreached.sort()).toEqual(Object.values(NOT_LINKED).flat().sort());
  });

  it.each(["/", "/blog", "/comunitati", "/parteneri", "/marketplace"])(
    "%s stays one page whatever else is asked of it",
    async (path) => {
      expect((await pageOf(`${path}?utm_source=x&zz=1`)).canonical).toEqual([ORIGIN + path]);
    },
  );
});

/** Properties of structured data that must be visible on the page: names, ratings, contacts. */
function factsIn(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => factsIn(one, key));
  if (value && typeof value === "object") return Object.entries(value).flatMap(([name, one]) => factsIn(one, name));
  if (key === "ratingValue") return [String(value).replace(".", ",")];
  return ["name", "email", "reviewCount"].includes(key) ? [String(value)] : [];
}
