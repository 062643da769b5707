import { describe, expect, it } from "vitest";
import {
  type BlogCategory,
  blogCategoryLabel,
  blogFeedPath,
  blogList,
  blogPath,
  pageBounds,
  pageCount,
  shownCategories,
} from "./blog";
import { articleCardFacts } from "./card";
import { absoluteHtml, articleReadAt, articleReading, viewsText } from "./read";
import { THEME_CODES } from "./themes";

const ID = "0198c5a0-0000-7000-8000-000000000001";
const IMAGE = { id: "0198c5a0-0000-7000-8000-0000000000aa", alt: "Podul <nou>", width: 1600, height: 900 };

describe("the query of the blog", () => {
  it.each([
    ["", "/blog"],
    ["pagina=1", "/blog"],
    ["pagina=2", "/blog?pagina=2"],
    ["categorie=legal", "/blog?categorie=legal"],
    ["categorie=design-interior&pagina=3", "/blog?categorie=design-interior&pagina=3"],
    ["categorie=constructor", "/blog"],
    ["categorie=%27&pagina=-1", "/blog"],
    ["categorie=Legal", "/blog"],
  ])("%s", (address, path) => {
    const query = blogList.read(new URLSearchParams(address));
    expect(blogPath(query, { page: query.page })).toBe(path);
  });

  it("is also read by the feed, without a page", () => {
    expect([blogFeedPath({ category: null }), blogFeedPath({ category: "tehnologie" })]).toEqual([
      "/blog.atom",
      "/blog.atom?categorie=tehnologie",
    ]);
  });
});

describe("the blog's own categories", () => {
  it("are those of the specification, in its order", () => {
    expect(THEME_CODES.map(blogCategoryLabel)).toEqual([
      "Administrare",
      "Renovări",
      "Design Interior",
      "Tehnologie",
      "Legislație",
    ]);
  });

  it("are always shown; author categories follow where something is published", () => {
    const counts: Partial<Record<BlogCategory, number>> = { legal: 2, events: 1 };
    const of = (category: BlogCategory) => counts[category] ?? 0;
    expect(shownCategories({ all: 3, of })).toEqual([...THEME_CODES, "events", "legal"]);
  });
});

describe("the pages of the list", () => {
  it.each([
    [null, 1, { offset: 0, limit: 15 }],
    [null, 2, { offset: 15, limit: 12 }],
    [null, 3, { offset: 27, limit: 12 }],
    ["legal", 1, { offset: 0, limit: 12 }],
    ["legal", 2, { offset: 12, limit: 12 }],
  ] as const)("%s, page %i", (category, page, rows) => {
    expect(pageBounds({ category, page })).toEqual(rows);
  });

  it.each([
    [null, 0, 1],
    [null, 3, 1],
    [null, 15, 1],
    [null, 16, 2],
    [null, 27, 2],
    [null, 28, 3],
    ["legal", 12, 1],
    ["legal", 13, 2],
  ] as const)("of %s with %i articles are %i", (category, total, pages) => {
    expect(pageCount({ category }, total)).toBe(pages);
  });
});

describe("the number of views in words", () => {
  it.each([
    [0, "încă necitit"],
    [1, "citit o dată"],
    [2, "citit de 2 ori"],
    [12, "citit de 12 ori"],
    [20, "citit de 20 de ori"],
    [101, "citit de 101 ori"],
    [1_200, "citit de 1.200 de ori"],
  ] as const)("%i: %s", (views, text) => {
    expect(viewsText(views)).toBe(text);
  });

  it.each([
    [`/blog/${ID}`, ID],
    [`/blog/${ID}.data`, ID],
    [`/uat/article/${ID}`, ID],
    [`/uat/article/${ID}.data`, ID],
    [`/uat/article/${ID}/favourite`, null],
    [`/uat/articles/${ID}`, null],
    [`/blog/${ID}/`, null],
    ["/blog/x", null],
    ["/blog", null],
    [`/social/articol/${ID}.png`, null],
  ])("is counted at %s: %s", (path, id) => {
    expect(articleReadAt(path)).toBe(id);
  });
});

const published = {
  id: ID,
  title: "Podul",
  category: "it" as const,
  summary: "",
  text: "cuvânt ".repeat(500),
  body: "<p>Unu.</p>",
  publishedAt: new Date("2026-11-01T08:00:00Z"),
  approvedAt: new Date("2026-11-01T08:00:00Z"),
  views: 12,
  author: "Ana Munteanu",
  organisation: { id: "org", name: "Comuna Măgura", kind: "UAT" as const },
  communityId: "place",
  cover: null,
};

describe("an article on its card", () => {
  it("has its facts, and at most 150 characters of its text", () => {
    const card = articleCardFacts(published);
    expect(card).toMatchObject({
      href: `/blog/${ID}`,
      category: "IT și Digitalizare",
      published: { at: "2026-11-01T08:00:00.000Z", text: "1 noiembrie 2026" },
      reading: "3 minute de citit",
      picture: null,
    });
    expect(card.excerpt.length).toBeLessThanOrEqual(150);
    expect(card.excerpt).toMatch(/cuvânt…$/);
  });

  it("shows its summary where there is one", () => {
    expect(articleCardFacts({ ...published, summary: "Pe scurt." }).excerpt).toBe("Pe scurt.");
  });
});

describe("an article on its page", () => {
  it("has no update date from its first approval", () => {
    expect(articleReading(published).updated).toBeNull();
  });

  it("has an update date when a later revision was approved", () => {
    const approvedAt = new Date("2026-11-05T09:00:00Z");
    expect(articleReading({ ...published, approvedAt }).updated?.text).toBe("5 noiembrie 2026");
  });

  it("links to the public page of its organisation, where there is one", () => {
    const firm = { id: "firm", name: "Glas SRL", kind: "FIRMA" as const };
    const href = (changes: Partial<typeof published> | { communityId: null }) =>
      articleReading({ ...published, ...changes }).organisation.href;
    expect(href({})).toBe("/comunitati/place");
    expect(href({ communityId: null })).toBeNull();
    expect(articleReading({ ...published, organisation: firm, communityId: null }).organisation.href).toBe(
      "/partener/firm",
    );
  });
});

describe("the HTML for feeds", () => {
  it("has absolute addresses in its tags, and unchanged words", () => {
    const body =
      '<p>Scrie <a href="/comunitati" rel="noopener nofollow ugc">aici</a> și <a href="https://exemplu.ro/" rel="noopener nofollow ugc">acolo</a>, nu href="/x".</p>';
    expect(absoluteHtml({ body, cover: null }, "https://psp.example")).toBe(
      body.replace('"/comunitati"', '"https://psp.example/comunitati"'),
    );
  });

  it("begins with the cover, and contains only what the editor can make", () => {
    const html = absoluteHtml(
      { body: '<p onclick="x()">Unu<script>alert(1)</script></p>', cover: IMAGE },
      "https://psp.example",
    );
    expect(html).toContain(
      `<figure><img src="https://psp.example/imagini/${IMAGE.id}/800.jpg" alt="Podul &lt;nou&gt;"`,
    );
    expect(html).not.toMatch(/script|onclick/);
  });
});
