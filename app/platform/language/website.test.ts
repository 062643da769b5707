import { expect, it } from "vitest";
import { parseWebsite } from "./website";

it.each([
  ["www.firma.ro", "https://www.firma.ro"],
  ["http://firma.ro/despre", "http://firma.ro/despre"],
  ["HTTPS://Firma.RO/", "https://firma.ro"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["ftp://firma.ro", null],
  ["https://cineva@firma.ro", null],
  ["firma", null],
  ["https://localhost/", null],
])("reads the site %j", (text, expected) => {
  expect(parseWebsite(text)).toBe(expected);
});
