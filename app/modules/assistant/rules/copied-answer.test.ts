import { expect, it } from "vitest";
import { copiedAnswer } from "./copied-answer";

const SOURCES = [
  { number: 1, title: "Referat de necesitate", heading: "Cine îl face", state: "Verificat la 19 octombrie 2026" },
  { number: 2, title: "Legea 98/2016", heading: "", state: "Neverificat" },
];

it("carries the numbers of the passages and names each once", () => {
  expect(copiedAnswer([{ text: "„Referatul se face întâi.”", sources: [1, 2] }], SOURCES, null)).toBe(
    [
      "„Referatul se face întâi.” [1][2]",
      "",
      "Surse:",
      "[1] Referat de necesitate, Cine îl face, Verificat la 19 octombrie 2026",
      "[2] Legea 98/2016, Neverificat",
    ].join("\n"),
  );
});

it("says that a model wrote it", () => {
  const copied = copiedAnswer([{ text: "Întâi referatul.", sources: [1] }], SOURCES.slice(0, 1), "m, la h");
  expect(copied).toContain("[1]\nText scris de un model (m, la h) din pasajele citate.\n");
});
