import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { testSettings } from "../../../tests/support/settings";
import { setClock } from "../clock";
import { filterQuery, listQuery, text } from "../form/list-query";
import { setSettings } from "../settings.server";
import { addressReader, type CachedAddress } from "./address";
import { LruCache } from "./lru-cache";
import { PageCache, type PageCacheOptions } from "./page-cache.server";

const ID = "0190a6b4-1111-7222-8333-444455556666";
const ORIGIN = "https://psp.example";
const addresses: CachedAddress[] = [
  { path: "/" },
  { path: "/parteneri", query: listQuery({ text: text("cauta"), county: text("judet") }) },
  { path: "/partener/:id", query: filterQuery({ tab: text("tab") }), seconds: 5 },
  { path: "/partener/:id/flux.xml" },
];

beforeAll(() => setSettings(testSettings)); // the name of the theme's cookie depends on them

describe("an address of the cache", () => {
  const read = addressReader(addresses);
  const spelled = (target: string) => {
    const asked = read(target);
    return asked && asked.path + asked.search;
  };

  it.each([
    ["/", "/"],
    ["/?utm_source=x", "/"],
    ["/parteneri", "/parteneri"],
    ["/parteneri?", "/parteneri"],
    ["/parteneri?cauta=", "/parteneri"],
    ["/parteneri?pagina=2&cauta=pod", "/parteneri?cauta=pod&pagina=2"],
    ["/parteneri?cauta=pod&x=1&pagina=2", "/parteneri?cauta=pod&pagina=2"],
    ["/parteneri?cauta=%C8%99i+ea", "/parteneri?cauta=%C8%99i+ea"],
    ["/parteneri?cauta=%c8%99i%20ea", "/parteneri?cauta=%C8%99i+ea"],
    ["/parteneri?cauta=a&cauta=b", "/parteneri?cauta=a"],
    ["/parteneri?cauta=+a++b+", "/parteneri?cauta=a+b"],
    ["/parteneri?pagina=0", "/parteneri"],
    ["/parteneri?pagina=1", "/parteneri"],
    ["/parteneri?pagina=abc&judet=CJ", "/parteneri?judet=CJ"],
    ["/parteneri?pagina=02", "/parteneri?pagina=2"],
    ["/parteneri?Cauta=a", "/parteneri"],
    ["/parteneri?cauta=a;judet=CJ", "/parteneri?cauta=a%3Bjudet%3DCJ"],
    [`/partener/${ID}?tab=servicii`, `/partener/${ID}?tab=servicii`],
    [`/partener/${ID}/flux.xml`, `/partener/${ID}/flux.xml`],
  ])("%s is %s", (target, expected) => expect(spelled(target)).toBe(expected));

  it.each([
    ["another page", "/login"],
    ["a slash too many", "/parteneri/"],
    ["two slashes", "//parteneri"],
    ["other letters", "/PARTENERI"],
    ["encoded letters", "/%70arteneri"],
    ["a parameter of the path", "/parteneri;x=1"],
    ["a place in the page", "/parteneri?cauta=a#b"],
    ["an id in capitals", `/partener/${ID.toUpperCase()}`],
    ["an id that is none", "/partener/1"],
    ["an id with something behind it", `/partener/${ID}%00`],
    ["any letter for a dot", `/partener/${ID}/fluxxxml`],
    ["a question that nobody means", `/parteneri?cauta=${"a".repeat(600)}`],
    ["data for the framework", "/parteneri.data"],
    ["another host", "https://evil.example/parteneri"],
    ["nothing", ""],
  ])("%s is none", (_, target) => expect(spelled(target)).toBeNull());
});

describe("the LRU cache", () => {
  it("keeps the most recently used entries, up to its bytes", () => {
    const kept = new LruCache<number>(100);
    kept.set("a", 1, 40);
    kept.set("b", 2, 40);
    expect(kept.get("a")).toBe(1);
    kept.set("c", 3, 40); // b waited longest
    expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual([1, undefined, 3]);
    kept.set("a", 4, 60);
    expect([kept.bytes, kept.size]).toEqual([100, 2]);
    kept.set("d", 5, 101);
    expect([kept.get("d"), kept.bytes]).toEqual([undefined, 100]);
    kept.clear();
    expect([kept.bytes, kept.size]).toEqual([0, 0]);
  });
});

