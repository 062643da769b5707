import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { community, partner } from "~/across/open-data/open-data.test-data";
import { organisations } from "~/modules/accounts/tables.server";
import { publishedBy } from "~/modules/articles/published.test-data";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { hoursAfter, need, START } from "~/modules/requests/stories.test-data";
import { createRequest, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { HOSTILE_WORDS } from "../support/hostile-words";
import { member, stranger } from "../support/people";
import { ownPlatform } from "../support/platform";
import { ORIGIN } from "../support/settings";
import { childOf, childrenOf, readXml, type XmlElement } from "../support/xml";

ownPlatform();

/** For each feed, what makes an entry whose title and author are these words. */
const FEEDS: Readonly<Record<string, (words: string) => Promise<unknown>>> = {
  comunitati: (words) => community(null, { name: words, description: words }),
  parteneri: async (words) => {
    const id = await partner("verified", words);
    await db().update(organisations).set({ name: words }).where(eq(organisations.id, id));
  },
  oportunitati: async (words) => {
    const { actor } = await member("UAT", "verified", { name: words });
    const id = await createRequest(actor, need({ title: words }), NO_FILES);
    setClock(hoursAfter(START, 1));
    await sendRequest(actor, id, {});
  },
  blog: async (words) => {
    const { actor } = await member("FIRMA", "verified", { name: words });
    const link = { text: words, strong: true, em: false, href: "/comunitati" };
    const body = htmlOf([{ kind: "paragraph", inlines: [link] }, { kind: "rule" }]);
    await publishedBy(actor, START, { title: words, summary: words, text: words, body });
  },
  forum: async (words) => {
    const { actor } = await member("UAT", "verified", { name: words });
    await discussionOf(actor, { title: words });
  },
};

beforeAll(async () => {
  for (const makeEntry of Object.values(FEEDS)) {
    for (const [words] of HOSTILE_WORDS) {
      setClock(START);
      await makeEntry(words);
    }
  }
  setClock(hoursAfter(START, 2));
});

/** RFC 3339, in UTC. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const VOID = /<((?:img|br|hr)\b[^>]*)>/g;
/** HTML read as strictly as XML: what is not closed, or not closed in turn, throws. */
const balanced = (html: string): XmlElement => readXml(`<div>${html.replace(VOID, "<$1/>")}</div>`);
const wordsOf = (html: XmlElement): string => html.text + html.children.map(wordsOf).join("");
const textIn = (element: XmlElement) => wordsOf(balanced(element.text));
const inside = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(inside)];
const linkOf = (element: XmlElement, relation?: string) =>
  childrenOf(element, "link").find(({ attributes }) => attributes.rel === relation)?.attributes.href ?? "";
const momentOf = (element: XmlElement, name: string): number => {
  const { text } = childOf(element, name);
  expect(text, name).toMatch(MOMENT);
  return new Date(text).getTime();
};

/** Reads a feed by the rules of RFC 4287; whatever breaks one of them fails. */
function checkFeed(feed: XmlElement, address: string): XmlElement[] {
  expect([feed.name, feed.attributes.xmlns]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  expect(URL.canParse(childOf(feed, "id").text)).toBe(true);
  expect(childOf(feed, "title").text).not.toBe("");
  expect(childOf(childOf(feed, "author"), "name").text).not.toBe("");
  expect(linkOf(feed, "self")).toBe(ORIGIN + address);
  expect(linkOf(feed, "alternate")).toMatch(`${ORIGIN}/`);
  const entries = childrenOf(feed, "entry");
  for (const entry of entries) {
    expect(childOf(entry, "id").text).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(childOf(entry, "title").attributes.type).toBe("html");
    expect(childOf(childOf(entry, "author"), "name").text).not.toBe("");
    expect(linkOf(entry)).toMatch(`${ORIGIN}/`);
    expect(momentOf(entry, "updated")).toBeGreaterThanOrEqual(momentOf(entry, "published"));
    expect(momentOf(entry, "updated")).toBeLessThanOrEqual(momentOf(feed, "updated"));
    const [content] = childrenOf(entry, "content");
    for (const element of content === undefined ? [] : inside(balanced(content.text)))
      for (const address of [element.attributes.href, element.attributes.src])
        if (address !== undefined) expect(URL.canParse(address), address).toBe(true);
    for (const { attributes } of childrenOf(entry, "category")) expect(attributes.term).toMatch(/./);
  }
  const ids = entries.map((entry) => childOf(entry, "id").text);
  expect(new Set(ids).size).toBe(ids.length);
  return entries;
}

it("every feed stands in the table", () => {
  const routes = readFileSync("app/across/routes.ts", "utf8");
  expect([...routes.matchAll(/\bfeed\("(\w+)"\)/g)].map(([, name]) => name).sort()).toEqual(Object.keys(FEEDS).sort());
  const pattern = 'application/(atom|rss)\\+xml; charset|from "feed"';
  const found = execFileSync("git", ["grep", "--untracked", "-lE", pattern, "--", "app"]).toString().trim().split("\n");
  expect(found.filter((file) => !file.includes(".test."))).toEqual([
    "app/across/open-data/pages/feed.ts",
    "app/across/open-data/rules/feed.ts",
  ]);
});

describe.each(Object.keys(FEEDS))("the feed %s", (name) => {
  it("is read back whole, with ids that stay", async () => {
    const answer = await stranger.get(`/${name}.atom`);
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await answer.arrayBuffer());
    expect(text, "XML 1.0 has no such characters").not.toMatch(/(?![\t\r\n])\p{Cc}|\p{Noncharacter_Code_Point}/u);
    const entries = checkFeed(readXml(text), `/${name}.atom`);
    expect(entries.map((entry) => textIn(childOf(entry, "title"))).sort()).toEqual(READ);
    const authors = entries.map((entry) => childOf(childOf(entry, "author"), "name").text);
    for (const words of READ)
      expect(
        authors.some((author) => author.endsWith(words)),
        words,
      ).toBe(true);
    expect(await (await stranger.get(`/${name}.atom`)).text()).toBe(text);
    for (const entry of entries) for (const summary of childrenOf(entry, "summary")) balanced(summary.text);
  });
});

const NARROWED = {
  oportunitati: "?judet=CJ&categorie=digitalisation",
  blog: "?categorie=local-news",
  forum: "?categorie=general",
};

it.each(Object.entries(NARROWED))("the feed %s says its own address when it is narrowed to %s", async (name, asked) => {
  const narrow = readXml(await (await stranger.get(`/${name}.atom${asked}`)).text());
  const self = linkOf(narrow, "self").slice(ORIGIN.length);
  expect(checkFeed(narrow, self)).toHaveLength(READ.length);
  expect([...new URL(ORIGIN + self).searchParams].sort()).toEqual([...new URLSearchParams(asked)].sort());
  expect(childOf(narrow, "id").text.endsWith(self)).toBe(true);
});

const READ = HOSTILE_WORDS.map(([, read]) => read).sort();
