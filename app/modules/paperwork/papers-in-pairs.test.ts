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

/** A way along which each of them follows each, itself too, with as few steps as that takes. */
function everyPair<Kind>(kinds: readonly Kind[]): Kind[] {
  const left = new Map(kinds.map((kind) => [kind, [...kinds]]));
  const way: Kind[] = [];
  const walked = kinds.slice(0, 1);
  for (let at = walked.at(-1); at !== undefined; at = walked.at(-1)) {
    const next = left.get(at)?.pop();
    if (next === undefined) way.unshift(...walked.splice(-1));
    else walked.push(next);
  }
  return way;
}

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
const ORDER = everyPair<PaperKind>([
  "plan",
  ...PAPER_KIND_CODES.filter((kind) => kind !== "plan" && kind !== "contract"),
  "contract",
]);

it("each kind of paper reads back whole after each, from the process that writes them all", {
  timeout: 300_000,
}, async () => {
  expect(ORDER.slice(0, 2)).toEqual(["plan", "contract"]);
  expect(new Set(ORDER.slice(1).map((kind, at) => `${ORDER[at]} ${kind}`)).size).toBe(PAPER_KIND_CODES.length ** 2);
  const whole = new Map<PaperKind, string>();
  const longer = new Set<PaperKind>();
  for (const [at, kind] of ORDER.entries()) {
    const { pdf } = await writePaper(paperOf(kind), ["pdf"], "ana");
    const file = lasting(pdf);
    if (whole.get(kind) === file) continue;
    const pages = await pdfPages(pdf);
    expect(wordsIn(pages.join("\n")), `${kind} after ${ORDER[at - 1]}`).toEqual(await saidBy(kind, pages.length));
    whole.set(kind, file);
    if (pages.length > 1) longer.add(kind);
  }
  expect(whole.size).toBe(PAPER_KIND_CODES.length);
  expect(longer).toEqual(new Set(["contract"]));
});
