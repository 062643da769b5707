import { type Block, type Inline, isBreak, linesOf } from "./body";
import { bodyOf } from "./body-read";
import { Comparison } from "./comparison";
import { type Tokens, tokensOf, type Words, wordsBetween } from "./word-difference";

type LineKind = "paragraph" | "heading" | "item" | "quote" | "picture" | "rule";
/** `restyled`: the same words, with other marks. */
export type DifferenceLine = {
  kind: LineKind;
  change: "same" | "added" | "removed" | "changed" | "restyled";
  words: readonly Words[];
};

type Line = { kind: LineKind; text: string; styled: string };

/** With more lines that came or went than this, what stood where is no longer looked for. */
const MOST_EDITS = 600;

/**
 * Two bodies, paragraph by paragraph, and word by word within those that were changed. What is done for one pair of texts
 * is bounded: where it was not enough for all, the paragraphs that are left are shown as removed and as added.
 */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const [old, fresh] = [inLines(before), inLines(after)];
  const comparison = new Comparison();
  const isSame = (one: Line, other: Line) => one.kind === other.kind && one.text === other.text;
  const steps = comparison.steps(old, fresh, { isSame, mostEdits: MOST_EDITS }) ?? [
    { value: old, added: false, removed: true },
    { value: fresh, added: true, removed: false },
  ];
  const restyled = styledAnew(old, fresh, steps);
  const lines: DifferenceLine[] = [];
  for (let index = 0; index < steps.length; index += 1) {
    const [step, next] = [steps[index], steps[index + 1]];
    if (!step) continue;
    if (step.removed && next?.added) {
      lines.push(...replaced(step.value, next.value, comparison));
      index += 1;
    } else {
      const change = step.added ? "added" : step.removed ? "removed" : "same";
      lines.push(
        ...step.value.map((line) => whole(line, change === "same" && restyled.has(line) ? "restyled" : change)),
      );
    }
  }
  return lines;
}

type Step = { value: Line[]; added: boolean; removed: boolean };

/** Lines whose words stayed and whose marks did not. The comparison hands out the newer line of each equal pair, or the older. */
function styledAnew(old: readonly Line[], fresh: readonly Line[], steps: readonly Step[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  let [left, right] = [0, 0];
  for (const { value, added, removed } of steps) {
    value.forEach((line, index) => {
      if (!added && !removed && old[left + index]?.styled !== fresh[right + index]?.styled) found.add(line);
    });
    if (!added) left += value.length;
    if (!removed) right += value.length;
  }
  return found;
}

const whole = ({ kind, text }: Line, change: DifferenceLine["change"]): DifferenceLine => ({
  kind,
  change,
  words: [{ text, change: change === "added" || change === "removed" ? change : "same" }],
});

/** So far ahead the newer form of a line is looked for. */
const NEAR = 6;

/** What came in the place of what: lines that share their words are one changed line, the others went or came. */
function replaced(old: readonly Line[], fresh: readonly Line[], comparison: Comparison): DifferenceLine[] {
  const lines: DifferenceLine[] = [];
  const newer = fresh.map(inTokens);
  let next = 0;
  for (const before of old.map(inTokens)) {
    const found = newerForm(before, newer.slice(next, next + NEAR), comparison);
    if (found === null) {
      lines.push(whole(before, "removed"));
    } else {
      lines.push(...newer.slice(next, next + found.at).map((line) => whole(line, "added")));
      lines.push({ kind: before.kind, change: "changed", words: found.words });
      next += found.at + 1;
    }
  }
  return [...lines, ...newer.slice(next).map((line) => whole(line, "added"))];
}

type LineInTokens = Line & { tokens: Tokens };
const inTokens = (line: Line): LineInTokens => ({ ...line, tokens: tokensOf(line.text) });

function newerForm(
  before: LineInTokens,
  near: readonly LineInTokens[],
  comparison: Comparison,
): { at: number; words: Words[] } | null {
  for (const [at, after] of near.entries()) {
    const words = after.kind === before.kind ? wordsBetween(before.tokens, after.tokens, comparison) : null;
    if (words) return { at, words };
  }
  return null;
}

const inLines = (html: string): Line[] => bodyOf(html).flatMap(linesOfBlock);

function linesOfBlock(block: Block): Line[] {
  switch (block.kind) {
    case "picture":
      return [{ kind: "picture", text: block.alt || "fără descriere", styled: block.id }];
    case "rule":
      return [{ kind: "rule", text: "linie de despărțire", styled: "" }];
    default: {
      const kind = block.kind === "list" ? "item" : block.kind;
      return linesOf(block).map((line) => lineOf(kind, line));
    }
  }
}

/** Where a link leads is part of what is said: it can change while its words stay. */
function lineOf(kind: LineKind, inlines: readonly Inline[]): Line {
  const text = inlines
    .map((inline, index) => {
      if (isBreak(inline)) return "\n";
      const next = inlines[index + 1];
      const ends = inline.href !== null && (!next || isBreak(next) || next.href !== inline.href);
      return ends ? `${inline.text} (${inline.href})` : inline.text;
    })
    .join("");
  return { kind, text, styled: JSON.stringify(inlines) };
}
