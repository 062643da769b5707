import { describe, expect, it } from "vitest";
import { excerpt } from "~/platform/language/text";
import { COMMUNITY_CATEGORIES, categoriesFor, PARTNER_CATEGORIES } from "./categories";
import { ownList } from "./own-query";
import { EXCERPT, preview } from "./text";

const LONG = "cuvânt ".repeat(100).trim();

describe("an excerpt", () => {
  it.each([
    ["own", 100],
    ["blog", 150],
    ["submission", 200],
  ] as const)("of the %s list has at most %i characters and whole words", (list, most) => {
    expect(EXCERPT[list]).toBe(most);
    const cut = excerpt(LONG, EXCERPT[list]);
    expect(cut.length).toBeLessThanOrEqual(most);
    expect(cut.length).toBeGreaterThan(most - 8);
    expect(cut).toMatch(/^(cuvânt )+cuvânt…$/);
  });

  it("is the whole text when it fits", () => {
    expect(excerpt("Drumul de la deal", 100)).toBe("Drumul de la deal");
  });

  it("is the summary, where there is one", () => {
    expect(preview({ summary: "Pe scurt.", bodyText: "Pe larg." }, 150)).toBe("Pe scurt.");
    expect(preview({ summary: " ", bodyText: "Pe larg." }, 150)).toBe("Pe larg.");
  });
});

describe("categories", () => {
  it("are the specification's, in its order, for each kind of author", () => {
    expect(Object.values(COMMUNITY_CATEGORIES)).toEqual([
      "Știri Locale",
      "Proiecte",
      "Evenimente",
      "Anunțuri",
      "Realizări",
      "Dezvoltare Locală",
    ]);
    expect(Object.values(PARTNER_CATEGORIES)).toEqual([
      "Fonduri Europene",
      "Dezvoltare Locală",
      "IT și Digitalizare",
      "Mediu și Sustenabilitate",
      "Consultanță Juridică",
      "Achiziții Publice",
      "Managementul Proiectelor",
      "Dezvoltare Rurală",
      "Inovație și Cercetare",
    ]);
    expect(categoriesFor("UAT")).toHaveLength(6);
    expect(categoriesFor("FIRMA")).toHaveLength(9);
  });
});

describe("the query of a list", () => {
  it("survives writing to and reading from its address", () => {
    for (const query of [
      { text: "", status: null, page: 1 },
      { text: "drum", status: "draft", page: 2 },
      { text: "", status: "bin", page: 1 },
    ] as const) {
      const address = new URL(ownList.address("/firma/content", query, { page: query.page }), "http://psp.test");
      expect(ownList.read(address.searchParams)).toEqual(query);
    }
  });

  it("ignores unknown values", () => {
    expect(ownList.read(new URLSearchParams("stare=toate-ale-lumii&pagina=-3"))).toEqual({
      text: "",
      status: null,
      page: 1,
    });
  });
});
