import { tidyLine } from "~/platform/language/text";
import { type Inline, isBreak, type Run } from "./body";

/**
 * The one way in which a line is kept, whatever made it: equal neighbours are one run, no white space stands at the edge
 * of a mark or of the line, or twice. What the marks of the plain form cannot say is thereby never stored.
 */
export function tidyInlines(inlines: readonly Inline[]): Inline[] {
  const tidy = merged(inlines).map((inline) => (isBreak(inline) ? inline : { ...inline, text: tidyText(inline.text) }));
  const trimmed = (["em", "strong", "href"] as const).reduce<Inline[]>(freeEdges, merged(tidy));
  return withoutOuterSpace(merged(trimmed));
}

/** Splits where a line was broken twice, which means a new paragraph. */
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

/** Tidy letters, with the spaces at the ends, which part it from its neighbours. Soft hyphens are a text processor's. */
const tidyText = (text: string): string => tidyLine(`|${text.replaceAll("\u00ad", "")}|`).slice(1, -1);

type Mark = "em" | "strong" | "href";
const bare = (run: Run, mark: Mark): Run => ({ ...run, [mark]: mark === "href" ? null : false });

/** The marks stand within one another in one order, so that each ends where an outer one does. */
const stretchOf = ({ href, strong, em }: Run, mark: Mark): string | null => {
  if (mark === "href") return href;
  if (mark === "strong") return strong ? `${href}` : null;
  return em ? `${href} ${strong}` : null;
};

/** White space at the edges of a marked stretch leaves the mark. */
function freeEdges(inlines: readonly Inline[], mark: Mark): Inline[] {
  const done: Inline[] = [];
  let stretch: Run[] = [];
  let name: string | null = null;
  for (const inline of inlines) {
    const next = isBreak(inline) ? null : stretchOf(inline, mark);
    if (next !== name) {
      done.push(...edgesFreed(stretch, mark));
      stretch = [];
      name = next;
    }
    if (isBreak(inline) || next === null) done.push(inline);
    else stretch.push(inline);
  }
  return [...done, ...edgesFreed(stretch, mark)];
}

function edgesFreed(stretch: readonly Run[], mark: Mark): Run[] {
  const first = stretch.findIndex(({ text }) => text.trim() !== "");
  if (first === -1) return stretch.map((run) => bare(run, mark));
  const last = lastIndex(stretch, ({ text }) => text.trim() !== "");
  return stretch.flatMap((run, index) => {
    if (index < first || index > last) return [bare(run, mark)];
    const start = index === first ? run.text.length - run.text.trimStart().length : 0;
    const end = index === last ? run.text.trimEnd().length : run.text.length;
    return [
      { ...bare(run, mark), text: run.text.slice(0, start) },
      { ...run, text: run.text.slice(start, end) },
      { ...bare(run, mark), text: run.text.slice(end) },
    ].filter(({ text }) => text !== "");
  });
}

const lastIndex = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  values.reduce((found, value, index) => (holds(value) ? index : found), -1);

const alike = (one: Run, other: Run): boolean =>
  one.strong === other.strong && one.em === other.em && one.href === other.href;

function merged(inlines: readonly Inline[]): Inline[] {
  const done: Inline[] = [];
  for (const inline of inlines) {
    const before = done.at(-1);
    if (isBreak(inline)) {
      if (before === undefined || !isBreak(before)) done.push(inline);
    } else if (before !== undefined && !isBreak(before) && alike(before, inline)) {
      done[done.length - 1] = { ...before, text: before.text + inline.text };
    } else if (inline.text !== "") {
      done.push(inline);
    }
  }
  // at the end: to look through what stands already after each piece would cost the square of their number
  return done.map((inline) => (isBreak(inline) ? inline : { ...inline, text: collapsed(inline.text) }));
}

const collapsed = (text: string): string => text.replace(/ {2,}/g, " ");

/** No space beside a break or at the ends, and no break at the ends. */
function withoutOuterSpace(inlines: readonly Inline[]): Inline[] {
  const kept = inlines.flatMap((inline, index): Inline[] => {
    if (isBreak(inline)) return [inline];
    const [before, after] = [inlines[index - 1], inlines[index + 1]];
    let { text } = inline;
    if (before === undefined || isBreak(before)) text = text.trimStart();
    if (after === undefined || isBreak(after)) text = text.trimEnd();
    return text === "" ? [] : [{ ...inline, text }];
  });
  const first = kept.findIndex((inline) => !isBreak(inline));
  if (first === -1) return [];
  const last = lastIndex(kept, (inline) => !isBreak(inline));
  const within = kept.slice(first, last + 1);
  return within.filter((inline, index) => !isBreak(inline) || !isSecondBreak(within, index));
}

function isSecondBreak(inlines: readonly Inline[], index: number): boolean {
  const before = inlines[index - 1];
  return before !== undefined && isBreak(before);
}
