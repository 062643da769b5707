import { beforeAll, describe, expect, it } from "vitest";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { PLACES, spellingsOf } from "./questions.test-data";
import { ask, at, entry, fill, keep, titles } from "./search.test-data";

ownPlatform();

beforeAll(fill);

describe("the name of a place", () => {
  it.each(PLACES)("%s is found in every spelling, before all others", async (place) => {
    for (const spelling of spellingsOf(place)) expect((await titles(spelling))[0], spelling).toBe(place);
  });

  it("is the same set of things in every spelling", async () => {
    for (const place of ["Târgu Mureș", "Ștei", "Reșița"]) {
      const sets = await Promise.all(spellingsOf(place).map(async (spelling) => (await titles(spelling)).join()));
      expect(new Set(sets).size, place).toBe(1);
    }
  });

  it.each([
    ["Fântâna", "Fîntîna", "Comuna Fântâna Albastră"],
    ["Târgu Mureș", "Tîrgu Mureș", "Târgu Mureș"],
    ["Sîngeorgiu", "Sângeorgiu", "Comuna Sîngeorgiu"],
  ])("%s and %s are one", async (one, other, expected) => {
    expect((await titles(one))[0]).toBe(expected);
    expect((await titles(other))[0]).toBe(expected);
  });

  it.each([
    ["one letter wrong", "Timisaara", "Timișoara"],
    ["one letter missing", "Făgraș", "Făgăraș"],
    ["two letters swapped", "Plioești", "Ploiești"],
    ["one letter too many", "Botoșșani", "Botoșani"],
    ["two mistakes in a long word", "Moldovnesk", "Câmpulung Moldovenesc"],
  ])("is found with %s, and the page says so", async (_, mistyped, place) => {
    const found = await ask(mistyped);
    expect(found.rows[0]?.title).toBe(place);
    expect(found.instead?.way).toBe("corrected");
    const text = await textOf(await stranger.get(at(mistyped)));
    expect(text).toMatch(new RegExp(`Am căutat „.+” în loc de „${mistyped}”. Caută exact „${mistyped}”`));
    expect((await ask(mistyped, { exact: "da" })).total).toBe(0);
  });
});

describe("the order", () => {
  it("is the name, words of it, beginnings of it, other forms of it, other names, the text", async () => {
    await keep(
      entry("community", "Text", { body: "Aici curge un zăvoi." }),
      entry("partner", "Altnume", { names: "Zăvoi" }),
      entry("community", "Zăvoiul Mare"),
      entry("community", "Marele Zăvoi de Sus"),
      entry("community", "Zăvoi"),
      entry("community", "Satul Zăvoaielor zăvoaie"),
    );
    expect(await titles("zăvoi")).toEqual([
      "Zăvoi",
      "Marele Zăvoi de Sus",
      "Zăvoiul Mare",
      "Satul Zăvoaielor zăvoaie",
      "Altnume",
      "Text",
    ]);
  });

  it("puts another form of a word after its beginning", async () => {
    await keep(entry("partner", "Trotuarelor noi"), entry("partner", "Trotuarele"), entry("partner", "Un trotuar"));
    const [first, ...others] = await titles("trotuar");
    expect(first).toBe("Un trotuar");
    expect(others.sort()).toEqual(["Trotuarele", "Trotuarelor noi"]);
    expect((await titles("trotuarele"))[0]).toBe("Trotuarele");
  });

  it("of equals begins with the better rated", async () => {
    await keep(
      entry("partner", "Pavaj Unu", { weight: 0.2 }),
      entry("partner", "Pavaj Doi", { weight: 0.9 }),
      entry("partner", "Pavaj Trei", { weight: 0.5 }),
    );
    expect(await titles("pavaj")).toEqual(["Pavaj Doi", "Pavaj Trei", "Pavaj Unu"]);
  });
});

