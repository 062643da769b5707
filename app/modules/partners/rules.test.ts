import { describe, expect, it } from "vitest";
import { DOMAINS } from "~/modules/accounts/rules/domain";
import { codesOf } from "~/platform/codes";
import { CATEGORIES, CATEGORY_CODES, categoriesOfDomains } from "./rules/categories";
import { isListed, partnerList } from "./rules/listing";
import { derivedOffers, isTier } from "./rules/offers";
import { experienceYears, workArea } from "./rules/profile";

describe("categories", () => {
  it("are the nine", () => {
    expect(Object.values(CATEGORIES)).toEqual([
      "Fonduri Europene",
      "Achiziții Publice",
      "Consultanță Juridică",
      "IT și Digitalizare",
      "Mediu și Dezvoltare Durabilă",
      "Strategii Locale",
      "Taxare și Fiscalitate",
      "Resurse Umane",
      "Marketing și Comunicare",
    ]);
  });

  it.each([
    [["eu-funds"], ["eu_funds"]],
    [["public-procurement"], ["public_procurement"]],
    [["legal"], ["legal_advice"]],
    [["it"], ["digitalisation"]],
    [["environment"], ["environment"]],
    [["local-public-services"], ["local_strategies"]],
    [["local-strategy"], ["local_strategies"]],
    [["local-strategy", "local-public-services"], ["local_strategies"]],
    [["tariffs"], ["taxation"]],
    [["products"], []],
    [["services"], []],
    [["other"], []],
    [[], []],
    [
      ["tariffs", "other", "eu-funds"],
      ["eu_funds", "taxation"],
    ],
  ] as const)("%j begin with %j", (domains, categories) => {
    expect(categoriesOfDomains(domains)).toEqual(categories);
  });

  it("know every domain", () => {
    expect(categoriesOfDomains(codesOf(DOMAINS))).toEqual(CATEGORY_CODES.slice(0, 7));
  });
});

describe("derived offers", () => {
  const offers = derivedOffers({ id: "0198", name: "Audit energetic" });

  it("are three for each service, with the amounts and words of the product", () => {
    expect(offers.map(({ id, title, features }) => ({ id, title, features }))).toEqual([
      {
        id: "0198-premium",
        title: "Audit energetic – Premium",
        features: ["Implementare completă", "Suport 24/7", "Training inclus", "Personalizare avansată"],
      },
      {
        id: "0198-standard",
        title: "Audit energetic – Standard",
        features: ["Implementare standard", "Suport în program", "Documentație", "Configurare de bază"],
      },
      {
        id: "0198-consultancy",
        title: "Audit energetic – Consultanță",
        features: ["Analiza nevoilor", "Recomandări", "Plan de implementare", "Raport detaliat"],
      },
    ]);
  });

  it("say one sentence each", () => {
    for (const { description } of offers) expect(description).toMatch(/^[^.]+\.$/);
    expect(new Set(offers.map(({ description }) => description)).size).toBe(3);
  });

  it.each([
    ["premium", true],
    ["constructor", false],
    ["Premium", false],
    ["", false],
    [null, false],
  ])("%j is a tier: %s", (code, answer) => {
    expect(isTier(code)).toBe(answer);
  });
});

it.each([
  [2015, 11],
  [2026, 0],
  [2027, null],
  [null, null],
])("founded in %s, %s years of experience in 2026", (founded, years) => {
  expect(experienceYears(founded, "2026-11-21")).toBe(years);
});

describe("where a firm works", () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `J${index}`);

  it("is named whole while that is readable", () => {
    expect(workArea([])).toBeNull();
    expect(workArea(["Mureș", "Sibiu"])).toEqual({ named: "Mureș, Sibiu", more: null });
    expect(workArea(names(8))?.more).toBeNull();
    expect(workArea(names(42))).toEqual({ named: "Toată țara", more: null });
  });

  it("has three names and a word for the others beyond that, and loses none", () => {
    expect(workArea(names(23))).toEqual({
      named: "J0, J1, J2",
      more: { words: "și încă 20 de județe", names: names(23).slice(3).join(", ") },
    });
  });
});

it.each([
  ["pending", false],
  ["verified", true],
  ["rejected", false],
  ["suspended", false],
] as const)("a firm that is %s is listed: %s", (verification, listed) => {
  expect(isListed(verification)).toBe(listed);
});

describe("the question in the address", () => {
  const read = (text: string) => partnerList.read(new URLSearchParams(text));
  const nothing = { text: "", category: null, county: null, atLeast: null, order: "rating", page: 1 };

  it.each([
    ["", nothing],
    ["cauta=+drumuri++comunale+", { ...nothing, text: "drumuri comunale" }],
    ["categorie=taxation&judet=SJ&pagina=3", { ...nothing, category: "taxation", county: "SJ", page: 3 }],
    ["categorie=toString&judet=XX&pagina=0", nothing],
    ["pagina=-1", nothing],
    ["pagina=1e99", { ...nothing, page: 10_000 }],
    ["pagina=1.5", nothing],
    ["pagina=abc", nothing],
    ["cauta=%00a%00", { ...nothing, text: "a" }],
    [`cauta=${"x".repeat(5000)}`, { ...nothing, text: "x".repeat(120) }],
    ["nota=4.0&ordine=nume", { ...nothing, atLeast: "4.0", order: "nume" }],
    ["nota=4&ordine=constructor", nothing],
    ["nota=1&ordine=rating", nothing],
    ["cauta=unu&cauta=doi", { ...nothing, text: "unu" }],
  ])("%j", (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it("goes back to the address, on the first page unless told", () => {
    const query = read("cauta=apă & canal&categorie=taxation&judet=SJ&pagina=3".replace(" & ", "%20%26%20"));
    expect(partnerList.address("/parteneri", query)).toBe(
      "/parteneri?cauta=ap%C4%83+%26+canal&categorie=taxation&judet=SJ",
    );
    expect(partnerList.address("/parteneri", query, { category: null, page: 2 })).toBe(
      "/parteneri?cauta=ap%C4%83+%26+canal&judet=SJ&pagina=2",
    );
    expect(partnerList.address("/parteneri", read(""))).toBe("/parteneri");
    expect(partnerList.address("/parteneri", read("nota=3.5&ordine=recenzii"))).toBe(
      "/parteneri?nota=3.5&ordine=recenzii",
    );
  });
});
