import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

it.each([
  ["Solicitarea (PSP-2026-000016) și mesajul S-000123", ["PSP-2026-000016", "S-000123"]],
  ["Certificatul PSP-C-2026-000001 al comunei", ["PSP-C-2026-000001"]],
  ["Bugetul era 60.000–75.000 lei, acum este 60.000–90.000 EUR.", ["60.000–75.000 lei", "60.000–90.000 EUR"]],
  ["Bugetul era nespecificat, acum este până la 35.000 lei.", ["35.000 lei"]],
  ["1.234,50 EUR, nu 20 leibniz", ["1.234,50 EUR", "20 leibniz"]],
  ["1 vizualizare · 3 oferte · 20 de parteneri", ["1 vizualizare", "3 oferte", "20 de parteneri"]],
  ["Cele 1.200 de solicitări, 2,5 ore", ["1.200 de solicitări", "2,5 ore"]],
  ["Cu 3 Oferte și 2 cuvântcaresescrieprealungîntr-unrând", []],
  ["În 2021–2027", ["2021–2027"]],
  [
    "Din 8 octombrie 2026, 16:00 · din 5 nov. 2026 · 20 nov., 16:00",
    ["8 octombrie 2026, 16:00", "5 nov. 2026", "20 nov., 16:00"],
  ],
  ["Numai cuvinte – și COVID-19", []],
])("keeps numbers, intervals, dates and counts on one line: %s", (text, whole) => {
  const html = renderToStaticMarkup(unbroken(text));
  expect([...html.matchAll(/<span class="nowrap">([^<]*)</g)].map(([, found]) => found)).toEqual(whole);
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
});
