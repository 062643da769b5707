import { beforeAll, describe, expect, it } from "vitest";
import { createPartner, setRating } from "~/modules/partners/verbs.server";
import { setClock } from "~/platform/clock";
import { member, organisation, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();
const at = new Date("2026-11-20T08:00:00Z");

async function partner(name: string, county: "12" | "26", rating?: { rating: number; reviewCount: number }) {
  const id = await organisation("FIRMA", "verified", { name });
  await createPartner({
    organisationId: id,
    website: null,
    portfolio: "Lucrăm cu comune.",
    domains: ["it"],
    tradeRegisterNumber: `J${county}/415/2015`,
    at,
  });
  if (rating) await setRating(id, { ...rating, quality: 5, time: 5, communication: 5, price: 5 });
}

const names = async (query: string) =>
  [...(await textOf(await stranger.get(`/features/marketplace?${query}`))).matchAll(/Vezi profilul ?: (\S+)/g)].map(
    ([, name]) => name,
  );

beforeAll(async () => {
  setClock(at);
  expect(await textOf(await stranger.get("/features/marketplace"))).toContain("Niciun partener, deocamdată");
  await partner("Bună", "12", { rating: 4.6, reviewCount: 2 });
  await partner("Aleasă", "12", { rating: 4.1, reviewCount: 9 });
  await partner("Nouă", "26");
});

describe("/features/marketplace", () => {
  it("shows the verified partners of today, the filters of the product and the way in", async () => {
    const answer = await stranger.get("/features/marketplace");
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const words of [
      "Marketplace de parteneri 3 parteneri",
      "Locație",
      "4.5+ 4.0+ 3.5+",
      "Rating Număr recenzii Nume",
      "toate București Cluj Timiș Brașov Alba",
      "Fără recenzii",
      "4,6 din 5",
      "Devino Partener CCDL",
    ]) {
      expect(text, words).toContain(words);
    }
    expect(html).toContain('href="/register?tip=uat"');
    expect(html).not.toContain("noindex");
    expect(html).not.toContain("style=");
    expect(text).not.toContain("Încarcă Mai Mulți Parteneri");
  });

  it.each([
    ["", ["Bună", "Aleasă", "Nouă"]],
    ["ordine=recenzii", ["Aleasă", "Bună", "Nouă"]],
    ["ordine=nume", ["Aleasă", "Bună", "Nouă"]],
    ["nota=4.5", ["Bună"]],
    ["nota=3.5&ordine=recenzii", ["Aleasă", "Bună"]],
    ["judet=MS", ["Nouă"]],
    ["judet=CJ&cauta=bun", ["Bună"]],
    ["categorie=digitalisation", ["Bună", "Aleasă", "Nouă"]],
    ["categorie=marketing", []],
  ])("answers %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it("keeps the question in the address and takes each part of it back", async () => {
    const html = await (await stranger.get("/features/marketplace?judet=CJ&nota=4.0&ordine=nume")).text();
    expect(html).toContain('href="/features/marketplace?nota=4.0&amp;ordine=nume"');
    expect(html).toContain('href="/features/marketplace?judet=CJ&amp;ordine=nume"');
    expect(html).toContain('<option value="CJ" selected="">');
    expect(html).toContain('<option value="4.0" selected="">');
    expect(html).toContain('<option value="nume" selected="">');
    expect(html).toContain('content="noindex"');
    const nothing = await textOf(await stranger.get("/features/marketplace?cauta=nimic"));
    expect(nothing).toContain("Niciun partener nu corespunde filtrelor");
    expect(nothing).toContain("Resetează filtrele");
  });

  it("loads more below what is shown, and leads to the first of it", async () => {
    for (let index = 10; index < 34; index += 1) await partner(`Firma${index}`, "12");
    const html = await (await stranger.get("/features/marketplace?judet=CJ")).text();
    expect(html).toContain('href="/features/marketplace?judet=CJ&amp;pagini=2#partener-7"');
    expect(await names("judet=CJ")).toHaveLength(6);
    const more = await (await stranger.get("/features/marketplace?judet=CJ&pagini=2")).text();
    expect(more).toContain('id="partener-7"');
    expect(more).toContain("#partener-13");
    expect((await names("judet=CJ&pagini=2")).slice(0, 6)).toEqual(await names("judet=CJ"));
    expect(await names("judet=CJ&pagini=5")).toHaveLength(26);
    const last = await textOf(await stranger.get("/features/marketplace?judet=CJ&pagini=5"));
    expect(last).not.toContain("Încarcă Mai Mulți Parteneri");
    for (const beyond of ["6", "41"]) {
      const led = await stranger.get(`/features/marketplace?judet=CJ&pagini=${beyond}`);
      expect(led.headers.get("location")).toBe("/features/marketplace?judet=CJ&pagini=5");
    }
  });

  it("leads an authority to its own marketplace and says nothing of it to a firm", async () => {
    const uat = await (await (await member("UAT")).get("/features/marketplace")).text();
    expect(uat).toContain('href="/uat/marketplace"');
    const firma = await textOf(await (await member("FIRMA")).get("/features/marketplace"));
    expect(firma).not.toContain("Devino Partener CCDL");
    expect(firma).not.toContain("Deschide marketplace-ul");
  });
});
