import { describe, expect, it } from "vitest";
import { NOW, REQUESTS } from "./cast.test-data";
import { asksLowestPrice, type Choice, whyAsked } from "./choice-reason";

it.each([
  ["prețul cel mai scăzut", true],
  ["Pretul cel mai mic, la aceeași durată", true],
  ["costul cel mai redus", true],
  ["tariful minim", true],
  ["oferta cea mai ieftină", true],
  ["cea mai mică ofertă", true],
  ["cel mai bun preț", true],
  ["Prețul", true],
  ["cel mai bun raport calitate-preț", false],
  ["experiența echipei", false],
  ["oferta cu durata cea mai mică", false],
  [null, false],
])("the criterion %j asks for the lowest price: %j", (criterion, expected) => {
  expect(asksLowestPrice(criterion)).toBe(expected);
});

describe("the choice of an offer is explained", () => {
  const offer = (id: string, lei: number, currency: Choice["currency"] = "RON"): Choice => ({
    id,
    partner: `Firma ${id}`,
    priceMax: lei * 100,
    currency,
  });
  const lowest = "prețul cel mai scăzut";
  const asked = (state: "open" | "closed", criterion: string | null, choices: Choice[], chosen: string) =>
    whyAsked({ ...REQUESTS[state], criterion }, choices, chosen, NOW).length;

  it.each([
    ["the cheapest, after the deadline", "closed", lowest, [offer("a", 10), offer("b", 20)], "a", 0],
    ["a dearer one, after the deadline", "closed", lowest, [offer("a", 10), offer("b", 20)], "b", 1],
    ["a dearer one, by another criterion", "closed", "experiența", [offer("a", 10), offer("b", 20)], "b", 0],
    ["a dearer one in another currency", "closed", lowest, [offer("a", 10, "EUR"), offer("b", 20)], "b", 0],
    ["the only one, before the deadline", "open", null, [offer("a", 10)], "a", 1],
    ["a dearer one, before the deadline", "open", lowest, [offer("a", 10), offer("b", 20)], "b", 2],
  ] as const)("%s", (_what, state, criterion, choices, chosen, count) => {
    expect(asked(state, criterion, [...choices], chosen)).toBe(count);
  });
});
