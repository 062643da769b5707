import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/servers";

/** A measurement. `met` is null when there is no target. */
export type Line = { part: string; what: string; figures: Record<string, number>; target: string; met: boolean | null };

export const line = (part: string, what: string, figures: Record<string, number>): Line => ({
  part,
  what,
  figures,
  target: "",
  met: null,
});

/** Adds a target and whether it was met; all targets of a line must be met. */
export function withTarget(given: Line, target: string, met: boolean): Line {
  const joined = given.target === "" ? target : `${given.target}, ${target}`;
  return { ...given, target: joined, met: met && given.met !== false };
}

const numbers = new Intl.NumberFormat("ro", { maximumSignificantDigits: 3 });
const marks = { true: "da", false: "NU", null: "" } as const;

export function print({ part, what, figures, target, met }: Line): void {
  const said = Object.entries(figures).map(([name, value]) => `${name} ${numbers.format(value)}`);
  const named = `${part} ${what.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "{id}")}`;
  const promised = target === "" ? "" : `   [${target}]`;
  console.log(`${marks[`${met}`].padEnd(3)} ${named.padEnd(38)} ${said.join(" · ")}${promised}`);
}

/** Writes test-results/bench.json and prints the summary; returns the number of missed targets. */
export function save(lines: readonly Line[], about: Record<string, unknown>): number {
  const missed = lines.filter(({ met }) => met === false);
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "bench.json"), `${JSON.stringify({ ...about, lines }, null, 2)}\n`);
  const promised = lines.filter(({ met }) => met !== null).length;
  console.log(`\n${promised - missed.length} din ${promised} ținte atinse${missed.length > 0 ? "; neatinse:" : "."}`);
  for (const { part, what, target } of missed) console.log(`  ${part}: ${what}   [${target}]`);
  return missed.length;
}
