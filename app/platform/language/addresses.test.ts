import { expect, it } from "vitest";
import { splitAtAddresses, tidyAddress } from "./addresses";

it.each([
  ["http//primaria.ro", "http://primaria.ro"],
  ["https:// primaria.ro", "https://primaria.ro"],
  ["https//primaria.ro", "https://primaria.ro"],
  ["htps://primaria.ro", "https://primaria.ro"],
  ["https:/primaria.ro", "https://primaria.ro"],
  ["https:\\\\primaria.ro", "https://primaria.ro"],
  ["https:primaria.ro", "https://primaria.ro"],
  ["http://https://primaria.ro", "https://primaria.ro"],
  ["<https://primaria.ro/anunt>", "https://primaria.ro/anunt"],
  ["„www.primaria.ro”.", "www.primaria.ro"],
  ["primaria.ro.", "primaria.ro"],
  ["(https://primaria.ro/a)", "https://primaria.ro/a"],
  ["https://ro.wikipedia.org/wiki/Sat_(comună)", "https://ro.wikipedia.org/wiki/Sat_(comună)"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["http.ro", "http.ro"],
])("reads the address %j as %j", (typed, address) => {
  expect(tidyAddress(typed)).toBe(address);
  expect(tidyAddress(address)).toBe(address);
});

it.each([
  ["Vedeți https://primaria.ro/anunt.", ["https://primaria.ro/anunt"]],
  ["(www.primaria.ro, https://exemplu.ro/a_(b))", ["www.primaria.ro", "https://exemplu.ro/a_(b)"]],
  ["fără adresă, art. 5.2, ana@www.ro", []],
  ["http:// singur", []],
])("finds the addresses of %j", (text, addresses) => {
  const parts = splitAtAddresses(text);
  expect(parts.filter(({ href }) => href !== null).map((part) => part.text)).toEqual(addresses);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});