type Rendered = { request: Request; answer: (response: Response) => void };
const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { "content-type": "text/html", "cache-control": "no-cache", ...headers } });

/** A cache before an application that answers when the test says so, or at once with what `page` makes. */
function stage(given: Partial<PageCacheOptions> = {}, page?: (request: Request) => Response) {
  const rendered: Rendered[] = [];
  const cache = new PageCache({
    addresses,
    privateCookies: ["psp.session", "psp_flash"],
    origin: ORIGIN,
    bytes: 1_000_000,
    trusted: () => true,
    render: (request) =>
      new Promise<Response>((answer) => {
        rendered.push({ request, answer });
        if (page) answer(page(request));
      }),
    ...given,
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    cache.fetch(new Request(ORIGIN + path, { method, headers }));
  return { cache, rendered, get };
}

describe("the page cache", () => {
  afterEach(() => setClock(null));

  it("renders once, and sends each visitor an encoding that they accept", async () => {
    const text = "pânză ".repeat(1000);
    const { rendered, get } = stage({}, () => html(text));
    const first = await get("/parteneri", { "accept-encoding": "gzip, br" });
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe(text);
    const second = await get("/parteneri?utm_source=x", { "accept-encoding": "gzip" });
    expect(gunzipSync(Buffer.from(await second.arrayBuffer())).toString()).toBe(text);
    const third = await get("/parteneri");
    expect(await third.text()).toBe(text);
    expect(third.headers.get("cache-control")).toBe("private, no-cache");
    expect(third.headers.get("vary")).toBe("Accept-Encoding, Cookie");
    expect(rendered.length).toBe(1);
    expect([...new Set([first, second, third].map(({ headers }) => headers.get("etag")))].length).toBe(1);
  });

  it("answers 304 and HEAD without a body, and never a range", async () => {
    const { get } = stage({}, () => html("a".repeat(2000)));
    const etag = (await get("/")).headers.get("etag") ?? "";
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, "*"]) {
      const same = await get("/", { "if-none-match": known });
      expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
      expect(same.headers.has("content-length")).toBe(false);
    }
    const other = await get("/", { "if-none-match": '"x"', range: "bytes=0-3" });
    expect([other.status, (await other.text()).length]).toEqual([200, 2000]);
    const head = await get("/", {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "2000", ""]);
  });

  it("passes only path, known parameters and theme to the application", async () => {
    const { rendered, get } = stage({}, () => html("x"));
    await get("/parteneri?pagina=2&x=<b>&cauta=pod", {
      cookie: "other=1; psp_theme=dark; more=2",
      "accept-language": "de",
      "user-agent": "canary",
      "x-forwarded-host": "evil.example",
      referer: "https://evil.example",
      authorization: "Bearer canary",
    });
    const request = rendered[0]?.request;
    expect(request?.url).toBe(`${ORIGIN}/parteneri?cauta=pod&pagina=2`);
    expect([...(request?.headers ?? [])]).toEqual([["cookie", "psp_theme=dark"]]);
  });

  it("stores a page for each theme, and none for an unknown theme", async () => {
    const { rendered, get } = stage({}, ({ headers }) => html(headers.get("cookie") ?? "none"));
    for (const cookie of ["psp_theme=dark", "psp_theme=light", "psp_theme=blue", 'psp_theme="><script>', "x=1"]) {
      const known = /dark|light/.exec(cookie)?.[0];
      expect(await (await get("/", { cookie })).text()).toBe(known ? `psp_theme=${known}` : "none");
    }
    expect(rendered.length).toBe(3);
  });

  it.each([
    ["a session", { cookie: "a=1; psp.session=abc" }],
    ["a session of https", { cookie: "__Host-psp.session=abc" }],
    ["a flash", { cookie: "psp_flash=abc" }],
  ])("leaves a visitor with %s to the application", async (_, headers) => {
    const { cache, rendered, get } = stage({}, () => html("x", { "cache-control": "no-store" }));
    await get("/");
    const answer = await get("/", headers);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(rendered[1]?.request.headers.get("cookie")).toBe(headers.cookie);
    expect(cache.size).toBe(0);
  });

  it.each([
    ["a cookie", html("x", { "set-cookie": "a=1" })],
    ["no-store", html("x", { "cache-control": "no-store" })],
    ["private", html("x", { "cache-control": "private" })],
    ["404", html("x", {}, 404)],
    ["500", html("x", {}, 500)],
    ["a redirect", html("", { location: "/" }, 302)],
  ])("keeps no answer with %s", async (_, answer) => {
    const { cache, rendered, get } = stage({}, () => answer.clone());
    expect((await get("/")).status).toBe(answer.status);
    await get("/");
    expect([cache.size, rendered.length]).toEqual([0, 2]);
  });

  it("renders a page once for concurrent requests; one after a change does not get the page from before it", async () => {
    const { cache, rendered, get } = stage();
    const early = [get("/"), get("/")];
    expect(rendered.length).toBe(1);
    cache.purge();
    const late = [get("/"), get("/")];
    expect(rendered.length).toBe(2);
    rendered[0]?.answer(html("before"));
    expect(await Promise.all(early.map(async (one) => (await one).text()))).toEqual(["before", "before"]);
    const later = get("/"); // the old page is there, and is not for them
    rendered[1]?.answer(html("after"));
    for (const one of [...late, later]) expect(await (await one).text()).toBe("after");
    expect(rendered.length).toBe(2);
    expect(await (await get("/")).text()).toBe("after");
  });

  it("renders for each waiting request when the response may not be shared", async () => {
    const { rendered, get } = stage();
    const one = get("/");
    const other = get("/");
    rendered[0]?.answer(html("yours", { "set-cookie": "a=1" }));
    expect((await one).headers.get("set-cookie")).toBe("a=1");
    await expect.poll(() => rendered.length).toBe(2);
    rendered[1]?.answer(html("mine"));
    expect(await (await other).text()).toBe("mine");
  });

  it("renders again after a failure", async () => {
    const { get, cache } = stage({
      render: () => Promise.reject(new Error("down")),
    });
    await expect(get("/")).rejects.toThrow("down");
    await expect(get("/")).rejects.toThrow("down");
    expect(cache.size).toBe(0);
  });

  it("stores a page for a minute, or for the time set for its address", async () => {
    const { rendered, get } = stage({}, () => html("x"));
    const at = (seconds: number) => setClock(new Date(1_800_000_000_000 + seconds * 1000));
    at(0);
    await get("/");
    await get(`/partener/${ID}`);
    at(59);
    await get("/");
    expect(rendered.length).toBe(2);
    await get(`/partener/${ID}`);
    expect(rendered.length).toBe(3);
    at(61);
    await get("/");
    expect(rendered.length).toBe(4);
    at(-5); // a clock that was put back
    await get("/");
    expect(rendered.length).toBe(5);
  });

  it("serves a stale page for a while when rendering fails, but never one from before a change", async () => {
    let status = 200;
    const { cache, get } = stage({}, () => html("as it stood", {}, status));
    const minutes = (count: number) => setClock(new Date(1_800_000_000_000 + count * 60_000));
    minutes(0);
    await get("/");
    status = 503;
    minutes(5);
    const answers = await Promise.all([get("/"), get("/")]); // the second waits for the rendering of the first
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, "as it stood"]);
    minutes(20);
    expect((await get("/")).status).toBe(503);
    minutes(5);
    cache.purge();
    expect((await get("/")).status).toBe(503);
    status = 404;
    expect((await get("/")).status).toBe(404);
  });

  it("is bypassed while purges could be missed, and when its size is zero", async () => {
    let trusted = true;
    const { rendered, get } = stage({ trusted: () => trusted }, () => html("x"));
    await get("/");
    trusted = false;
    await get("/");
    expect(rendered.length).toBe(2);
    const off = stage({ bytes: 0 }, () => html("x"));
    await off.get("/");
    await off.get("/");
    expect(off.rendered.length).toBe(2);
  });

  it("does not evict pages for searches", async () => {
    const { cache, rendered, get } = stage({ bytes: 20_000 }, () => html("a".repeat(900)));
    await get("/");
    for (let number = 0; number < 100; number += 1) await get(`/parteneri?cauta=${number}`);
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
    await get("/");
    expect(rendered.length).toBe(101);
  });
});
