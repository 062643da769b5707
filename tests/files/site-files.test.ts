import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { getMimeType } from "hono/utils/mime";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { community } from "~/across/open-data/open-data.test-data";
import { sitemap } from "~/across/open-data/pages/sitemap.server";
import { START } from "~/modules/requests/stories.test-data";
import { setClock } from "~/platform/clock";
import { stranger } from "../support/people";
import { ownPlatform } from "../support/platform";
import { ORIGIN } from "../support/settings";
import { childOf, childrenOf, readXml, type XmlElement } from "../support/xml";

ownPlatform();
beforeAll(async () => {
  setClock(START);
  await community(null);
});

const HERE = "tests/files/site-files.test.ts";

/** What makes an answer with a content type of its own, and the test that reads the format. */
const CHECKED: Readonly<Record<string, string>> = {
  "app/across/development/pages/mail-html.ts": "app/platform/mail/mail.test.tsx",
  "app/across/home/pages/security-txt.ts": HERE,
  "app/across/open-data/http/answer.server.ts": "tests/files/feeds.test.ts",
  "app/across/open-data/pages/feed.ts": "tests/files/feeds.test.ts",
  "app/across/open-data/pages/robots.ts": HERE,
  "app/across/open-data/pages/sitemap.ts": HERE,
  "app/across/pictures/content/draw.server.ts": "app/across/pictures/social.test.ts",
  "app/across/search/pages/opensearch.page.ts": HERE,
  "app/across/workspace/pages/long-text.ts": "app/across/workspace/long-text.test.ts",
  "app/application.server.ts": "tests/head/heads.test.ts",
  "app/entry.server.tsx": "tests/html/pages.sweep.test.ts",
  "app/modules/media/content/answer.server.ts": "app/modules/media/attachments.test.ts",
  "app/platform/calendar/calendar-file.server.ts": "tests/files/calendars.test.ts",
  "app/platform/csv.server.ts": "tests/files/csv-files.test.ts",
  "app/platform/http/built-files.server.ts": "app/platform/http/built-files.test.ts",
  "app/platform/http/plain-page.server.ts": "tests/faults/database-gone.test.ts",
  "app/platform/http/probes.server.ts": "app/platform/http/probes.test.ts",
  "app/platform/live/stream.server.ts": "app/platform/live/stream.test.ts",
};

/** These send requests or read them. */
const ASKING = ["form-body.server.ts", "read-form.server.ts", "complete.server.ts"];

it("every answer with a format of its own is read by a test", () => {
  const pattern = '"content-type": |"content-type", |set\\("content-type"|textAnswer\\(request';
  const found = execFileSync("git", ["grep", "--untracked", "-lE", pattern, "--", "app"]).toString().trim().split("\n");
  const makers = found.filter((file) => !file.includes(".test.") && !ASKING.some((name) => file.endsWith(name)));
  expect(makers.sort()).toEqual(Object.keys(CHECKED).sort());
  expect(Object.values(CHECKED).filter((test) => !existsSync(test))).toEqual([]);
});

