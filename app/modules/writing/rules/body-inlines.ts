import { tidyLine } from "~/platform/language/text";
import { type Inline, isBreak, type Run } from "./body";

/**
 * The normal form of a line: adjacent runs with the same marks are merged, white space is single and never at the edge of
 * a mark or of the line. Everything that is stored can therefore also be written in Markdown.
 */
export function tidyInlines(inlines: readonly Inline[]): Inline[] {
  const tidy = merged(inlines).map((inline) => (isBreak(inline) ? inline : { ...inline, text: tidyText(inline.text) }));
  const trimmed = (["em", "strong", "href"] as const).reduce<Inline[]>(moveSpacesOut, merged(tidy));
  return withoutOuterSpace(merged(trimmed));
}

/** Splits at two consecutive line breaks, which mean a new paragraph. */
export function paragraphsOf(inlines: readonly Inline[]): Inline[][] {
  const parts: Inline[][] = [[]];
  let breaks = 0;
  for (const inline of inlines) {
    if (isBreak(inline)) {
      breaks += 1;
    } else if (inline.text.trim() !== "") {
      breaks = 0;
    }
    if (breaks > 1) {
      if (isBreak(inline)) parts.push([]);
    } else {
      parts.at(-1)?.push(inline);
    }
  }
  return parts.map(tidyInlines).filter((part) => part.length > 0);
}

/** `tidyLine`, but keeps the spaces at both ends, which separate the run from its neighbours. */
const tidyText = (text: string): string => tidyLine(`|${text}|`).slice(1, -1);

type Mark = "em" | "strong" | "href";
const withoutMark = (run: Run, mark: Mark): Run => ({ ...run, [mark]: mark === "href" ? null : false });

/** Identifies the marked stretch a run belongs to: a mark nests in a fixed order, so it ends where an outer mark ends. Null without the mark. */
const stretchOf = ({ href, strong, em }: Run, mark: Mark): string | null => {
  if (mark === "href") return href;
  if (mark === "strong") return strong ? `${href}` : null;
  return em ? `${href} ${strong}` : null;
};

/** Moves white space at the edges of a marked stretch out of the mark. */
function moveSpacesOut(inlines: readonly Inline[], mark: Mark): Inline[] {
  const done: Inline[] = [];
  let stretch: Run[] = [];
  let name: string | null = null;
  for (const inline of inlines) {
    const next = isBreak(inline) ? null : stretchOf(inline, mark);
    if (next !== name) {
      done.push(...withoutEdgeSpaces(stretch, mark));
      stretch = [];
      name = next;
    }
    if (isBreak(inline) || next === null) done.push(inline);
    else stretch.push(inline);
  }
  return [...done, ...withoutEdgeSpaces(stretch, mark)];
}

function withoutEdgeSpaces(stretch: readonly Run[], mark: Mark): Run[] {
  const first = stretch.findIndex(({ text }) => text.trim() !== "");
  if (first === -1) return stretch.map((run) => withoutMark(run, mark));
  const last = lastIndex(stretch, ({ text }) => text.trim() !== "");
  return stretch.flatMap((run, index) => {
    if (index < first || index > last) return [withoutMark(run, mark)];
    const start = index === first ? run.text.length - run.text.trimStart().length : 0;
    const end = index === last ? run.text.trimEnd().length : run.text.length;
    return [
      { ...withoutMark(run, mark), text: run.text.slice(0, start) },
      { ...run, text: run.text.slice(start, end) },
      { ...withoutMark(run, mark), text: run.text.slice(end) },
    ].filter(({ text }) => text !== "");
  });
}

/** `findLastIndex`, which the oldest supported browsers lack: pasting runs this code there. */
const lastIndex = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  values.reduce((found, value, index) => (holds(value) ? index : found), -1);

const hasSameMarks = (one: Run, other: Run): boolean =>
  one.strong === other.strong && one.em === other.em && one.href === other.href;

function merged(inlines: readonly Inline[]): Inline[] {
  const done: Inline[] = [];
  for (const inline of inlines) {
    const before = done.at(-1);
    if (isBreak(inline)) {
      if (before === undefined || !isBreak(before)) done.push(inline);
    } else if (before !== undefined && !isBreak(before) && hasSameMarks(before, inline)) {
      done[done.length - 1] = { ...before, text: before.text + inline.text };
    } else if (inline.text !== "") {
      done.push(inline);
    }
  }
  // once at the end: collapsing after each merge would take quadratic time
  return done.map((inline) => (isBreak(inline) ? inline : { ...inline, text: collapsed(inline.text) }));
}

const collapsed = (text: string): string => text.replace(/ {2,}/g, " ");

/** No space beside a break or at the ends, and no break at the ends. */
function withoutOuterSpace(inlines: readonly Inline[]): Inline[] {
  const kept = inlines.flatMap((inline, index): Inline[] => {
    if (isBreak(inline)) return [inline];
    const before = inlines[index - 1];
    const after = inlines[index + 1];
    let { text } = inline;
    if (before === undefined || isBreak(before)) text = text.trimStart();
    if (after === undefined || isBreak(after)) text = text.trimEnd();
    return text === "" ? [] : [{ ...inline, text }];
  });
  const first = kept.findIndex((inline) => !isBreak(inline));
  if (first === -1) return [];
  const last = lastIndex(kept, (inline) => !isBreak(inline));
  return merged(kept.slice(first, last + 1)); // removed spaces may leave two adjacent breaks
}
