import { describe, expect, it } from "vitest";
import { childOf, childrenOf, readXml } from "../../../../tests/support/xml";
import { opportunityFeed, opportunityFeedPath } from "./entries";
import { atom, type FeedDocument, type FeedEntry } from "./feed";

const ORIGIN = "https://psp.example";
const ID = "0198c5a0-0000-7000-8000-000000000001";

const entry = (changes: Partial<FeedEntry> = {}): FeedEntry => ({
  id: ID,
  title: "Comuna Fântâna Albastră",
  summary: ["Județul: Sălaj.", "Un sat la poalele dealului."],
  path: "/comunitati/1",
  author: "Comuna Fântâna Albastră",
  categories: [{ term: "SJ", label: "Sălaj" }],
  publishedAt: new Date("2026-11-01T08:00:00Z"),
  updatedAt: new Date("2026-11-02T09:30:00Z"),
  ...changes,
});
const document = (entries: readonly FeedEntry[], changes: Partial<FeedDocument> = {}): FeedDocument => ({
  path: "/comunitati.atom",
  title: "Comunități noi",
  subtitle: "Cele intrate de curând.",
  page: "/comunitati",
  entries,
  ...changes,
});
const feedOf = (...entries: FeedEntry[]) => readXml(atom(document(entries), ORIGIN));

/** The text a feed reader shows for escaped HTML. */
const shown = (html: string) =>
  html
    .replace(/<\/?p>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .trim();

describe("a feed", () => {
  it("has the elements required by RFC 4287", () => {
    const feed = feedOf(entry());
    expect(feed.name).toBe("feed");
    expect(feed.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    expect(feed.attributes["xml:lang"]).toBe("ro");
    expect(childOf(feed, "id").text).toBe("tag:psp.example,2026:/comunitati.atom");
    expect(childOf(feed, "title").text).toBe("Comunități noi");
    expect(childOf(feed, "updated").text).toBe("2026-11-02T09:30:00.000Z");
    expect(childOf(childOf(feed, "author"), "name").text).toBe("PSP");
    const links = childrenOf(feed, "link").map(({ attributes: { rel, href } }) => [rel, href]);
    expect(links).toEqual([
      ["alternate", `${ORIGIN}/comunitati`],
      ["self", `${ORIGIN}/comunitati.atom`],
    ]);
  });

  it("has entries with ids that never change", () => {
    const found = childOf(feedOf(entry()), "entry");
    expect(childOf(found, "id").text).toBe(`urn:uuid:${ID}`);
    expect(childOf(found, "title").text).toBe("Comuna Fântâna Albastră");
    expect(childOf(found, "published").text).toBe("2026-11-01T08:00:00.000Z");
    expect(childOf(found, "updated").text).toBe("2026-11-02T09:30:00.000Z");
    expect(childOf(found, "link").attributes.href).toBe(`${ORIGIN}/comunitati/1`);
    expect(childOf(found, "category").attributes).toMatchObject({ term: "SJ", label: "Sălaj" });
    expect(childOf(childOf(found, "author"), "name").text).toBe("Comuna Fântâna Albastră");
    expect(childOf(found, "summary").text).toBe("<p>Județul: Sălaj.</p><p>Un sat la poalele dealului.</p>");
  });

  it("is updated with its newest entry, and at the epoch when empty", () => {
    const older = entry({ updatedAt: new Date("2026-01-01T00:00:00Z") });
    expect(childOf(feedOf(older, entry()), "updated").text).toBe("2026-11-02T09:30:00.000Z");
    expect(childOf(feedOf(), "updated").text).toBe("1970-01-01T00:00:00.000Z");
  });

  it("is the same text for the same entries", () => {
    expect(atom(document([entry()]), ORIGIN)).toBe(atom(document([entry()]), ORIGIN));
  });
});

describe("text in a feed", () => {
  it.each([
    "<script>alert(1)</script>",
    "]]> și încă o dată ]]> <img src=x onerror=alert(1)>",
    "<![CDATA[x]]>",
    "A & B &amp; C &#60;b&#62;",
    `"ghilimele" 'apostrof'`,
    "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>&e;",
    "Țăndărei – „ș” 😀",
  ])("is text, not markup: %s", (text) => {
    const found = childOf(feedOf(entry({ title: text, summary: [text], author: text })), "entry");
    for (const part of ["title", "summary"]) {
      expect(shown(childOf(found, part).text)).toBe(text);
      expect(childOf(found, part).text.replace(/<\/?p>/g, "")).not.toMatch(/[<>]/);
      expect(childOf(found, part).attributes.type).toBe("html");
    }
    expect(childOf(childOf(found, "author"), "name").text).toBe(text);
  });

  it("loses characters that XML does not allow", () => {
    const found = childOf(
      feedOf(entry({ title: "a\u0000b\u0008c\u001fd\uffffe\ud800f", author: "x\u0001y" })),
      "entry",
    );
    expect(childOf(found, "title").text).toBe("abcdef");
    expect(childOf(childOf(found, "author"), "name").text).toBe("xy");
  });
});

describe("the filter of the opportunities' feed", () => {
  it.each([
    ["", "/oportunitati.atom"],
    ["judet=CJ", "/oportunitati.atom?judet=CJ"],
    ["judet=CJ&categorie=digitalisation", "/oportunitati.atom?categorie=digitalisation&judet=CJ"],
    ["judet=XX&categorie=%27", "/oportunitati.atom"],
    ["judet=constructor&categorie=toString", "/oportunitati.atom"],
  ])("%s", (address, path) => {
    expect(opportunityFeedPath(opportunityFeed.read(new URLSearchParams(address)))).toBe(path);
  });
});
