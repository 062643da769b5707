import { readFileSync } from "node:fs";

/** The file of a test's clock. Read once at start, so that nothing can set it later. */
const testClockFile = process.env.TEST_CLOCK;
const READ_AGAIN_AFTER = 50;

type Reading = { kind: "shifted"; by: number } | { kind: "fixed"; at: number };

let fixed: Date | null = null;
let reading: Reading = { kind: "shifted", by: 0 };
let readAt = Number.NEGATIVE_INFINITY;

/** The time now: the one place that asks the system. */
export function now(): Date {
  if (fixed) return new Date(fixed);
  const system = Date.now();
  if (!testClockFile) return new Date(system);
  const clock = currentReading(testClockFile);
  return new Date(clock.kind === "fixed" ? clock.at : system + clock.by);
}

/** Stops the clock of this process at `date`; null lets it run again. For tests. */
export function setClock(date: Date | null): void {
  fixed = date && new Date(date);
}

/** Does `work` at the stopped time `date`, then puts back the clock that was there. For tests. */
export async function withClock<Result>(date: Date, work: () => Result | Promise<Result>): Promise<Result> {
  const before = fixed;
  setClock(date);
  try {
    return await work();
  } finally {
    setClock(before);
  }
}

function currentReading(file: string): Reading {
  const elapsed = performance.now();
  if (elapsed - readAt < READ_AGAIN_AFTER) return reading;
  readAt = elapsed;
  reading = read(file) ?? reading;
  return reading;
}

/** Null for a file that is empty because it is just being written: the last reading holds. */
function read(file: string): Reading | null {
  const text = textOf(file).trim();
  if (text === "") return null;
  if (/^[+-]?\d+$/.test(text)) return { kind: "shifted", by: Number(text) };
  const at = Date.parse(text);
  if (Number.isNaN(at)) {
    throw new Error(`TEST_CLOCK: "${text}" is neither an offset in milliseconds nor an ISO instant (${file})`);
  }
  return { kind: "fixed", at };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "0";
    throw error;
  }
}
