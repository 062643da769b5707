import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  filterQuery,
  leadToLast,
  listQuery,
  oneCoded,
  oneOf,
  order,
  pageNumber,
  searchText,
  searchWords,
  text,
} from "./list-query";

describe("the search text of a list", () => {
  it("is one line that can be stored, of limited length", () => {
    expect(searchText("  Iași\u0000\n  pod ")).toBe("Iași pod");
    expect(searchText("digi\u00adtali\u200dzare\u200e \uffff")).toBe("digitalizare");
    expect(searchText("a".repeat(500))).toHaveLength(120);
    expect(searchText("PSP\u20112026\u2010000123")).toBe("PSP-2026-000123");
    expect(searchText(null)).toBe("");
  });

  it.each([
    ["  audit,  energetic „verde” ", ["audit", "energetic", "verde"]],
    ["drum pentru sat și la școală", ["drum", "sat", "școală"]],
    ["Apă Vie S.R.L. – audit", ["Apă", "Vie", "audit"]],
    ["lot 2", ["lot", "2"]],
    ["Legea 544/2001. (model), S-000123:", ["Legea", "544/2001", "model", "S-000123"]],
    ["pentru", ["pentru"]],
    ["a a b", ["a", "b"]],
    ["%", ["%"]],
    ["", []],
  ])("%j is the words %o", (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it("of many words is the eight longest, in their order", () => {
    const text =
      "apă sat pod alimentarea modernizarea drum canalizarea gaz lac reabilitarea trotuarelor școlii comunale deal";
    expect(searchWords(text)).toEqual(
      "alimentarea modernizarea drum canalizarea reabilitarea trotuarelor școlii comunale".split(" "),
    );
  });

  it.each([
    ["", 1],
    ["pagina=3", 3],
    ["pagina=0", 1],
    ["pagina=-2", 1],
    ["pagina=1.5", 1],
    ["pagina=doi", 1],
    ["pagina=1e99", 10_000],
    ["pagina=10001", 10_000],
  ])("in %o is page %i", (address, page) => {
    expect(pageNumber(new URLSearchParams(address))).toBe(page);
  });

  it.each([
    [1, 0, null],
    [2, 2, null],
    [3, 2, "/list?pagina=2"],
    [4, 0, "/list?pagina=1"],
  ])("at page %i of %i leads to %o", (page, pages, location) => {
    const lead = () => leadToLast({ page, pages }, (last) => `/list?pagina=${last}`);
    if (location === null) return expect(lead).not.toThrow();
    try {
      lead();
    } catch (answer) {
      expect((answer as Response).headers.get("location")).toBe(location);
    }
    return expect(lead).toThrow();
  });
});

const KINDS = { town: "Oraș", village: "Comună" } as const;
const ORDERS = { newest: "Cele mai noi", name: "Nume" } as const;
const PLACES = [{ code: "cluj" }, { code: "iasi" }];
const isLevel = (code: string): code is "high" | "low" => code === "high" || code === "low";
const filters = {
  text: text("cauta"),
  kind: oneOf("fel", KINDS),
  level: oneOf("nivel", isLevel),
  place: oneCoded("loc", PLACES, ({ code }) => code, null),
  order: order("ordine", ORDERS),
};
const list = listQuery(filters);
const read = (address: string) => list.read(new URLSearchParams(address));
const nothing = { text: "", kind: null, level: null, place: null, order: "newest", page: 1 } as const;

describe("a list's query", () => {
  it("names its parameters in the order of its rows", () => {
    expect(list.parameters).toEqual(["cauta", "fel", "nivel", "loc", "ordine", "pagina"]);
    expect(filterQuery(filters).parameters).toEqual(["cauta", "fel", "nivel", "loc", "ordine"]);
  });

  it.each([
    ["", nothing],
    ["cauta=++pod++nou&fel=town", { ...nothing, text: "pod nou", kind: "town" }],
    ["nivel=low&loc=iasi", { ...nothing, level: "low", place: { code: "iasi" } }],
    ["ordine=name&pagina=3", { ...nothing, order: "name", page: 3 }],
    ["fel=city&nivel=middle&loc=oradea&ordine=oldest&pagina=0", nothing],
    ["fel=toString&ordine=constructor&pagina=-1", nothing],
    ["fel=&nivel=&loc=&ordine=&pagina=&cauta=", nothing],
    ["fel=town&fel=village&other=1", { ...nothing, kind: "town" }],
  ])("reads %j", (address, query) => {
    expect(read(address)).toEqual(query);
  });

  it.each([
    ["", ""],
    ["pagina=0", ""],
    ["pagina=1", ""],
    ["pagina=abc&ordine=newest&fel=city&other=1", ""],
    ["pagina=03&fel=town&fel=village&cauta=+pod++nou", "?cauta=pod+nou&fel=town&pagina=3"],
  ])("spells %j as %j", (address, spelling) => {
    expect(list.spelling(new URLSearchParams(address))).toBe(spelling);
  });

  it.each([
    [{}, {}, "/list"],
    [nothing, {}, "/list"],
    [{ ...nothing, order: "name", kind: "town", text: "a b" }, {}, "/list?cauta=a+b&fel=town&ordine=name"],
    [{ ...nothing, place: { code: "cluj" }, page: 4 }, {}, "/list?loc=cluj"],
    [{ ...nothing, kind: "town", page: 4 }, { kind: null }, "/list"],
    [{ ...nothing, kind: "town", page: 4 }, { level: "high" }, "/list?fel=town&nivel=high"],
    [{ ...nothing, kind: "town", page: 4 }, { page: 5 }, "/list?fel=town&pagina=5"],
    [{ ...nothing, kind: "town", page: 4 }, { page: 1 }, "/list?fel=town"],
  ] as const)("%j changed by %j is %s", (query, change, address) => {
    expect(list.address("/list", query, change)).toBe(address);
    expect(list.addressAt("/list")(query, change)).toBe(address);
  });

  it.each([
    ["", false],
    ["ordine=name&pagina=3", false],
    ["cauta=++", false],
    ["cauta=a", true],
    ["fel=town", true],
    ["nivel=low", true],
    ["loc=cluj", true],
    ["fel=city", false],
  ])("of %j is filtered: %s", (address, filtered) => {
    expect(list.isFiltered(read(address))).toBe(filtered);
  });

  it("is read from its address unchanged", () => {
    const query = fc.record({
      text: fc.string({ unit: "grapheme" }).map(searchText),
      kind: fc.constantFrom(null, "town", "village"),
      level: fc.constantFrom(null, "high", "low"),
      place: fc.constantFrom(null, ...PLACES),
      order: fc.constantFrom("newest", "name"),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const address = list.address("/list", asked, { page: asked.page });
        expect(read(address.split("?")[1] ?? "")).toEqual(asked);
      }),
    );
  });

  it("may count its pages under another name, up to a limit", () => {
    const steps = listQuery({ text: text("q") }, { page: "pagini", most: 40 });
    expect(steps.parameters).toEqual(["q", "pagini"]);
    expect(["pagini=40", "pagini=41", "pagina=2"].map((asked) => steps.read(new URLSearchParams(asked)).page)).toEqual([
      40, 40, 1,
    ]);
    expect(steps.address("/list", { text: "a" }, { page: 2 })).toBe("/list?q=a&pagini=2");
  });

  it("may have two values under one parameter, of which the first one present is written", () => {
    const named = { name: "fel", read: (name: string) => (Object.hasOwn(KINDS, name) ? null : name || null) };
    const either = filterQuery({ kind: oneOf("fel", KINDS), named });
    expect(either.parameters).toEqual(["fel"]);
    expect(either.read(new URLSearchParams("fel=altul"))).toEqual({ kind: null, named: "altul" });
    expect(either.read(new URLSearchParams("fel=town"))).toEqual({ kind: "town", named: null });
    expect(either.address("/list", { kind: "town", named: "altul" })).toBe("/list?fel=town");
    expect(either.address("/list", { kind: null, named: "altul" })).toBe("/list?fel=altul");
  });
});

describe("the filters of a list that are on", () => {
  const tiers = { mic: "Mic", mare: "Mare" };
  const list = listQuery({
    text: text("q"),
    tier: oneOf("nivel", tiers),
    sort: order("ordine", { nou: "Noi", vechi: "Vechi" }),
  });
  const onAt = (search: string) => list.at("/lista", list.read(new URLSearchParams(search))).on;

  it("lead to the first page of the list without them, with the order kept", () => {
    expect(onAt("q=pod&nivel=mare&ordine=vechi&pagina=3")).toEqual([
      { name: "q", href: "/lista?nivel=mare&ordine=vechi" },
      { name: "nivel", href: "/lista?q=pod&ordine=vechi" },
    ]);
  });

  it("are not those that are off, nor those that the page shows in another way", () => {
    expect(onAt("ordine=vechi&pagina=2")).toEqual([]);
    const query = list.read(new URLSearchParams("q=pod&nivel=mic"));
    expect(list.at("/lista", query, { shown: ["text"] }).on).toEqual([{ name: "nivel", href: "/lista?q=pod" }]);
  });
});

it("a list as it was asked for says what its page links to", () => {
  const query = read("cauta=pod&fel=town&ordine=name&pagina=3");
  const asked = list.at("/list", query, { kept: { order: query.order } });
  expect(asked).toMatchObject({ path: "/list", query, page: 3, isFiltered: true });
  expect(asked.here).toBe("/list?cauta=pod&fel=town&ordine=name&pagina=3");
  expect(asked.pageHref(1)).toBe("/list?cauta=pod&fel=town&ordine=name");
  expect(asked.resetHref).toBe("/list?ordine=name");
  expect(asked.hrefOf({ kind: "village" })).toBe("/list?cauta=pod&fel=village&ordine=name");
  expect(["cauta", "fel", "nivel", "ordine", "other"].map(asked.valueOf)).toEqual(["pod", "town", "", "name", ""]);
  expect(list.at("/list", read("")).valueOf("ordine")).toBe("");
});
