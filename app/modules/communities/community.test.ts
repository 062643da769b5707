import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { fillDirectory, html } from "./directory.test-data";
import { newestCommunities } from "./store/listing.server";
import { communitiesForSearch, communityForSearch } from "./store/search.server";
import { communities } from "./tables.server";

ownPlatform();
const NOBODY = "01890000-0000-7000-8000-00000000ffff";

describe("with communities", () => {
  let full = "";
  let hidden: string[] = [];
  beforeAll(async () => {
    ({ full, hidden } = await fillDirectory());
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
        'href="tel:+40260000201"',
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
        "Autoritate verificată",
        "21 noiembrie 2026",
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
      expect(text).toContain("Comunitatea nu a completat încă datele de contact.");
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
      const newest = await newestCommunities({ limit: 2 });
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
});