/** The text of an answer in UTF-8 with this content type. */
async function textAt(path: string, type: string): Promise<string> {
  const answer = await stranger.get(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  return new TextDecoder("utf-8", { fatal: true }).decode(await answer.arrayBuffer());
}

/** W3C dates, as sitemaps have them. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** The communities of the tests are each made a second later than the one before, in whatever file. */
const DAY = 86_400_000;

/** Reads a sitemap or an index of sitemaps by the rules of sitemaps.org. */
function checkSitemap(xml: string, root: "urlset" | "sitemapindex"): void {
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  const document = readXml(xml);
  expect([document.name, document.attributes.xmlns]).toEqual([root, "http://www.sitemaps.org/schemas/sitemap/0.9"]);
  expect(document.children.length).toBeGreaterThan(0);
  expect(document.children.length).toBeLessThanOrEqual(50_000);
  for (const entry of document.children) {
    expect(entry.name).toBe(root === "urlset" ? "url" : "sitemap");
    const address = childOf(entry, "loc").text;
    expect(new URL(address).href, "absolute, as a browser would write it").toBe(address);
    expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
    expect(address.length).toBeLessThan(2048);
    for (const { text } of childrenOf(entry, "lastmod")) {
      expect(text).toMatch(MOMENT);
      expect(new Date(text).getTime()).toBeLessThan(START.getTime() + DAY);
    }
  }
}

describe("the files of the site", () => {
  it("sitemap.xml, its index and its parts", async () => {
    checkSitemap(await textAt("/sitemap.xml", "application/xml; charset=utf-8"), "urlset");
    checkSitemap((await sitemap(null, 5)) ?? "", "sitemapindex");
    for (const part of [1, 2]) checkSitemap((await sitemap(part, 5)) ?? "", "urlset");
  });

  it("robots.txt (RFC 9309)", async () => {
    const text = await textAt("/robots.txt", "text/plain; charset=utf-8");
    const lines = text.split("\n").filter((line) => line !== "");
    for (const line of lines) expect(line).toMatch(/^(User-agent: \*|Disallow: \/\S*|Sitemap: https?:\/\/\S+)$/);
    expect(lines[0]).toBe("User-agent: *");
    expect(lines.at(-1)).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text.endsWith("\n")).toBe(true);
  });

  it("security.txt (RFC 9116)", async () => {
    const text = await textAt("/.well-known/security.txt", "text/plain; charset=utf-8");
    const fields = text
      .trimEnd()
      .split("\n")
      .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
    const valuesOf = (name: string) => fields.filter((field) => field?.[0] === name).map((field) => field?.[1] ?? "");
    expect(fields).not.toContain(undefined);
    expect(valuesOf("Contact")).toEqual([expect.stringMatching(/^(mailto:\S+@\S+|https:\/\/\S+)$/)]);
    expect(valuesOf("Expires")).toEqual([expect.stringMatching(MOMENT)]);
    const days = (new Date(valuesOf("Expires")[0] ?? "").getTime() - START.getTime()) / DAY;
    expect(days > 0 && days < 366).toBe(true);
    expect(valuesOf("Canonical")).toEqual([`${ORIGIN}/.well-known/security.txt`]);
    expect(valuesOf("Preferred-Languages")).toEqual(["ro, en"]);
  });

  it("opensearch.xml (OpenSearch 1.1)", async () => {
    const type = "application/opensearchdescription+xml; charset=utf-8";
    const description = readXml(await textAt("/opensearch.xml", type));
    expect(description.name).toBe("OpenSearchDescription");
    expect(description.attributes.xmlns).toBe("http://a9.com/-/spec/opensearch/1.1/");
    expect(childOf(description, "ShortName").text).toMatch(/^.{1,16}$/);
    expect(childOf(description, "Description").text).toMatch(/^.{1,1024}$/);
    const address = (element: XmlElement, name: string) => childOf(element, name).attributes.template ?? "";
    const template = address(description, "Url");
    expect(template).toMatch(`${ORIGIN}/`);
    const found = await stranger.get(template.replace("{searchTerms}", "ap%C4%83").slice(ORIGIN.length));
    expect(found.status).toBe(200);
    const image = childOf(description, "Image").text;
    expect(readdirSync("public").map((file) => `${ORIGIN}/${file}`)).toContain(image);
  });

  it("site.webmanifest (W3C)", async () => {
    const manifest = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));
    expect(getMimeType("site.webmanifest")).toBe("application/manifest+json");
    expect(manifest).toMatchObject({
      name: expect.stringMatching(/./),
      short_name: expect.stringMatching(/^.{1,12}$/),
    });
    expect(["fullscreen", "standalone", "minimal-ui", "browser"]).toContain(manifest.display);
    for (const colour of [manifest.background_color, manifest.theme_color]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect((await stranger.get(manifest.start_url)).status).toBe(200);
    for (const { src, type, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect(type).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
      if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
      else expect(format).toBe("svg");
    }
    expect(readFileSync("app/root.tsx", "utf8")).toContain('href: "/site.webmanifest"');
  });
});
