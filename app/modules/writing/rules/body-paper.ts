import type { PaperPart, Run as PaperRun } from "~/platform/paper/paper";
import { type Block, type Body, type Inline, inlineText, isBreak, type List, numberOf } from "./body";

/** A text as the parts of a paper. Of a picture only its description is left. */
export const paperPartsOf = (body: Body): PaperPart[] => body.flatMap(partsOf);

function partsOf(block: Block): PaperPart[] {
  switch (block.kind) {
    case "paragraph":
      return [{ kind: "paragraph", runs: block.inlines.map(runOf) }];
    case "heading":
      return [{ kind: "heading", text: inlineText(block.inlines) }];
    case "list":
      return listParts(block, 0);
    case "quote":
      return block.paragraphs.map((inlines) => ({ kind: "paragraph", runs: inlines.map(runOf), depth: 1 }));
    case "picture":
      return block.alt === "" ? [] : [{ kind: "paragraph", runs: [{ text: `Imagine: ${block.alt}`, italic: true }] }];
    case "rule":
      return [];
  }
}

const listParts = (list: List, depth: number): PaperPart[] =>
  list.items.flatMap(({ inlines, lists }, index): PaperPart[] => [
    { kind: "paragraph", runs: inlines.map(runOf), mark: list.ordered ? numberOf(list, index) : "–", depth },
    ...lists.flatMap((list) => listParts(list, depth + 1)),
  ]);

/** On paper a link is its address, beside its words. */
function runOf(inline: Inline): PaperRun {
  if (isBreak(inline)) return { text: "\n" };
  const { text, strong, em, href } = inline;
  return { text: href === null || href === text ? text : `${text} (${href})`, bold: strong, italic: em };
}
