import { diffArrays } from "diff";
import { type Block, type Body, type Inline, isBreak, type List } from "./body";
import { bodyOf } from "./body-read";

type LineKind = "paragraph" | "heading" | "item" | "quote" | "picture" | "rule";
export type Words = { text: string; change: "same" | "added" | "removed" };
/** `restyled`: the same words, with other marks. */
export type DifferenceLine = {
  kind: LineKind;
  change: "same" | "added" | "removed" | "changed" | "restyled";
  words: readonly Words[];
};

type Line = { kind: LineKind; text: string; styled: string };

/** Beyond so many changed words two paragraphs are no longer one that was changed; and nobody waits for a hostile pair. */
const MOST_EDITS = 4000;

/** Two bodies, paragraph by paragraph, and word by word within those that were changed. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const [old, fresh] = [linesOf(bodyOf(before)), linesOf(bodyOf(after))];
  const steps = diffArrays(old, fresh, {
    comparator: (one, other) => one.kind === other.kind && one.text === other.text,
    maxEditLength: MOST_EDITS,
  }) ?? [
    { value: old, added: false, removed: true },
    { value: fresh, added: true, removed: false },
  ];
  const restyled = styledAnew(old, fresh, steps);
  const lines: DifferenceLine[] = [];
  for (let index = 0; index < steps.length; index += 1) {
    const [step, next] = [steps[index], steps[index + 1]];
    if (!step) continue;
    if (step.removed && next?.added) {
      lines.push(...replaced(step.value, next.value));
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
function replaced(old: readonly Line[], fresh: readonly Line[]): DifferenceLine[] {
  const lines: DifferenceLine[] = [];
  let next = 0;
  for (const before of old) {
    const found = newerForm(before, fresh.slice(next, next + NEAR));
    if (found === null) {
      lines.push(whole(before, "removed"));
    } else {
      lines.push(...fresh.slice(next, next + found.at).map((line) => whole(line, "added")));
      lines.push({ kind: before.kind, change: "changed", words: found.words });
      next += found.at + 1;
    }
  }
  return [...lines, ...fresh.slice(next).map((line) => whole(line, "added"))];
}

function newerForm(before: Line, near: readonly Line[]): { at: number; words: Words[] } | null {
  for (const [at, after] of near.entries()) {
    const words = after.kind === before.kind ? wordsBetween(before.text, after.text) : null;
    if (words) return { at, words };
  }
  return null;
}

const LEAST_SHARED = 0.3;

/** Asked before any two texts are compared word by word, which takes long for those that have nothing in common. */
function shareWords(before: string, after: string): boolean {
  const [some, others] = [wordsIn(before), wordsIn(after)];
  const shared = some.filter((word) => others.includes(word)).length;
  return shared / Math.max(some.length, others.length, 1) >= LEAST_SHARED / 3;
}

const wordsIn = (text: string): string[] => [...new Set(text.split(/\s+/))].slice(0, 400);

function wordsBetween(before: string, after: string): Words[] | null {
  if (!shareWords(before, after)) return null;
  const parts = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_EDITS });
  if (!parts) return null;
  const words = joined(
    parts.map(({ value, added, removed }) => ({
      text: value.join(""),
      change: added ? "added" : removed ? "removed" : "same",
    })),
  );
  const shared = words.filter(({ change }) => change === "same").reduce((sum, { text }) => sum + text.trim().length, 0);
  return shared / Math.max(before.length, after.length, 1) < LEAST_SHARED ? null : words;
}

/** Whole words with their hyphens, whole numbers with their separators ("7,4", "20.000", "12:30"); every other sign alone. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:(?:[-'’]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{M}\p{N}]+)*|\s+|\S/gu;
const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** Two changes with nothing but a space between them are read as one: "doi km" for "trei mile", not word for word. */
function joined(words: readonly Words[]): Words[] {
  const runs: Words[] = [];
  let [removed, added] = ["", ""];
  const close = () => {
    const space = removed.endsWith(" ") && added.endsWith(" ") ? " " : ""; // no change, though it stands between two
    for (const [text, change] of [
      [removed, "removed"],
      [added, "added"],
    ] as const) {
      if (text.length > space.length) runs.push({ text: text.slice(0, text.length - space.length), change });
    }
    if (space !== "") runs.push({ text: space, change: "same" });
    [removed, added] = ["", ""];
  };
  words.forEach(({ text, change }, index) => {
    const isBetween = removed !== "" && added !== "" && text.trim() === "" && index < words.length - 1;
    if (change === "same" && !isBetween) {
      close();
      runs.push({ text, change });
      return;
    }
    if (change !== "added") removed += text;
    if (change !== "removed") added += text;
  });
  close();
  return runs;
}

const linesOf = (body: Body): Line[] => body.flatMap(linesOfBlock);

function linesOfBlock(block: Block): Line[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return [lineOf(block.kind, block.inlines)];
    case "quote":
      return block.paragraphs.map((inlines) => lineOf("quote", inlines));
    case "list":
      return itemLines(block);
    case "picture":
      return [{ kind: "picture", text: block.alt || "fără descriere", styled: block.id }];
    case "rule":
      return [{ kind: "rule", text: "linie de despărțire", styled: "" }];
  }
}

const itemLines = ({ items }: List): Line[] =>
  items.flatMap(({ inlines, lists }) => [lineOf("item", inlines), ...lists.flatMap(itemLines)]);

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
