import { expect, it } from "vitest";
import { unfilledIn } from "./unfilled";

it("finds every place of a model that nobody filled in, with its paragraph and the words before it", () => {
  const text =
    "Pe scurt, despre ce este vorba: [contract, litigiu].\n\nUnde suntem: la instanță.\nTermenul: ........, suma ____ lei.\n\nSemnat: ……………";
  expect(unfilledIn(text)).toEqual([
    { place: "[contract, litigiu]", before: "Pe scurt, despre ce este vorba:", paragraph: 1 },
    { place: "........", before: "Termenul:", paragraph: 3 },
    { place: "____", before: ", suma", paragraph: 3 },
    { place: "……………", before: "Semnat:", paragraph: 4 },
  ]);
});

it.each([
  "Doi kilometri de drum.",
  "Vedeți sursa [1] și nota [12].",
  "[Portalul](https://exemplu.ro) merge.",
  "Și altele…",
  "Și altele...",
  "a_b __init__",
])("takes %j for filled text", (text) => {
  expect(unfilledIn(text)).toEqual([]);
});
