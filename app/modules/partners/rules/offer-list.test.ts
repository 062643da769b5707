import { describe, expect, it } from "vitest";
import { categoryLabel, offerList, tierSearches } from "./offer-list";

const read = (text: string) => offerList.read(new URLSearchParams(text));
const nothing = { text: "", category: null, service: null, tier: null, partner: null, page: 1 };
const PARTNER = "01a1fcad-95f1-725a-b646-5d11e74f972c";

describe("the question in the address", () => {
  it.each([
    ["", nothing],
    ["cauta=+audit+&nivel=premium&pagina=2", { ...nothing, text: "audit", tier: "premium", page: 2 }],
    ["categorie=eu_funds", { ...nothing, category: "eu_funds" }],
    ["categorie=Audit+energetic", { ...nothing, service: "Audit energetic" }],
    ["categorie=toString", { ...nothing, service: "toString" }],
    ["categorie=%00", nothing],
    [`categorie=${"x".repeat(500)}`, { ...nothing, service: "x".repeat(200) }],
    ["nivel=constructor", nothing],
    [`partner=${PARTNER.toUpperCase()}`, { ...nothing, partner: PARTNER }],
    ["partner=1", nothing],
    ["pagina=-3", nothing],
  ])("%j", (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it("goes back to the address, on the first page unless told", () => {
    const query = read(`cauta=apă&categorie=Audit energetic&nivel=standard&partner=${PARTNER}&pagina=3`);
    expect(offerList.address("/marketplace", query)).toBe(
      `/marketplace?cauta=ap%C4%83&categorie=Audit+energetic&nivel=standard&partner=${PARTNER}`,
    );
    expect(offerList.address("/marketplace", query, { text: "", service: null, tier: null, page: 2 })).toBe(
      `/marketplace?partner=${PARTNER}&pagina=2`,
    );
    expect(offerList.address("/marketplace", nothing)).toBe("/marketplace");
  });

  it.each([
    ["", false, null],
    [`partner=${PARTNER}`, false, null],
    ["pagina=4", false, null],
    ["cauta=a", true, null],
    ["nivel=premium", true, null],
    ["categorie=legal_advice", true, "Consultanță Juridică"],
    ["categorie=Nomenclator+stradal", true, "Nomenclator stradal"],
  ])("%j is narrowed: %s", (text, narrowed, label) => {
    expect([offerList.isFiltered(read(text)), categoryLabel(read(text))]).toEqual([narrowed, label]);
  });
});

describe("a search", () => {
  it.each([
    ["", null, [[], [], []]],
    ["audit", null, [["audit"], ["audit"], ["audit"]]],
    ["PREMIUM audit", null, [["audit"], ["PREMIUM", "audit"], ["PREMIUM", "audit"]]],
    ["consultanta", null, [["consultanta"], ["consultanta"], []]],
    ["consultanţă", null, [["consultanță"], ["consultanță"], []]],
    ["audit", "standard", [["audit"]]],
  ] as const)("for %j among %s leaves to each tier what its own words do not say", (text, tier, words) => {
    expect(tierSearches({ ...read(`cauta=${text}`), tier }).map((search) => search.words)).toEqual(words);
  });
});
