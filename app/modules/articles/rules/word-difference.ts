import { type Comparison, PIECE } from "./comparison";

export type Words = { text: string; change: "same" | "added" | "removed" };

/** Whole words with their hyphens, whole numbers with their separators ("7,4", "20.000", "12:30"); every other sign alone. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:(?:[-'’]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{M}\p{N}]+)*|\s+|\S/gu;

/** A text as it is compared. */
export type Tokens = { all: readonly string[]; length: number; counts: ReadonlyMap<string, number> };

export function tokensOf(text: string): Tokens {
  const all = text.match(TOKEN) ?? [];
  const counts = new Map<string, number>();
  for (const token of all) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { all, length: text.length, counts };
}

/** Of the longer text so much stays in a text that was changed; below it the other one is another text. */
const LEAST_SHARED = 0.3;
/** Beyond so many changed words two paragraphs are no longer one that was changed. */
const MOST_EDITS = 400;

/** What changed between two paragraphs; null when they are not one that was changed, or when it would take too long. */
export function wordsBetween(before: Tokens, after: Tokens, comparison: Comparison): Words[] | null {
  const longer = Math.max(before.length, after.length, 1);
  if (Math.min(before.length, after.length) / longer < LEAST_SHARED) return null;
  if (!comparison.take(before.counts.size) || commonLength(before, after) / longer < LEAST_SHARED) return null;
  const isSame = (one: string, other: string) => one === other;
  const steps = comparison.steps(before.all, after.all, { isSame, mostEdits: MOST_EDITS });
  if (steps === null) return null;
  const words = joined(
    steps.map(({ value, added, removed }) => ({
      text: value.join(""),
      change: added ? "added" : removed ? "removed" : "same",
    })),
  );
  const shared = words.filter(({ change }) => change === "same").reduce((sum, { text }) => sum + text.trim().length, 0);
  return shared / longer < LEAST_SHARED || !comparison.take(words.length * PIECE) ? null : words;
}

/** What both have in whatever order, in characters: no comparison in order finds more. */
function commonLength(before: Tokens, after: Tokens): number {
  let length = 0;
  for (const [token, count] of before.counts) length += Math.min(count, after.counts.get(token) ?? 0) * token.length;
  return length;
}

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
