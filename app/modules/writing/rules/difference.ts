import { type Block, type Inline, isBreak, linesOf } from "./body";
import { bodyOf } from "./body-read";
import { DiffBudget } from "./diff-budget";
import { type Tokens, tokensOf, type Words, wordDiff } from "./word-difference";

type LineKind = "paragraph" | "heading" | "item" | "quote" | "picture" | "rule";
/** `restyled`: same text, different formatting. */
export type DifferenceLine = {
  kind: LineKind;
  change: "same" | "added" | "removed" | "changed" | "restyled";
  words: readonly Words[];
};

/** A field other than the body in which two texts differ, in words; empty where a text has no value. */
export type ChangedFact = { term: string; before: string; after: string };

/** The difference of two texts. Computed on the server, so that the diff code is not sent to the browser. */
export type TextComparison = { facts: readonly ChangedFact[]; isSame: boolean; lines: readonly DifferenceLine[] };

type Body = { body: string };

/** `facts`: the other fields in which the two differ. */
export const comparisonOf = (before: Body, after: Body, facts: readonly ChangedFact[]): TextComparison => ({
  facts,
  isSame: facts.length === 0 && before.body === after.body,
  lines: differenceOf(before.body, after.body),
});

type Line = { kind: LineKind; text: string; styled: string };

/** Above this many changed lines, the texts are shown as entirely removed and added. */
const MOST_EDITS = 600;

/** Above this many lines, neighbouring removed lines become one, and added ones too: drawing each took 0.1 s. */
const MOST_LINES = 1_000;

/**
 * Diffs two bodies by paragraph, and changed paragraphs by word. The work is bounded: once the budget is used up, the
 * remaining paragraphs are shown as removed and added.
 */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const old = linesIn(before);
  const fresh = linesIn(after);
  const budget = new DiffBudget();
  const isSame = (one: Line, other: Line) => one.kind === other.kind && one.text === other.text;
  const steps = budget.diff(old, fresh, { isSame, mostEdits: MOST_EDITS }) ?? [
    { value: old, added: false, removed: true },
    { value: fresh, added: true, removed: false },
  ];
  const restyled = restyledLines(old, fresh, steps);
  const lines: DifferenceLine[] = [];
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    const next = steps[index + 1];
    if (!step) continue;
    if (step.removed && next?.added) {
      lines.push(...replaced(step.value, next.value, budget));
      index += 1;
    } else {
      const change = step.added ? "added" : step.removed ? "removed" : "same";
      lines.push(
        ...step.value.map((line) => wholeLine(line, change === "same" && restyled.has(line) ? "restyled" : change)),
      );
    }
  }
  return lines.length > MOST_LINES ? joined(lines) : lines;
}

/** Neighbours of one kind that were both removed or both added become one line, with line breaks. */
function joined(lines: readonly DifferenceLine[]): DifferenceLine[] {
  const runs: { line: DifferenceLine; texts: string[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const text = line.words.map((word) => word.text).join("");
    const isWhole = line.change === "added" || line.change === "removed";
    if (isWhole && last?.line.kind === line.kind && last.line.change === line.change) last.texts.push(text);
    else runs.push({ line, texts: [text] });
  }
  return runs.map(({ line, texts }) =>
    texts.length > 1 ? wholeLine({ kind: line.kind, text: texts.join("\n") }, line.change) : line,
  );
}

type Step = { value: Line[]; added: boolean; removed: boolean };

/** Lines with the same text and other formatting. The diff may return either line of an equal pair, so both sides are counted along. */
function restyledLines(old: readonly Line[], fresh: readonly Line[], steps: readonly Step[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  let left = 0;
  let right = 0;
  for (const { value, added, removed } of steps) {
    value.forEach((line, index) => {
      if (!added && !removed && old[left + index]?.styled !== fresh[right + index]?.styled) found.add(line);
    });
    if (!added) left += value.length;
    if (!removed) right += value.length;
  }
  return found;
}

const wholeLine = ({ kind, text }: Pick<Line, "kind" | "text">, change: DifferenceLine["change"]): DifferenceLine => ({
  kind,
  change,
  words: [{ text, change: change === "added" || change === "removed" ? change : "same" }],
});

/** How many lines ahead the changed version of a line is searched. */
const LOOKAHEAD = 6;

/** Matches removed lines with added ones: a pair that shares its words is one changed line, the others are removed or added. */
function replaced(old: readonly Line[], fresh: readonly Line[], budget: DiffBudget): DifferenceLine[] {
  const lines: DifferenceLine[] = [];
  const newer = fresh.map(withTokens);
  let next = 0;
  for (const before of old.map(withTokens)) {
    const found = changedVersion(before, newer.slice(next, next + LOOKAHEAD), budget);
    if (found === null) {
      lines.push(wholeLine(before, "removed"));
    } else {
      lines.push(...newer.slice(next, next + found.at).map((line) => wholeLine(line, "added")));
      lines.push({ kind: before.kind, change: "changed", words: found.words });
      next += found.at + 1;
    }
  }
  return [...lines, ...newer.slice(next).map((line) => wholeLine(line, "added"))];
}

type LineInTokens = Line & { tokens: Tokens };
const withTokens = (line: Line): LineInTokens => ({ ...line, tokens: tokensOf(line.text) });

function changedVersion(before: LineInTokens, near: readonly LineInTokens[], budget: DiffBudget) {
  for (const [at, after] of near.entries()) {
    const words = after.kind === before.kind ? wordDiff(before.tokens, after.tokens, budget) : null;
    if (words) return { at, words };
  }
  return null;
}

const linesIn = (html: string): Line[] => bodyOf(html).flatMap(linesOfBlock);

function linesOfBlock(block: Block): Line[] {
  switch (block.kind) {
    case "picture":
      return [{ kind: "picture", text: block.alt || "fără descriere", styled: block.id }];
    case "rule":
      return [{ kind: "rule", text: "linie de despărțire", styled: "" }];
    case "list": {
      const [first, ...others] = linesOf(block).map((line) => lineOf("item", line));
      return first ? [{ ...first, styled: `${first.styled}${block.start ?? ""}` }, ...others] : [];
    }
    default:
      return linesOf(block).map((line) => lineOf(block.kind, line));
  }
}

/** Includes link targets in the text, since a target can change while its words stay. */
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