describe("what is found", () => {
  it.each([
    ["digitalizare", "Digitalizarea registrului agricol"],
    ["digitalizării", "Digitalizarea registrului agricol"],
    ["registre agricole", "Digitalizarea registrului agricol"],
    ["psp-2026-000123", "Digitalizarea registrului agricol"],
    ["agricol Mehedinți", "Digitalizarea registrului agricol"],
    ["apă Sălaj", "Rețele Clare SRL"],
    ["retele clare", "Rețele Clare SRL"],
    ["Rețele Clare S.R.L.", "Rețele Clare SRL"],
    ["aducțiuni", "Comuna Valea Rece"],
    ["fânt", "Comuna Fântâna Albastră"],
  ])("%s finds %s", async (text, title) => {
    expect(await titles(text)).toContain(title);
  });

  it("has all the words; where nothing has, as many as can be, and the page says so", async () => {
    expect(await titles("registrul valea")).toEqual(["Digitalizarea registrului agricol"]);
    const partly = await ask("registrul agricol Timișoara");
    expect(partly.instead).toEqual({ way: "partly" });
    expect(partly.rows.map(({ title }) => title)).toEqual(["Digitalizarea registrului agricol", "Timișoara"]);
    expect(await textOf(await stranger.get(at("registrul agricol Timișoara")))).toContain(
      "2 rezultate cu o parte dintre cuvinte. Nimic nu le conține pe toate.",
    );
  });

  it("of twenty words is found by its rare ones, although common ones are in many others", async () => {
    const common = "proiectul comunei pentru modernizarea infrastructurii locale prin fonduri europene nerambursabile";
    await keep(
      ...Array.from({ length: 250 }, (_, number) =>
        entry("partner", `Firma ${number}`, { names: common, weight: 0.9 }),
      ),
      entry("community", "Comuna Rară", { body: "Aici se restaurează orologiul turnului.", weight: 0 }),
    );
    const question = `${common}, instituții publice, școli, grădinițe, cămine, drumuri, poduri și orologii vechi`;
    const asked = await ask(question);
    expect(asked.instead).toEqual({ way: "partly" });
    expect(asked.rows[0]?.title).toBe("Comuna Rară");
    expect(question.split(" ").length).toBeGreaterThanOrEqual(20);
  });

  it("of twenty words that one thing has is found whole", async () => {
    const title =
      "Modernizarea, reabilitarea și extinderea sistemului de iluminat public, a rețelei de apă, canalizare, trotuare și drumuri comunale în Valea Ursului";
    await keep(entry("partner", title, { weight: 0 }));
    const asked = await ask(title);
    expect(asked.instead).toBe(null);
    expect(asked.rows.map((row) => row.title)).toEqual([title]);
  });

  it("is an opportunity only until its deadline", async () => {
    const deadline = new Date("2026-10-07T13:00:00.000Z");
    const before = await ask("registrului agricol", {}, new Date(deadline.getTime() - 1));
    expect(before.counts.opportunity).toBe(1);
    expect((await ask("registrului agricol", {}, deadline)).counts.opportunity).toBe(0);
  });

  it("is counted by kind whatever kind is shown, within the county", async () => {
    const all = await ask("Valea Rece");
    expect(all.counts).toEqual({
      community: 1,
      partner: 0,
      opportunity: 1,
      article: 0,
      discussion: 0,
      project: 0,
      resource: 0,
      act: 0,
      training: 0,
    });
    const ofKind = await ask("Valea Rece", { kind: "opportunity" });
    expect(ofKind.counts).toEqual(all.counts);
    expect(ofKind.rows.map(({ kind }) => kind)).toEqual(["opportunity"]);
    expect((await ask("Valea Rece", { county: "SJ" })).total).toBe(0);
  });

  it("may have been mistyped although something has it", async () => {
    await keep(
      ...Array.from({ length: 5 }, (_, number) => entry("partner", `Izolare ${number}`)),
      entry("partner", "Izolarr"),
    );
    expect((await ask("izolarr")).suggestion).toBe("izolare");
    expect(await textOf(await stranger.get(at("izolarr")))).toContain("Ați vrut să scrieți izolare ?");
  });

  it.each([
    "%",
    "_",
    "%%%",
    "'",
    "\\",
    "&|!():*<->",
    "🏠",
    "--",
    "''",
    "\u0000",
    "a".repeat(5000),
    "ă".repeat(100),
    "'; drop table search_entries; --",
    "<script>alert(1)</script>",
  ])("of %s is nothing, and nothing breaks", async (hostile) => {
    const page = await stranger.get(at(hostile));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).not.toContain("<script>alert");
    const asked = await ask(hostile);
    expect(asked.total, "no sign is a wildcard").toBe(0);
  });

  it("takes signs between words for nothing", async () => {
    expect((await titles("100% digital"))[0]).toBe("Cadastru Șapte SRL");
    expect((await titles("(rețele) & !clare:*"))[0]).toBe("Rețele Clare SRL");
  });
});
