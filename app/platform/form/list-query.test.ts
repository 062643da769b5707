import { describe, expect, it } from "vitest";
import { leadToLast, pageNumber, searchText, searchWords } from "./list-query";

describe("what a list is asked for", () => {
  it("is one line that can be stored, of bearable length", () => {
    expect(searchText("  Iași\u0000\n  pod ")).toBe("Iași pod");
    expect(searchText("a".repeat(500))).toHaveLength(120);
    expect(searchText(null)).toBe("");
  });

  it("is at most eight words", () => {
    expect(searchWords("  audit,  energetic „verde” ")).toEqual(["audit", "energetic", "verde"]);
    expect(searchWords("a ".repeat(50))).toHaveLength(8);
    expect(searchWords("")).toEqual([]);
  });

  it.each([
    ["", 1],
    ["pagina=3", 3],
    ["pagina=0", 1],
    ["pagina=-2", 1],
    ["pagina=1.5", 1],
    ["pagina=doi", 1],
    ["pagina=1e99", 1],
    ["pagina=10001", 1],
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
