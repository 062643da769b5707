import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { fillDirectory, html, list, make } from "./directory.test-data";
import { communityCounts } from "./store/listing.server";

ownPlatform();

describe("/comunitati while it is empty", () => {
  it("says what it is and how one comes in", async () => {
    const text = await list();
    expect(text).toContain("Nicio comunitate, deocamdată");
    expect(text).toContain("Devino Membru CCDL");
  });
});

describe("with communities", () => {
  beforeAll(async () => {
    await fillDirectory();
  });

  describe("the directory", () => {
    it("counts what everybody may see, without what is only tried out", async () => {
      expect(await communityCounts()).toEqual({ communities: 4, counties: 4, citizens: 5620 });
      const text = await list();
      for (const words of ["4 comunități", "4 județe", "5.620 de cetățeni deserviți"]) expect(text).toContain(words);
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
      expect(text).toContain("4.120 locuitori");
      expect(text).toContain("Jud. Sălaj");
      expect(text).toContain("1 proiect în desfășurare");
      expect(text).toContain("7 proiecte finalizate");
      for (const name of ["Ascunsă", "Suspendată", "Aruncată"]) expect(text).not.toContain(name);
    });

    it("marks what is only tried out, and counts it nowhere", async () => {
      const text = await list("?judet=TL");
      expect(text).toContain("Date de test");
      expect(text).toContain("1 comunitate de test în județul Tulcea");
      expect(await list()).toContain("4 comunități și 1 de test");
      const page = await html("/comunitati");
      expect(page).toContain('<option value="TL">Tulcea (0)</option>');
      expect(page).toContain('aria-label="Tulcea: nicio comunitate"');
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
      ["fântânile", "Fântâna Albastră"],
      ["fîntîna", "Fântâna Albastră"],
    ])("finds %s by name", async (words, name) => {
      const text = await list(`?cauta=${encodeURIComponent(words)}`);
      expect(text).toMatch(/1 comunitate (cu|pentru) „/);
      expect(text).toContain(name);
    });

    it.each([
      ...["sălaj", "Salaj", "județul Sălaj", "fantana salaj", "Fântâna Albastră (SJ)", "Comuna Fântâna Albastră, SJ"],
      ...["fantana albastra, sj", "jud. SJ Fântâna Albastră", "Fântâna Albastră (jud. Sălaj)", "Fântâna Albastră SJ"],
    ])("finds what is in the county at %s", async (words) => {
      const text = await list(`?cauta=${encodeURIComponent(words)}`);
      expect(text).toContain("Fântâna Albastră");
    });

    it.each(["?cauta=_", "?cauta=%25%25", "?cauta=nimic", "?judet=VL", "?cauta=fantana&judet=IS"])(
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

    it("leads on whoever wrote a city of which nothing has the name", async () => {
      expect(await list("?cauta=craiova")).toContain("Vezi comunitățile în județul Dolj");
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
