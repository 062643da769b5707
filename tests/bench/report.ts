import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/servers";

/** One measured thing. `met` is null where nothing was promised. */
export type Line = { part: string; what: string; figures: Record<string, number>; target: string; met: boolean | null };

export const line = (part: string, what: string, figures: Record<string, number>): Line => ({
  ...{ part, what, figures },
  target: "",
  met: null,
});

/** Says a promise and whether it was kept. Several on one line must all be. */
export function promise(given: Line, target: string, met: boolean): Line {
  const joined = given.target === "" ? target : `${given.target}, ${target}`;
  return { ...given, target: joined, met: met && given.met !== false };
}

const numbers = new Intl.NumberFormat("ro", { maximumSignificantDigits: 3 });
const marks = { true: "da", false: "NU", null: "" } as const;

export function say({ part, what, figures, target, met }: Line): void {
  const said = Object.entries(figures).map(([name, value]) => `${name} ${numbers.format(value)}`);
  const named = `${part} ${what.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "{id}")}`;
  const promised = target === "" ? "" : `   [${target}]`;
  console.log(`${marks[`${met}`].padEnd(3)} ${named.padEnd(38)} ${said.join(" · ")}${promised}`);
}

/** The figures for whoever compares two runs; returns how many promises were not kept. */
export function keep(lines: readonly Line[], about: Record<string, unknown>): number {
  const missed = lines.filter(({ met }) => met === false);
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "bench.json"), `${JSON.stringify({ ...about, lines }, null, 2)}\n`);
  const promised = lines.filter(({ met }) => met !== null).length;
  console.log(`\n${promised - missed.length} din ${promised} ținte atinse${missed.length > 0 ? "; neatinse:" : "."}`);
  for (const { part, what, target } of missed) console.log(`  ${part}: ${what}   [${target}]`);
  return missed.length;
}
