import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../support/browser";
import { query } from "../support/databases";
import { type RunningServer, until } from "../support/servers";
import { cast, twoServers, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

const CANARY = "Canarul-din-cămară";
const PRIVATE = /Canarul|canarul-7@|Deconectare|nonce-|data-form-key|formKey/;
const REQUESTS = 1_000;
const AT_ONCE = 40;
/** The answer of a process that has more to do than it takes on; whoever is told so asks again. */
const BUSY = 503;
const MOST_AGAIN = 50;
/** The longest time until the other process is notified of a change by the database, in milliseconds. */
const HEARD_WITHIN_MS = 1_000;

const counted = async (server: RunningServer, name: string) => {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(text.match(new RegExp(`^psp_page_cache_${name}_total (\\d+)`, "m"))?.[1]);
};

/**
 * Sends raw bytes, also malformed requests, that ask for the connection to be closed. Returns the whole answer. Our side stays open
 * until then: Node gives up a request whose sender has closed its side before the answer.
 */
function raw(server: RunningServer, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.setEncoding("utf8").on("data", (part) => (answer += part));
    socket.on("end", () => socket.end(() => resolve(answer))).on("error", reject);
  });
}

/** Works through all of them, so many at once. */
async function inCrowd(works: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...works];
  const worker = async () => {
    for (let work = left.shift(); work; work = left.shift()) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe("the page cache of two processes on one database", () => {
  const pair = twoServers();
  let paths: string[] = [];

  beforeAll(async () => {
    const { url } = pair();
    const { authorities, firms, admins } = cast();
    const ids = [...authorities, ...firms, ...admins].map(({ userId }) => userId);
    await query(url, "update users set name = $1, email = 'canarul-7@' || id || '.test' where id = any($2)", [
      `${CANARY} Ionescu`,
      ids,
    ]);
    const partner = firms[0]?.organisationId;
    paths = ["/", "/parteneri", "/parteneri?categorie=eu_funds", "/parteneri?cauta=Firma", `/partener/${partner}`];
    paths.push(`/partener/${partner}?tab=servicii`, "/comunitati?judet=SJ", "/marketplace", "/features/marketplace");
    paths.push("/features/community-showcase", "/parteneri.atom", "/sitemap.xml", "/support", "/termeni");
  });

  test("gives no private byte to strangers while the signed-in ask for the same pages, a thousand requests at once", async () => {
    const { first, second } = pair();
    const { authorities, firms, admins } = cast();
    await visit(first, authorities[0]).submit(await visit(first, authorities[0]).get(NEW_REQUEST), {
      title: `Ciornă, ${CANARY}`,
      category: "eu_funds",
      description: CANARY,
    });
    const servers = [first, second];
    const insiders = servers.flatMap((server) =>
      [...authorities, ...firms, ...admins].map((one) => visit(server, one)),
    );
    const own = ["/uat/dashboard", "/firma/dashboard", "/admin/dashboard", "/uat/service-requests"];
    const seen = new Map<string, Set<string>>();
    const found: string[] = [];
    let canaries = 0;

    const asStranger = async (turn: number) => {
      const server = servers[turn % 2] ?? first;
      const path = paths[Math.floor(turn / 3) % paths.length] ?? "/";
      const url = server.origin + path;
      const encoding = ["br", "gzip", "identity"][Math.floor(turn / 5) % 3] ?? "";
      const ask = async () => {
        const answer = await fetch(url, { headers: { "accept-encoding": encoding } });
        const html = await answer.text();
        const headers = JSON.stringify([...answer.headers]);
        if (PRIVATE.test(html) || PRIVATE.test(headers)) found.push(`${path}: ${headers}`);
        const isRefusal = answer.headers.has("retry-after") && answer.headers.get("cache-control") === "no-store";
        if (answer.status === BUSY && !isRefusal) found.push(`${path}: ${headers}`);
        return { status: answer.status, html, headers };
      };
      let answer = await ask();
      for (let again = 0; answer.status === BUSY && again < MOST_AGAIN; again += 1) answer = await ask();
      if (answer.status !== 200) found.push(`${path}: ${answer.status} ${answer.headers}`);
      seen.set(url, (seen.get(url) ?? new Set()).add(answer.html));
    };
    const asInsider = async (turn: number) => {
      const all = [...paths, ...own];
      const page = await (insiders[turn % insiders.length] as Browser).get(all[turn % all.length] ?? "/");
      const isPage = page.status === 200 && page.headers.get("content-type")?.startsWith("text/html");
      if (isPage && page.headers.get("cache-control") !== "no-store") found.push(`kept: ${page.path}`);
      if (page.headers.has("etag") && page.status === 200) found.push(`named: ${page.path}`);
      if (page.html.includes(CANARY)) canaries += 1;
    };
    await inCrowd(
      Array.from({ length: REQUESTS }, (_, turn) => () => (turn % 3 === 0 ? asInsider(turn) : asStranger(turn))),
    );

    expect(found).toEqual([]);
    expect(canaries).toBeGreaterThan(20); // or nothing could have been found
    expect(seen.size).toBe(2 * paths.length);
    for (const server of servers) expect(await counted(server, "hits")).toBeGreaterThan(REQUESTS / 5);
    // one page for all, and the one that the application gives to a stranger for whom nothing is kept
    for (const [url, pages] of seen) {
      const answer = await fetch(url, { headers: { cookie: "psp_flash=x" } });
      if (!/\.(atom|xml)$/.test(url)) expect(answer.headers.get("cache-control")).toBe("no-store");
      expect([pages.size, pages.has(await answer.text())], url).toEqual([1, true]);
    }
  });

  test("shows a change on both processes, whichever took it", async () => {
    const { first, second } = pair();
    const [admin] = cast().admins;
    const organisationId = cast().firms[1]?.organisationId;
    const name = "Firma Fântâna 2 SRL";
    const paths = ["/parteneri", "/parteneri?cauta=Firma", `/partener/${organisationId}`];
    const shown = async (server: RunningServer) => {
      const pages = await Promise.all(paths.map((path) => new Browser(server.origin).get(path)));
      return pages.map(({ status, words }) => status === 200 && words.includes(name));
    };
    const steps = [
      { server: first, noun: "suspension", fields: { reason: "Date neadevărate." }, shows: false },
      { server: second, noun: "restoration", fields: { reason: "S-a lămurit." }, shows: true },
      { server: second, noun: "suspension", fields: { reason: "Date neadevărate." }, shows: false },
      { server: first, noun: "restoration", fields: { reason: "S-a lămurit." }, shows: true },
    ];
    for (const { server, noun, fields, shows } of steps) {
      const before = paths.map(() => !shows);
      expect([await shown(first), await shown(second)]).toEqual([before, before]); // and are cached so
      const somebody = visit(server, admin);
      const page = await somebody.get(`/admin/organisations/${organisationId}/${noun}`);
      expect((await somebody.submit(page, fields, { action: page.path })).status).toBe(303);
      const after = paths.map(() => shows);
      expect(await shown(server)).toEqual(after); // at once, in the process that changed it
      const other = server === first ? second : first;
      const heard = async () => (await shown(other)).every((one) => one === shows);
      await until(heard, "heard by the other process", HEARD_WITHIN_MS);
    }
  });

  test("gives everybody the honest page, whatever somebody sent before", async () => {
    const { first } = pair();
    const honest = new Map<string, string>();
    const ask = async (path: string) => (await fetch(first.origin + path)).text();
    for (const path of paths) honest.set(path, await ask(path));
    const purges = await counted(first, "purges");
    const get = (target: string, ...headers: string[]) =>
      raw(first, [`GET ${target} HTTP/1.1`, "Host: 127.0.0.1", "Connection: close", ...headers, "", ""].join("\r\n"));
    const nowhere = paths[4]?.replace(/.$/, (letter) => (letter === "0" ? "1" : "0")) ?? "";

    const answers = await Promise.all([
      raw(first, "GET /parteneri HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"),
      get("/parteneri", "X-Forwarded-Host: evil.example", "X-Forwarded-Proto: gopher", "Forwarded: host=evil.example"),
      get("/parteneri", "X-Original-URL: /evil", "X-Rewrite-URL: /evil", "X-HTTP-Method-Override: POST"),
      get("/", 'Cookie: psp_theme="><script>evil</script>; other=evil'),
      get("/", "Cookie: xpsp_theme=dark; psp_theme=evil"),
      get("/parteneri?evil=<script>&cauta=Firma"),
      get("/parteneri?cauta=Firma&evil=1&cauta="),
      get("/%70arteneri?cauta=evil"),
      get("/parteneri;evil=1"),
      get("//evil.example/parteneri"),
      get("http://evil.example/parteneri"),
      get("/parteneri/../parteneri"),
      get("/parteneri?categorie=eu_funds", "Range: bytes=0-9"),
      get("/parteneri?categorie=eu_funds", 'If-None-Match: "evil"', "If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT"),
      get("/parteneri", "Accept: application/json", "Accept-Language: de", "X-Requested-With: evil"),
      get("/parteneri", "Accept-Encoding: evil, br;q=0"),
      get(`/parteneri?cauta=${"evil".repeat(2_000)}`),
      get(`${nowhere}`),
      get(`/partener/${"0".repeat(8)}-${nowhere.slice(19)}`),
    ]);
    expect(answers[0]).toContain("200 OK");
    for (const answer of answers) expect(answer).not.toMatch(/206 Partial|evil\.example\/(?!parteneri)/);
    const head = await get("/parteneri", "Accept-Encoding: br").then((answer) => answer.split("\r\n\r\n")[0] ?? "");
    expect(head).toContain("content-encoding: br");

    for (const [path, html] of honest) expect((await ask(path)) === html, path).toBe(true);
    expect([...honest.values()].some((html) => html.includes("evil"))).toBe(false);
    expect(await counted(first, "purges")).toBe(purges);
  });
});
