import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { articles } from "~/modules/articles/tables/articles.server";
import { communities } from "~/modules/communities/tables.server";
import { db, rolledBack } from "~/platform/database/connection.server";
import { type Person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { authorOf, day, main, START, twoAuthors, write } from "./blog.test-data";

ownPlatform();

let uat: Person;
let firma: Person;
beforeAll(async () => {
  ({ uat, firma } = await twoAuthors());
});

/** The ids of the articles on a page, in order. */
const listed = (html: string) => [...html.matchAll(/href="\/blog\/([0-9a-f-]{36})"/g)].map(([, id]) => id);

describe("the blog", () => {
  it("says when it is empty, with every category of the specification", async () => {
    const { status, text, html } = await main("/blog");
    expect(status).toBe(200);
    expect(text).toContain("Niciun articol publicat, deocamdată");
    for (const name of ["Toate", "Administrare", "Renovări", "Design Interior", "Tehnologie", "Legislație"])
      expect(text).toContain(`${name} 0`);
    expect(text).not.toContain("Știri Locale");
    expect(html).toContain('href="/register"');
  });

  it("shows the first three above the others, the newest first, twelve on a page", async () => {
    await rolledBack(async () => {
      const ids: string[] = [];
      for (let number = 0; number < 17; number += 1)
        ids.unshift(await write(uat, day(number / 10), { title: `Nr. ${number}` }));
      const first = await main("/blog");
      expect(listed(first.html)).toEqual(ids.slice(0, 15));
      expect(first.text).toContain("17 articole");
      const [, newest = ""] = first.html.split('aria-label="Cele mai noi"');
      const [featured = ""] = newest.split("</section>");
      expect(listed(featured)).toEqual(ids.slice(0, 3));
      const second = await main("/blog?pagina=2");
      expect(listed(second.html)).toEqual(ids.slice(15));
      expect(second.html).not.toContain("Cele mai noi");
      for (const [beyond, last] of [
        ["/blog?pagina=9", "/blog?pagina=2"],
        ["/blog?categorie=local-news&pagina=9", "/blog?categorie=local-news&pagina=2"],
        ["/blog?categorie=tehnologie&pagina=2", "/blog?categorie=tehnologie"],
      ] as const) {
        expect((await stranger.get(beyond)).headers.get("location"), beyond).toBe(last);
      }
    });
  });

  it("of three articles has no empty list under them", async () => {
    await rolledBack(async () => {
      await write(uat, day(1));
      const { text } = await main("/blog");
      expect(text).toContain("1 articol");
      expect(text).not.toMatch(/deocamdată/);
    });
  });

  it("shows category, organisation, date, length and at most 150 characters of each", async () => {
    await rolledBack(async () => {
      const text = "Într-o comună mică se poate face un drum bun. ".repeat(50);
      await write(firma, day(2), { title: "Podul", category: "rural-development", text });
      const { text: page } = await main("/blog");
      for (const fact of ["Podul", "Dezvoltare Rurală", "Glas Public SRL", "3 noiembrie 2026", "2 minute de citit"])
        expect(page).toContain(fact);
      const [excerpt = ""] = page.match(/Într-o comună[^…]*…/) ?? [];
      expect(excerpt.length).toBeGreaterThan(100);
      expect(excerpt.length).toBeLessThanOrEqual(150);
    });
  });

  it("is filtered by author category and by theme", async () => {
    await rolledBack(async () => {
      const news = await write(uat, day(1), { category: "local-news", title: "Știrea" });
      const it_ = await write(firma, day(2), { category: "it", title: "Ghișeul" });
      const school = await write(uat, day(3), { category: "projects", title: "Școala reabilitată termic" });
      const furniture = await write(uat, day(4), {
        category: "events",
        title: "Târg",
        summary: "Mobilier pentru birouri",
      });
      const law = await write(firma, day(5), { category: "it", title: "Ce spune Ordonanța" });
      const of = async (code: string) => listed((await main(`/blog?categorie=${code}`)).html);
      expect(await of("local-news")).toEqual([news]);
      expect(await of("administrare")).toEqual([news]);
      expect(await of("tehnologie")).toEqual([law, it_]);
      expect(await of("renovari")).toEqual([school]);
      expect(await of("design-interior")).toEqual([furniture]);
      expect(await of("legislatie")).toEqual([law]);
      const { text, html } = await main("/blog?categorie=tehnologie");
      expect(text).toContain("Blog: Tehnologie 2 articole");
      for (const count of ["Toate 5", "Administrare 1", "Tehnologie 2", "IT și Digitalizare 2", "Evenimente 1"])
        expect(text).toContain(count);
      expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
      expect(html).toContain('href="/blog.atom?categorie=tehnologie"');
      expect((await main("/blog?categorie=it")).text).toContain("Articole noi, IT și Digitalizare (flux Atom)");
      expect((await main("/blog?categorie=eu-funds")).text).toContain("Niciun articol publicat: Fonduri Europene");
    });
  });

  it("has a canonical address, a feed, a search and a newsletter form with its source", async () => {
    const { html } = await main("/blog");
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/psp\.test\/blog"\/?>/);
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/blog\.atom"/);
    expect(html).toMatch(/<input type="hidden" name="tip" value="articole"/);
    expect(html.match(/name="source"/g)).toHaveLength(1);
    expect(html).toMatch(/name="source" value="blog"/);
  });

  it("links to favourites only for people of authorities", async () => {
    expect((await main("/blog", uat)).html).toContain('href="/uat/articles/favourites"');
    for (const who of [stranger, firma]) expect((await main("/blog", who)).html).not.toContain("/uat/articles");
  });
});

describe("an article", () => {
  it("shows author, date, length and views", async () => {
    await rolledBack(async () => {
      const author = authorOf(uat);
      const times = { createdAt: START, updatedAt: START };
      const [place] = await db()
        .insert(communities)
        .values({ organisationId: author.organisation.id, name: "Comuna Măgura de Lut", county: "SJ", ...times })
        .returning({ id: communities.id });
      const id = await write(uat, day(1), {
        title: "Podul",
        summary: "Pe scurt.",
        body: "<h2>Întâi</h2><p>Unu <strong>doi</strong>.</p>",
      });
      await db().update(articles).set({ views: 12 }).where(eq(articles.id, id));
      const { status, text, html } = await main(`/blog/${id}`);
      expect(status).toBe(200);
      for (const fact of ["Podul", "Pe scurt.", "Știri Locale", "Comuna Măgura de Lut", `Scris de ${author.name}`])
        expect(text).toContain(fact);
      for (const fact of ["2 noiembrie 2026", "1 minut de citit", "citit de 12 ori"]) expect(text).toContain(fact);
      expect(text).not.toContain("actualizat");
      expect(html).toContain(`href="/comunitati/${place?.id}"`);
      expect(html).toMatch(/<h2 id="partea-1"[^>]*>Întâi<\/h2>/);
      expect(html).toContain(`data-copy="http://psp.test/blog/${id}"`);
      expect(html).toContain("mailto:?subject=Podul");
    });
  });

  it("has structured data equal to its page", async () => {
    await rolledBack(async () => {
      const id = await write(firma, day(1), { title: "Podul </script><b>", summary: "Pe scurt." });
      const { html } = await main(`/blog/${id}`);
      const [, json = "{}"] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
      const [article, crumbs] = JSON.parse(json)["@graph"];
      expect(article).toMatchObject({
        "@type": "Article",
        url: `http://psp.test/blog/${id}`,
        headline: "Podul </script><b>",
        description: "Pe scurt.",
        articleSection: "Știri Locale",
        datePublished: day(1).toISOString(),
        author: { "@type": "Person", name: firma.actor.name },
        publisher: { name: "Glas Public SRL", url: `http://psp.test/partener/${authorOf(firma).organisation.id}` },
      });
      expect(article.dateModified).toBeUndefined();
      expect(article.image).toBeUndefined();
      expect(crumbs["@type"]).toBe("BreadcrumbList");
      expect(html).toContain(`content="http://psp.test/social/articol/${id}.png"`);
      expect(html).toMatch(/property="og:type" content="article"/);
      expect((await stranger.get(`/social/articol/${id}.png`)).status).toBe(200);
    });
  });

  it("has related articles: of its category, then of its organisation, then the newest", async () => {
    await rolledBack(async () => {
      const id = await write(uat, day(1), { category: "legal" });
      const newest = await write(firma, day(5), { category: "it" });
      const own = await write(uat, day(3), { category: "events" });
      const kin = await write(firma, day(2), { category: "legal" });
      await write(firma, day(1), { category: "it" });
      const { html } = await main(`/blog/${id}`);
      expect(listed(html)).toEqual([kin, own, newest]);
    });
  });

  const missing: [string, () => Promise<string>][] = [
    ["nobody wrote", async () => "01890000-0000-7000-8000-00000000ffff"],
    ["has no id that could be one", async () => "nici-pe-departe"],
    ["lies in the bin", () => write(uat, day(1), { deletedAt: day(2) })],
    [
      "was taken from the public",
      async () => {
        const id = await write(uat, day(1));
        await db().update(articles).set({ publishedSubmissionId: null, publishedAt: null }).where(eq(articles.id, id));
        return id;
      },
    ],
    [
      "an organisation wrote that is suspended",
      async () => {
        const id = await write(uat, day(1));
        const own = eq(organisations.id, authorOf(uat).organisation.id);
        await db()
          .update(organisations)
          .set({ suspendedAt: day(2), suspendedReason: "…" })
          .where(own);
        return id;
      },
    ],
  ];
  it.each(missing)("that %s is not there, on any page, in any list, feed, picture or search", async (_, make) => {
    await rolledBack(async () => {
      const id = await make();
      for (const path of [`/blog/${id}`, `/blog/${id}.data`, `/social/articol/${id}.png`])
        expect((await stranger.get(path)).status).toBe(404);
      const { text, html } = await main(`/blog/${id}`);
      expect(text).toContain("Articol nu a fost găsit");
      expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
      for (const path of ["/blog", "/blog.atom", "/sitemap.xml"])
        expect((await (await stranger.get(path)).text()).includes(id)).toBe(false);
    });
  });
});
