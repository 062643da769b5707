import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { partnerCounties, partnerServices } from "~/modules/partners/tables.server";
import { createPartner, setRating } from "~/modules/partners/verbs.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { member, organisation, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();
const at = new Date("2026-11-20T08:00:00Z");
const NAMES = ["Strategie de dezvoltare", ...Array.from({ length: 13 }, (_, index) => `Serviciul ${index}`)];
let ghilda = "";
let service = "";

beforeAll(async () => {
  setClock(at);
  expect(await textOf(await stranger.get("/marketplace"))).toContain("Niciun serviciu, deocamdată");
  ghilda = await organisation("FIRMA", "verified", { name: "Ghilda Strategiilor SRL" });
  await createPartner({
    organisationId: ghilda,
    website: null,
    portfolio: "",
    domains: ["local-strategy"],
    tradeRegisterNumber: "J26/415/2015",
    at,
  });
  const rows = NAMES.map((name, rank) => ({ partnerId: ghilda, rank, name, description: null }));
  const stored = await db().insert(partnerServices).values(rows).returning();
  service = stored[0]?.id ?? "";
  await setRating(ghilda, { rating: 4.96, reviewCount: 21, quality: 5, time: 5, communication: 5, price: 5 });
});

/** More services of the firm, each described. */
const offering = (...services: { name: string; description: string | null }[]) =>
  db()
    .insert(partnerServices)
    .values(services.map((one, index) => ({ ...one, partnerId: ghilda, rank: NAMES.length + index })));

