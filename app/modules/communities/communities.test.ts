import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { insertImage, markImagesAttached } from "~/modules/media/store/image.server";
import { localDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { organisation, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { communityCounts, newestCommunities } from "./store/listing.server";
import { communitiesForSearch, communityForSearch } from "./store/search.server";
import type { NewCommunity } from "./store/writes.server";
import { communities } from "./tables.server";
import { createCommunity } from "./verbs/creation.server";

ownPlatform();
const at = new Date("2026-11-20T08:00:00Z");
const NOBODY = "01890000-0000-7000-8000-00000000ffff";

/** `minutes` after the others: the later, the newer. */
function make(name: string, county: CountyCode, minutes: number, given: Partial<NewCommunity> = {}): Promise<string> {
  return createCommunity({ name, county, createdAt: new Date(at.getTime() + minutes * 60_000), ...given }, null);
}

async function picture(alt: string): Promise<string> {
  const { id } = await insertImage({
    uploadedBy: "user:test",
    alt,
    width: 1600,
    height: 1000,
    size: 1,
    sha256: "0",
    storageKey: `images/2026-11-20/${alt}`,
    createdAt: at,
  });
  await markImagesAttached([id], "user:test", at);
  return id;
}

const list = async (query = "") => textOf(await stranger.get(`/comunitati${query}`));
const html = async (path: string) => (await stranger.get(path)).text();

describe("/comunitati while it is empty", () => {
  it("says what it is and how one comes in", async () => {
    const text = await list();
    expect(text).toContain("Nicio comunitate, deocamdată");
    expect(text).toContain("Devino Membru CCDL");
  });
});

describe("with communities", () => {
  let full = "";
  let hidden: string[] = [];

  beforeAll(async () => {
    setClock(new Date("2026-11-21T09:00:00Z"));
    const owner = (state: "verified" | "pending" | "suspended") => organisation("UAT", state);
    await make("Orașul Târgu Mureș de Jos", "MS", 1, { citizensServed: 1000, projectsCompleted: 2, kind: "town" });
    await make("Comuna 100% Verde", "CJ", 2, { citizensServed: 500 });
    await make("Comuna Iaşi de Vale", "IS", 3, { projectsCompleted: 7, kind: "commune" });
    full = await fullOne(await owner("verified"));
    hidden = [
      await make("Comuna Ascunsă", "SJ", 5, { organisationId: await owner("pending") }),
      await make("Comuna Suspendată", "SJ", 6, { organisationId: await owner("suspended") }),
      await make("Comuna Aruncată", "SJ", 7, { citizensServed: 9 }),
    ];
    await db()
      .update(communities)
      .set({ deletedAt: at })
      .where(eq(communities.id, hidden[2] ?? ""));
    await make("Comuna de Probă", "TL", -1, { isTest: true, citizensServed: 7777, projectsCompleted: 99 });
  });

  async function fullOne(organisationId: string): Promise<string> {
    return make("Comuna Fântâna Albastră", "SJ", 4, {
      organisationId,
      kind: "commune",
      description: "Trei sate pe două văi.\nTrăim din livezi.",
      objectives: "Apă în toate satele.",
      population: 4120,
      areaHectares: 8450,
      projectsCompleted: 1,
      budgetAllocated: "12 milioane lei, 2021–2027",
      citizensServed: 4120,
      address: "Strada Morii nr. 4",
      phone: "+40260000201",
      email: "primaria@fantana.example",
      website: "https://fantana.example/despre",
      featuredImageId: await picture("Dealuri cu livezi"),
      attractions: [
        { name: "Izvorul", type: "natural", description: "Rece.", imageIds: [await picture("Izvorul printre pietre")] },
        { name: "Fanfara", type: "cultural" },
      ],
      projects: [
        {
          title: "Grădiniță",
          status: "completed",
          progress: 100,
          startsOn: localDate(2024, 3, 1),
          endsOn: localDate(2025, 5, 1),
        },
        { title: "Rețea de apă", status: "in_progress", progress: 65, startsOn: localDate(2026, 3, 1) },
      ],
      galleryIds: [await picture("Hora satului")],
    });
  }

  describe("the directory", () => {
    it("counts what everybody may see, without what is only tried out", async () => {
      expect(await communityCounts()).toEqual({ communities: 4, counties: 4, citizens: 5620 });
      const text = await list();
      for (const words of ["4 comunități", "4 județe", "5.620 cetățeni deserviți"]) expect(text).toContain(words);
    });

    it("shows the newest first, with place, people and projects", async () => {
      const text = await list();
      const names = [
        "Comuna Fântâna Albastră",
        "Comuna Iaşi de Vale",
        "Comuna 100% Verde",
        "Orașul Târgu Mureș de Jos",
      ];
      const places = names.map((name) => text.indexOf(name));
      expect(places).toEqual([...places].sort((one, two) => one - two));
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(text).toContain("Jud. Sălaj , · 4.120 de locuitori");
      expect(text).toContain("1 proiect în desfășurare");
      expect(text).toContain("7 proiecte finalizate");
      for (const name of ["Ascunsă", "Suspendată", "Aruncată"]) expect(text).not.toContain(name);
    });

    it("marks what is only tried out", async () => {
      expect(await list("?judet=TL")).toContain("Date de test");
      expect(await html("/comunitati")).not.toContain("style=");
    });

    it.each([
      ["targu mures", "Târgu Mureș"],
      ["TÂRGU", "Târgu Mureș"],
      ["Mureş", "Târgu Mureș"],
      ["iași", "Iaşi de Vale"],
      ["IASI", "Iaşi de Vale"],
      ["vale iasi", "Iaşi de Vale"],
      ["%", "100% Verde"],
      ["100%", "100% Verde"],
      ["fantana", "Fântâna Albastră"],
    ])("finds %s by name", async (words, name) => {
      const text = await list(`?cauta=${encodeURIComponent(words)}`);
      expect(text).toContain("1 comunitate cu");
      expect(text).toContain(name);
    });

    it.each(["?cauta=_", "?cauta=%25%25", "?cauta=nimic", "?judet=VL", "?pagina=2", "?cauta=fantana&judet=IS"])(
      "finds nothing at %s and says so",
      async (query) => {
        const text = await list(query);
        expect(text).toContain("Nicio comunitate nu corespunde căutării");
        expect(text).toContain("Resetează filtrele");
      },
    );

    it.each(["?cauta=%00", "?cauta=%ff", "?judet=__proto__", "?pagina=-1", `?cauta=${"a%20".repeat(400)}`])(
      "answers %s with a page",
      async (query) => {
        expect((await stranger.get(`/comunitati${query}`)).status).toBe(200);
      },
    );

    it("offers every county, on the map, in a list and in the filter", async () => {
      const page = await html("/comunitati");
      expect(page.match(/<a [^>]*aria-label="[^"]+: [^"]+"/g)).toHaveLength(42);
      const link = (said: string) => page.match(new RegExp(`<a [^>]*aria-label="${said}"[^>]*>`))?.[0] ?? "";
      expect(link("Sălaj: 1 comunitate")).toContain('href="/comunitati?judet=SJ"');
      expect(link("Sălaj: 1 comunitate")).toContain('class="has"');
      expect(link("Alba: nicio comunitate")).toContain('href="/comunitati?judet=AB"');
      expect(page).toContain('<option value="SJ">Sălaj (1)</option>');
      expect(await list()).toContain("Alba: nicio comunitate");
      for (const words of ["CC BY 4.0", "simplificată", "creativecommons.org/licenses/by/4.0"])
        expect(page).toContain(words);
    });

    it("says which county it shows, and keeps the word beside it", async () => {
      const page = await html("/comunitati?judet=SJ&cauta=comuna");
      expect(page).toContain('aria-current="true"');
      expect(page).toContain('href="/comunitati?cauta=comuna&amp;judet=CJ"');
      expect(page).toContain('content="noindex"');
      const text = await list("?judet=SJ");
      expect(text).toContain("1 comunitate în județul Sălaj");
      expect(text).not.toContain("100% Verde");
    });

    it("leads on whoever wrote a county where names are asked for", async () => {
      expect(await list("?cauta=salaj")).toContain("Vedeți comunitățile în județul Sălaj");
    });

    it("says that it could not be read, and is kept by no cache", async () => {
      await db().execute(sql`alter table community_projects rename to elsewhere`);
      const answer = await stranger.get("/comunitati?judet=SJ");
      await db().execute(sql`alter table elsewhere rename to community_projects`);
      expect(answer.status).toBe(500);
      const text = await textOf(answer);
      expect(text).toContain("Lista nu s-a putut încărca");
      expect(text).toContain("Încearcă din nou");
    });

    it("is for search engines only whole", async () => {
      expect(await html("/comunitati")).not.toContain("noindex");
    });
  });

  describe("a community", () => {
    it("shows everything", async () => {
      const answer = await stranger.get(`/comunitati/${full}`);
      expect(answer.status).toBe(200);
      const page = await answer.clone().text();
      for (const markup of [
        "<title>Comuna Fântâna Albastră – PSP</title>",
        'content="Trei sate pe două văi. Trăim din livezi."',
        'rel="noopener nofollow ugc"',
        'href="tel:0260000201"',
        'href="mailto:primaria@fantana.example"',
        'alt="Dealuri cu livezi"',
        'alt="Izvorul printre pietre"',
        'alt="Hora satului"',
        '"@type":"AdministrativeArea"',
        'href="/comunitati?judet=SJ"',
        'href="/comunitati"',
      ])
        expect(page, markup).toContain(markup);
      expect(page).not.toContain("style=");
      const text = await textOf(answer);
      for (const words of [
        "Comunități din județul Sălaj",
        "Autoritate verificată la 21 noiembrie 2026",
        "Trei sate pe două văi.",
        "Apă în toate satele.",
        "12 milioane lei, 2021–2027",
        "4.120 de locuitori",
        "84,5 km²",
        "Strada Morii nr. 4",
        "0260 000 201",
        "fantana.example/despre",
        "Natural",
        "În Desfășurare",
        "65% realizat",
        "din 1 martie 2026",
        "1 martie 2024 – 1 mai 2025",
        "Finalizat",
        "Galerie",
        "Înapoi la toate comunitățile",
      ])
        expect(text, words).toContain(words);
      expect(text.indexOf("Rețea de apă")).toBeLessThan(text.indexOf("Grădiniță"));
    });

    it("says what it has not said of itself yet", async () => {
      const [bare] = await db().select().from(communities).where(eq(communities.name, "Comuna 100% Verde"));
      const text = await textOf(await stranger.get(`/comunitati/${bare?.id}`));
      expect(text).toContain("Comunitatea nu s-a prezentat încă.");
      expect(text).toContain("Comunitatea nu și-a trecut încă datele de contact.");
      expect(text).not.toContain("verificată la");
    });

    it("is not there, with the same words, when it is missing, not verified, suspended, in the bin or no id at all", async () => {
      const ids = [NOBODY, ...hidden, "altceva", `${full}x`];
      const bodies = await Promise.all(
        ids.map(async (id) => {
          const answer = await stranger.get(`/comunitati/${id}`);
          expect(answer.status, id).toBe(404);
          return (await answer.text()).replaceAll(id, "");
        }),
      );
      expect(new Set(bodies).size).toBe(1);
    });

    it("is not for search engines when it is only tried out", async () => {
      const [trial] = await db().select().from(communities).where(eq(communities.isTest, true));
      expect(await html(`/comunitati/${trial?.id}`)).toContain('content="noindex"');
    });
  });

  describe("what other rooms ask", () => {
    it("gives the newest to the landing page and the shown ones to the search", async () => {
      const newest = await newestCommunities(2);
      expect(newest.map(({ name }) => name)).toEqual(["Comuna Fântâna Albastră", "Comuna Iaşi de Vale"]);
      const [first] = await communitiesForSearch(null, 1);
      const rest = await communitiesForSearch(first?.id ?? null, 10);
      expect(rest).toHaveLength(3);
      expect((await communityForSearch(full))?.names.sort()).toEqual([
        "Fanfara",
        "Grădiniță",
        "Izvorul",
        "Rețea de apă",
      ]);
      for (const id of hidden) expect(await communityForSearch(id)).toBeNull();
    });
  });

  describe("/features/community-showcase", () => {
    const showcase = async (query = "") => textOf(await stranger.get(`/features/community-showcase${query}`));

    it("praises those who finished most, and leads to their whole profile", async () => {
      const text = await showcase();
      const places = ["Comuna Iaşi de Vale", "Orașul Târgu Mureș de Jos", "Comuna Fântâna Albastră"].map((name) =>
        text.indexOf(name),
      );
      expect(places).toEqual([...places].sort((one, two) => one - two));
      expect(Math.min(...places)).toBeGreaterThan(0);
      for (const words of ["Vezi Profil Complet", "12 milioane lei, 2021–2027", "Grădiniță", "Izvorul", "7 finalizate"])
        expect(text, words).toContain(words);
      expect(text).not.toContain("Verde");
      expect(text).not.toContain("Probă");
      const page = await html("/features/community-showcase");
      expect(page).toContain(`href="/comunitati/${full}"`);
      expect(page).toContain('href="/register?tip=uat"');
      expect(page).not.toContain("noindex");
    });

    it("filters and orders by the address", async () => {
      const byPeople = await showcase("?ordine=cetateni");
      expect(byPeople.indexOf("Fântâna")).toBeLessThan(byPeople.indexOf("Iaşi de Vale"));
      expect(await showcase("?fel=town")).not.toContain("Iaşi de Vale");
      expect(await showcase("?judet=IS")).not.toContain("Fântâna");
      expect(await showcase("?judet=VL")).toContain("nu corespunde filtrelor");
      expect(await html("/features/community-showcase?judet=IS")).toContain('content="noindex"');
    });
  });

  describe("pages of 24", () => {
    beforeAll(async () => {
      for (let number = 0; number < 25; number += 1)
        await make(`Comuna Paginată ${String(number).padStart(2, "0")}`, "AB", 100);
    });

    it("keep the filters, and equals in one order", async () => {
      const first = await html("/comunitati?judet=AB");
      expect(first).toContain('href="/comunitati?judet=AB&amp;pagina=2"');
      const shown = [await list("?judet=AB"), await list("?judet=AB&pagina=2")].map(
        (text) => text.match(/Paginată \d\d/g) ?? [],
      );
      expect(shown.map((names) => names.length)).toEqual([24, 1]);
      expect(new Set(shown.flat()).size).toBe(25);
    });
  });
});
