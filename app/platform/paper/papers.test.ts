import { expect, it } from "vitest";
import { type Paper, paragraph } from "./paper";
import { keptFile } from "./papers.server";

const paper = (text: string): Paper => ({
  title: "Ghid",
  subtitle: null,
  head: [],
  registration: null,
  notes: [],
  foot: "Ghid",
  parts: [paragraph(text)],
});

it("a PDF that many ask for is written once, until it says something else", async () => {
  const [first, again] = await Promise.all([
    keptFile(paper("Ediția 1"), "pdf", "ana"),
    keptFile(paper("Ediția 1"), "pdf", "ana"),
  ]);
  expect(again).toBe(first);
  expect(await keptFile(paper("Ediția 1"), "pdf", "ion")).toBe(first);
  expect(await keptFile(paper("Ediția 2"), "pdf", "ion")).not.toBe(first);
});
