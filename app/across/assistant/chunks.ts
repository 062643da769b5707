import { type Body, inlineText, linesOf } from "~/modules/writing/rules/body";

/** A passage of a document, as it is quoted. */
export type Passage = { heading: string; text: string };

/** Characters of a passage; a single longer line is cut at its sentences. */
export const LONGEST_PASSAGE = 1_200;

/** Cuts a text at its headings, and what stands below one at its lines where it is too long. Headings without a text are left out. */
export function passagesOf(body: Body): Passage[] {
  const passages: Passage[] = [];
  let path: [string, string] = ["", ""];
  let lines: string[] = [];
  const end = () => {
    const heading = path.filter((one) => one !== "").join(" › ");
    for (const text of packed(lines)) passages.push({ heading, text });
    lines = [];
  };
  for (const block of body) {
    if (block.kind !== "heading") {
      const mark = block.kind === "list" ? "• " : "";
      lines.push(...linesOf(block).map((inlines) => mark + inlineText(inlines).replace(/\s+/g, " ").trim()));
      continue;
    }
    end();
    const words = inlineText(block.inlines).trim();
    path = block.level === 2 ? [words, ""] : [path[0], words];
  }
  end();
  return passages;
}

/** Lines together up to the longest length. */
function packed(lines: readonly string[]): string[] {
  const packs: string[] = [];
  let pack = "";
  for (const line of lines.filter((one) => one !== "" && one !== "• ").flatMap(shortened)) {
    if (pack !== "" && pack.length + line.length + 1 > LONGEST_PASSAGE) {
      packs.push(pack);
      pack = "";
    }
    pack = pack === "" ? line : `${pack}\n${line}`;
  }
  return pack === "" ? packs : [...packs, pack];
}

function shortened(line: string): string[] {
  if (line.length <= LONGEST_PASSAGE) return [line];
  const space = line.lastIndexOf(" ", LONGEST_PASSAGE);
  const sentence = line.lastIndexOf(". ", LONGEST_PASSAGE - 1) + 1;
  const at = sentence > LONGEST_PASSAGE / 2 ? sentence : space > 0 ? space : LONGEST_PASSAGE;
  return [line.slice(0, at), ...shortened(line.slice(at).trim())];
}
