import { expect, it } from "vitest";
import { formatWebsite, parseWebsite, siteLink } from "./website";

it.each([
  ["www.firma.ro", "https://www.firma.ro"],
  ["http://firma.ro/despre", "http://firma.ro/despre"],
  ["HTTPS://Firma.RO/", "https://firma.ro"],
  ["http//firma.ro", "http://firma.ro"],
  ["<https://firma.ro/despre>.", "https://firma.ro/despre"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["ftp://firma.ro", null],
  ["https://cineva@firma.ro", null],
  ["firma", null],
  ["https://localhost/", null],
])("reads the site %j", (text, expected) => {
  expect(parseWebsite(text)).toBe(expected);
});

it("shows a site as it was written, and links to where it is", () => {
  const stored = parseWebsite("www.primăria.ro/despre") ?? "";
  expect(stored).toBe("https://www.xn--primria-c4a.ro/despre");
  expect(formatWebsite(stored)).toBe("https://www.primăria.ro/despre");
  expect(parseWebsite(formatWebsite(stored))).toBe(stored);
  expect(siteLink(stored)).toEqual({ href: stored, label: "primăria.ro/despre" });
  expect(formatWebsite("https://www.firma.ro")).toBe("https://www.firma.ro");
});