describe("/marketplace", () => {
  it("shows derived offers to anyone, with everything of the product", async () => {
    const answer = await stranger.get("/marketplace");
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const words of [
      "Marketplace PSP 14 servicii",
      "Toate categoriile",
      "Toate județele",
      "Strategie de dezvoltare – Premium",
      "de Ghilda Strategiilor SRL",
      "5,0 din 5",
      "Serviciu complet",
      "15.000–50.000 EUR",
      "Training inclus",
      "Solicită ofertă personalizată",
      "Înapoi la parteneri",
    ]) {
      expect(text, words).toContain(words);
    }
    expect(html).toContain('placeholder="Caută soluții, parteneri..."');
    expect(html).toContain(`href="/partener/${ghilda}"`);
    for (const said of ["Serviciu complet", "Training inclus"])
      expect(text.split(said), "the tiers are explained once").toHaveLength(2);
    expect(html).not.toContain("style=");
    expect(html).not.toContain("noindex");
    expect(text, "at most three features").not.toContain("Personalizare avansată");
    expect(html, "no framework for the signed-out").not.toContain("modulepreload");
  });

  it("fills the stars up to the whole number below, beside one decimal", async () => {
    const html = await (await stranger.get("/marketplace?categorie=Serviciul+1")).text();
    const [, on = "", off = ""] = html.match(/<path d="([^"]*)"\/><path d="([^"]*)" class="rating__off"\/>/) ?? [];
    expect([on.split("M").length - 1, off.split("M").length - 1]).toEqual([4, 1]);
    expect(html).toContain("5,0");
  });

  it("offers the nine categories and the services of what is found", async () => {
    const options = async (path: string) =>
      [...(await (await stranger.get(path)).text()).matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    const all = await options("/marketplace");
    for (const value of ["", "eu_funds", "marketing", "Strategie de dezvoltare", "Serviciul 8", "CJ", "B"])
      expect(all).toContain(value);
    expect(await options("/marketplace?cauta=strategie+dezvoltare")).not.toContain("Serviciul 8");
    expect(await options("/marketplace?cauta=strategie&categorie=Serviciul+8")).toContain("Serviciul 8");
  });

  it("filters, says so, and takes each filter off alone", async () => {
    await db().insert(partnerCounties).values({ partnerId: ghilda, county: "CJ" }).onConflictDoNothing();
    const address = "/marketplace?cauta=dezvoltare&categorie=local_strategies&judet=CJ";
    const answer = await stranger.get(`${address}&partner=${ghilda}`);
    const html = await answer.clone().text();
    expect(html).toContain('content="noindex"');
    const partner = `partner=${ghilda}`;
    for (const href of [
      `/marketplace?categorie=local_strategies&amp;judet=CJ&amp;${partner}`,
      `/marketplace?cauta=dezvoltare&amp;judet=CJ&amp;${partner}`,
      `/marketplace?cauta=dezvoltare&amp;categorie=local_strategies&amp;${partner}`,
      "/marketplace?cauta=dezvoltare&amp;categorie=local_strategies&amp;judet=CJ",
      `/marketplace?${partner}`,
    ]) {
      expect(html, href).toContain(`href="${href}"`);
    }
    expect(html).toContain(`<input type="hidden" name="partner" value="${ghilda}"/>`);
    const text = await textOf(answer);
    for (const tier of ["Premium", "Standard", "Consultanță"])
      expect(text).toContain(`Strategie de dezvoltare – ${tier}`);
    expect(text).not.toContain("Serviciul 1");
    expect(await textOf(await stranger.get("/marketplace?judet=TL"))).toContain("Nu am găsit soluții");
  });

  describe("searches words", () => {
    const titles = async (question: string) => {
      const html = await (await stranger.get(`/marketplace?cauta=${encodeURIComponent(question)}`)).text();
      return [...html.matchAll(/<h2 class="row__title"><a[^>]*>([^<]+)/g)].map(([, title]) => title);
    };

    it("and not what is inside them, nor what is said of the levels", async () => {
      await rolledBack(async () => {
        await offering(
          { name: "Rețele de apă", description: null },
          { name: "Cadastru", description: "La capătul satului." },
        );
        expect(await titles("apă")).toEqual(["Rețele de apă"]);
        for (const ofLevels of ["capăt", "suport", "implementare completă", "recomandări"])
          expect(await titles(ofLevels), ofLevels).toEqual(ofLevels === "capăt" ? ["Cadastru"] : []);
      });
    });

    it("in any form, or by their beginning", async () => {
      await rolledBack(async () => {
        await offering({ name: "Modernizarea străzilor", description: null });
        for (const asked of ["stradă", "strazi", "moderniz", "MODERNIZĂRI"])
          expect(await titles(asked), asked).toEqual(["Modernizarea străzilor"]);
        expect(await titles("oderniz")).toEqual([]);
      });
    });

    it("in the service's name and the firm's before its description", async () => {
      await rolledBack(async () => {
        await offering(
          { name: "Studii", description: "Pentru izvoare și lacuri." },
          { name: "Amenajarea izvoarelor", description: null },
        );
        expect(await titles("izvor")).toEqual(["Amenajarea izvoarelor", "Studii"]);
        expect(await titles("ghilda izvor")).toEqual(["Amenajarea izvoarelor", "Studii"]);
      });
    });
  });

  it("leads back to the profile of the firm whose offers they are", async () => {
    const own = await stranger.get(`/marketplace?partner=${ghilda}`);
    expect(await own.clone().text()).toContain(`href="/partener/${ghilda}"`);
    expect(await textOf(own)).toContain("Înapoi la profil partener");
  });

  it.each([randomUUID(), "1", "x'"])("says that the firm %s is not there", async (id) => {
    const answer = await stranger.get(`/marketplace?partner=${encodeURIComponent(id)}&judet=CJ`);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    expect(text).toContain("Înapoi la parteneri");
    expect(text).toContain("Firma nu este în marketplace");
    expect(text).toContain("Vezi serviciile tuturor firmelor");
    expect(text).not.toContain("Strategie de dezvoltare – Premium");
    expect(html).toContain('href="/marketplace?judet=CJ"');
  });

  it("says so when nothing is found", async () => {
    const answer = await stranger.get("/marketplace?cauta=nimic");
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    expect(text).toContain("Nu am găsit soluții");
    expect(text).toContain("Încearcă să modifici filtrele sau termenii de căutare.");
    expect(text).toContain("Resetează filtrele");
    expect(html).toContain('href="/marketplace"');
  });

  it("shows a service once, with its three offers and a way to ask for each", async () => {
    const html = await (await (await member("UAT")).get("/marketplace?categorie=Strategie+de+dezvoltare")).text();
    expect(html.match(/<ul class="tiers"/g)).toHaveLength(1);
    for (const tier of ["premium", "standard", "consultancy"]) {
      expect(html).toContain(`id="${service}-${tier}"`);
      expect(html).toContain(`partener=${ghilda}&amp;serviciu=${service}&amp;nivel=${tier}"`);
    }
  });

  it("has pages of 12 that keep the filters", async () => {
    const html = await (await stranger.get(`/marketplace?partner=${ghilda}`)).text();
    expect(html.match(/<ul class="tiers"/g)).toHaveLength(12);
    expect(html).toContain(`href="/marketplace?partner=${ghilda}&amp;pagina=2"`);
    const second = await (await stranger.get(`/marketplace?partner=${ghilda}&pagina=2`)).text();
    expect(second.match(/<ul class="tiers"/g)).toHaveLength(2);
  });

  it.each(["cauta=%00", "cauta=%25", "cauta='%20or%201=1", "categorie=__proto__", "judet=__proto__", "partner='"])(
    "answers %s with a page",
    async (query) => expect((await stranger.get(`/marketplace?${query}`)).status).toBe(200),
  );
});

describe("the way from an offer to a request", () => {
  const offer = () => `/uat/service-requests/new?partener=${ghilda}&serviciu=${service}&nivel=premium`;

  it("leads a stranger through sign-in and back to it", async () => {
    const html = await (await stranger.get("/marketplace")).text();
    expect(html).toContain(`href="/login?redirectTo=${encodeURIComponent(offer())}"`);
    expect(html).toContain(`href="/login?redirectTo=${encodeURIComponent("/uat/service-requests/new")}"`);
  });

  it("leads an authority there at once", async () => {
    const html = await (await (await member("UAT")).get("/marketplace")).text();
    expect(html).toContain(`href="${offer().replaceAll("&", "&amp;")}"`);
    expect(html).toContain('href="/uat/service-requests/new"');
  });

  it.each([
    ["FIRMA", "Partenerii sunt contactați de autorități. Contul dumneavoastră este de firmă."],
    ["UAT", "Contul organizației este suspendat. Pentru lămuriri scrieți la suport."],
  ] as const)("is one sentence and no button for a %s that may not", async (kind, sentence) => {
    const visitor = await member(kind, kind === "UAT" ? "suspended" : "verified");
    const text = await textOf(await visitor.get("/marketplace"));
    expect(text.split(sentence)).toHaveLength(2);
    expect(text).not.toContain("Solicită ofertă");
  });
});
