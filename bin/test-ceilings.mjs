import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/**
 * What each slow test file took, in seconds, in a whole run on a machine at rest: tests/ceilings.json, by kind of test and path.
 * A busy machine makes all files of a kind slower, so a file is judged by how much slower it was than the others of
 * its kind, in the whole run and at the same time.
 */
const FILE = join(root, "tests", "ceilings.json");
/** Seconds that a file may take without being in the table. */
const SHORTEST = 10;
/** How far a file may pass its ceiling, and how many seconds it must lose by that. */
const MOST = 1.5;
const FEWEST_LOST = 60;
/** When fewer files of a kind ran, nothing is known about how busy the machine was. */
const FEWEST_FILES = 5;

const seconds = (milliseconds) => Math.round(milliseconds / 1000);

/** Writes the table anew from the files of a whole run, each with its kind, path and milliseconds. */
export function ceilingsOf(files) {
  const kept = {};
  for (const { kind, path, milliseconds } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    if (seconds(milliseconds) >= SHORTEST) kept[kind] = { ...kept[kind], [path]: seconds(milliseconds) };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

/** A sentence for each file that took more than half longer than it may; none of a kind of which only a few files ran. */
export function overCeilings(files) {
  const ceilings = JSON.parse(readFileSync(FILE, "utf8"));
  return Object.entries(ceilings).flatMap(([kind, of]) => {
    const ran = files.filter((file) => file.kind === kind);
    const known = ran.filter(({ path }) => of[path] !== undefined);
    const slower = (some) => median(some.map(({ path, milliseconds }) => milliseconds / 1000 / of[path]));
    if (known.length < FEWEST_FILES) return [];
    return ran.flatMap((file) => {
      const beside = known.filter((one) => one !== file && isAtOnce(one, file));
      return problemOf(file, (of[file.path] ?? SHORTEST) * Math.max(1, slower(known), slower(beside)));
    });
  });
}

/** The middle of some numbers; 0 of none. */
const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Whether two files ran at the same time; false where only a duration is known, as of the journeys. */
const isAtOnce = (one, other) => one.from < other.from + other.milliseconds && other.from < one.from + one.milliseconds;

function problemOf({ path, milliseconds }, ceiling) {
  const took = seconds(milliseconds);
  if (took <= ceiling * MOST || took - ceiling < FEWEST_LOST) return [];
  return [
    `${path} took ${took} s; on a machine as busy as this it may take ${Math.round(ceiling)} s (tests/ceilings.json)`,
  ];
}
