import { expect, it } from "vitest";
import { type Paper, paragraph } from "./paper";
import { keptPdf } from "./papers.server";

const paper = (text: string): Paper => ({
  ...{ title: "Ghid", subtitle: null, head: [], registration: null, notes: [], foot: "Ghid" },
  parts: [paragraph(text)],
});

it("a PDF that many ask for is written once, until it says something else", async () => {
  const [first, again] = await Promise.all([keptPdf(paper("Ediția 1"), "ana"), keptPdf(paper("Ediția 1"), "ana")]);
  expect(again).toBe(first);
  expect(await keptPdf(paper("Ediția 1"), "ion")).toBe(first);
  expect(await keptPdf(paper("Ediția 2"), "ion")).not.toBe(first);
});
