import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishedBy } from "~/modules/articles/published.test-data";
import { setClock } from "~/platform/clock";
import { member, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { statementsOfWork } from "../../../tests/support/statements";
import { childOf, readXml, type XmlElement } from "../../../tests/support/xml";
import { community, partner, START } from "./open-data.test-data";
import { sitemap } from "./pages/sitemap.server";

ownPlatform();
beforeEach(() => setClock(START));
beforeAll(async () => {
  setClock(START);
  for (let count = 0; count < 51; count += 1) await community(null); // more than a feed tells of, and than one small part holds
});

const sent = statementsOfWork();
const locations = (document: XmlElement) => document.children.map((child) => childOf(child, "loc").text);

describe("the sitemap", () => {
  it("lists every public community and partner with its last change, and nothing else", async () => {
    const shown = await community("verified");
    const listed = await partner("verified");
    const hidden = [(await community("pending")).id, await partner("pending")];
    const answer = await stranger.get("/sitemap.xml");
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const urls = readXml(await answer.text());
    expect(urls.name).toBe("urlset");
    const found = locations(urls);
    expect(found).toEqual(expect.arrayContaining([`${ORIGIN}/comunitati/${shown.id}`, `${ORIGIN}/partener/${listed}`]));
    for (const id of hidden) expect(found.join(" ")).not.toContain(id);
    expect(found.join(" ")).not.toMatch(/\/(uat|firma|admin|login|dev|cauta)/);
    expect(new Set(found).size).toBe(found.length);
    const entry = urls.children.find((child) => childOf(child, "loc").text.endsWith(shown.id));
    expect(entry && childOf(entry, "lastmod").text).toBe(shown.updatedAt.toISOString());
  });

  it("lists every published article with the day of its approval", async () => {
    const firm = (await member("FIRMA")).actor;
    const shown = await publishedBy(firm, START);
    const hidden = await publishedBy(firm, START, { deletedAt: START });
    const urls = readXml(await (await stranger.get("/sitemap.xml")).text());
    expect(locations(urls)).toEqual(expect.arrayContaining([`${ORIGIN}/blog`, `${ORIGIN}/blog/${shown}`]));
    expect(locations(urls).join(" ")).not.toContain(hidden);
    const entry = urls.children.find((child) => childOf(child, "loc").text.endsWith(shown));
    expect(entry && childOf(entry, "lastmod").text).toBe(START.toISOString());
  });

  it("lists only existing, indexable pages by their canonical address", async () => {
    const urls = readXml(await (await stranger.get("/sitemap.xml")).text());
    const one = (part: string) =>
      locations(urls)
        .filter((url) => url.includes(part))
        .slice(0, 1);
    const fixed = locations(urls).filter((url) => !/\/(comunitati|partener|blog)\/./.test(url));
    for (const url of [...fixed, ...one("/comunitati/"), ...one("/partener/"), ...one("/blog/")]) {
      const page = await stranger.get(url.slice(ORIGIN.length));
      const html = await page.text();
      expect([url, page.status]).toEqual([url, 200]);
      expect(html).not.toMatch(/<meta name="robots"/);
      expect(html).toContain(`<link rel="canonical" href="${url}"`);
    }
  });

  it("is split when too long; the parts list everything once", async () => {
    const whole = locations(readXml((await sitemap(null)) ?? ""));
    const index = readXml((await sitemap(null, 20)) ?? "");
    expect(index.name).toBe("sitemapindex");
    const parts = locations(index);
    expect(parts).toEqual(parts.map((_, part) => `${ORIGIN}/sitemap.xml?parte=${part + 1}`));
    const pieces: string[][] = [];
    for (const part of parts.keys()) pieces.push(locations(readXml((await sitemap(part + 1, 20)) ?? "")));
    expect(pieces.flat()).toEqual(whole);
    for (const [part, piece] of pieces.entries()) if (part > 0) expect(piece.length).toBeLessThanOrEqual(20);
    expect(await sitemap(parts.length + 1, 20)).toBeNull();
    expect(await sent(() => sitemap(3, 20))).toHaveLength(6); // five counts and the records of the part
  });

  it.each(["0", "1", "-1", "1.5", "a", "99999999"])("has no part %j while one is enough", async (part) => {
    expect((await stranger.get(`/sitemap.xml?parte=${part}`)).status).toBe(404);
  });
});

describe("robots.txt", () => {
  it("excludes workspaces, sign-in pages and mailed links, and names the sitemap", async () => {
    const answer = await stranger.get("/robots.txt");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const lines = (await answer.text()).split("\n");
    expect(lines[0]).toBe("User-agent: *");
    for (const path of ["/uat/", "/firma/", "/admin", "/login"]) expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it("forbids nothing that the sitemap lists", async () => {
    const forbidden = (await (await stranger.get("/robots.txt")).text()).match(/(?<=Disallow: ).+/g) ?? [];
    const named = locations(readXml((await sitemap(null)) ?? "")).map((url) => url.slice(ORIGIN.length));
    expect(named.filter((path) => forbidden.some((start) => path.startsWith(start)))).toEqual([]);
  });
});

it("security.txt has a contact and an expiry date", async () => {
  const answer = await stranger.get("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(text.match(/^Expires: (.+)$/m)?.[1] ?? "");
  const days = (expires.getTime() - START.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
