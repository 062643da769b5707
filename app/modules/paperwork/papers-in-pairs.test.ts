import { expect, it } from "vitest";
import { docxOf } from "~/platform/paper/docx";
import { writePaper } from "~/platform/paper/papers.server";
import { printed } from "~/platform/paper/printed";
import { docxWords } from "../../../tests/support/docx";
import { pdfPages } from "../../../tests/support/pdf";
import { composePaper } from "./rules/compose";
import { EXAMPLE } from "./rules/example";
import { MODELS } from "./rules/models";
import { PAPER_KIND_CODES, type PaperKind } from "./rules/paper-kind";

const paperOf = (kind: PaperKind) =>
  composePaper({ kind, model: MODELS[kind], name: "Modelul platformei", verified: null, cover: true }, EXAMPLE);

/** A file without the moment at which it was written: the same paper is the same file, and is read back once. */
const lasting = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString("latin1")
    .replace(/\(D:\d+Z\)|<xmp:CreateDate>[^<]*<|\/ID \[<\w+> <\w+>\]/g, "");

const wordsIn = (text: string): string[] =>
  printed(text)
    .split(/[\s…]+/)
    .filter((word) => word !== "")
    .sort();

/** All that it says, as another writer has it. */
async function saidBy(kind: PaperKind, pages: number): Promise<string[]> {
  const paper = paperOf(kind);
  const feet = Array.from({ length: pages }, (_, page) => `${paper.foot} · Pagina ${page + 1} din ${pages}`);
  return wordsIn([...(await docxWords(Buffer.from(await docxOf(paper)))), ...feet].join("\n"));
}

/** Begun with the two of which the second lost the numbers of its headings. */
const KINDS: readonly PaperKind[] = [
  "plan",
  "contract",
  ...PAPER_KIND_CODES.filter((kind) => kind !== "plan" && kind !== "contract"),
];
/**
 * There and back: each kind is written somewhere after each, itself too, and what a paper leaves behind reaches all that
 * follow.
 */
const ORDER = [...KINDS, ...KINDS.toReversed()];

it("each kind of paper reads back whole after each, from the process that writes them all", {
  timeout: 400_000,
}, async () => {
  expect(new Set(ORDER).size).toBe(PAPER_KIND_CODES.length);
  const whole = new Map<PaperKind, string>();
  const longer = new Set<PaperKind>();
  for (const [at, kind] of ORDER.entries()) {
    const { pdf } = await writePaper(paperOf(kind), ["pdf"], "ana");
    const file = lasting(pdf);
    if (whole.get(kind) === file) continue;
    const pages = await pdfPages(pdf);
    expect(wordsIn(pages.join("\n")), `${kind} after ${ORDER.slice(0, at).join(", ")}`).toEqual(
      await saidBy(kind, pages.length),
    );
    whole.set(kind, file);
    if (pages.length > 1) longer.add(kind);
  }
  expect(whole.size).toBe(PAPER_KIND_CODES.length);
  expect(longer).toEqual(new Set(["contract"]));
});
