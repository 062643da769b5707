import { type DiffBudget, PIECE_COST } from "./diff-budget";

export type Words = { text: string; change: "same" | "added" | "removed" };

/** Words with their hyphens, numbers with their separators ("7,4", "20.000", "12:30"), white space; any other character alone. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:(?:[-'’]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{M}\p{N}]+)*|\s+|\S/gu;

/** A tokenised line. */
export type Tokens = { all: readonly string[]; length: number; counts: ReadonlyMap<string, number> };

export function tokensOf(text: string): Tokens {
  const all = text.match(TOKEN) ?? [];
  const counts = new Map<string, number>();
  for (const token of all) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { all, length: text.length, counts };
}

/** The share of the longer text that both lines must have in common to count as one changed line. */
const LEAST_SHARED = 0.3;
/** Above this many changed words, two paragraphs are not shown as one changed paragraph. */
const MOST_EDITS = 400;

/** The word diff of two paragraphs; null when they have too little in common or the budget is used up. */
export function wordDiff(before: Tokens, after: Tokens, budget: DiffBudget): Words[] | null {
  const longer = Math.max(before.length, after.length, 1);
  if (Math.min(before.length, after.length) / longer < LEAST_SHARED) return null;
  if (!budget.spend(before.counts.size) || commonLength(before, after) / longer < LEAST_SHARED) return null;
  const isSame = (one: string, other: string) => one === other;
  const steps = budget.diff(before.all, after.all, { isSame, mostEdits: MOST_EDITS });
  if (steps === null) return null;
  const words = joined(
    steps.map(({ value, added, removed }) => ({
      text: value.join(""),
      change: added ? "added" : removed ? "removed" : "same",
    })),
  );
  const shared = words.filter(({ change }) => change === "same").reduce((sum, { text }) => sum + text.trim().length, 0);
  return shared / longer < LEAST_SHARED || !budget.spend(words.length * PIECE_COST) ? null : words;
}

/** Characters of the tokens both have, in any order: an upper bound of what an ordered diff finds. */
function commonLength(before: Tokens, after: Tokens): number {
  let length = 0;
  for (const [token, count] of before.counts) length += Math.min(count, after.counts.get(token) ?? 0) * token.length;
  return length;
}

/** Merges changes separated only by a space: "doi km" for "trei mile" instead of word by word. */
function joined(words: readonly Words[]): Words[] {
  const runs: Words[] = [];
  let removed = "";
  let added = "";
  const close = () => {
    const space = removed.endsWith(" ") && added.endsWith(" ") ? " " : ""; // a trailing space of both is unchanged
    for (const [text, change] of [
      [removed, "removed"],
      [added, "added"],
    ] as const) {
      if (text.length > space.length) runs.push({ text: text.slice(0, text.length - space.length), change });
    }
    if (space !== "") runs.push({ text: space, change: "same" });
    removed = "";
    added = "";
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
