import { describe, expect, it } from "vitest";
import { categoryLabel, offerList, offerWords } from "./offer-list";

const read = (text: string) => offerList.read(new URLSearchParams(text));
const nothing = { text: "", category: null, service: null, county: null, partner: null, page: 1 };
const PARTNER = "01a1fcad-95f1-725a-b646-5d11e74f972c";

describe("the question in the address", () => {
  it.each([
    ["", nothing],
    ["cauta=+audit+&judet=CJ&pagina=2", { ...nothing, text: "audit", county: "CJ", page: 2 }],
    ["categorie=eu_funds", { ...nothing, category: "eu_funds" }],
    ["categorie=Audit+energetic", { ...nothing, service: "Audit energetic" }],
    ["categorie=toString", { ...nothing, service: "toString" }],
    ["categorie=%00", nothing],
    [`categorie=${"x".repeat(500)}`, { ...nothing, service: "x".repeat(200) }],
    ["judet=constructor", nothing],
    ["nivel=premium", nothing],
    [`partner=${PARTNER.toUpperCase()}`, { ...nothing, partner: PARTNER }],
    ["partner=", nothing],
    ["partner=1", { ...nothing, partner: "00000000-0000-0000-0000-000000000000" }],
    ["pagina=-3", nothing],
  ])("%j", (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it("goes back to the address, on the first page unless told", () => {
    const query = read(`cauta=apă&categorie=Audit energetic&judet=CJ&partner=${PARTNER}&pagina=3`);
    expect(offerList.address("/marketplace", query)).toBe(
      `/marketplace?cauta=ap%C4%83&categorie=Audit+energetic&judet=CJ&partner=${PARTNER}`,
    );
    expect(offerList.address("/marketplace", query, { text: "", service: null, county: null, page: 2 })).toBe(
      `/marketplace?partner=${PARTNER}&pagina=2`,
    );
    expect(offerList.address("/marketplace", nothing)).toBe("/marketplace");
  });

  it.each([
    ["", false, null],
    [`partner=${PARTNER}`, false, null],
    ["pagina=4", false, null],
    ["cauta=a", true, null],
    ["judet=B", true, null],
    ["categorie=legal_advice", true, "Consultanță Juridică"],
    ["categorie=Nomenclator+stradal", true, "Nomenclator stradal"],
  ])("%j is narrowed: %s", (text, narrowed, label) => {
    expect([offerList.isFiltered(read(text)), categoryLabel(read(text))]).toEqual([narrowed, label]);
  });
});

describe("a search", () => {
  it.each([
    ["", []],
    ["audit energetic", ["audit", "energetic"]],
    ["PREMIUM audit", ["audit"]],
    ["audit standard consultanta", ["audit"]],
    ["consultanță", ["consultanță"]],
    ["premium", ["premium"]],
  ])("for %j looks for %o: the name of a level is left out beside other words", (text, words) => {
    expect(offerWords(text)).toEqual(words);
  });
});
