import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { OperatorError } from "./operator-error";

/** A file that every installation has, in the repository as in a release. */
const LANDMARK = join("db", "migrations", "meta", "_journal.json");

/** The root of the installation: the folder above this file, in the sources or in the build, that has the migrations. */
function rootFrom(start: string): string {
  if (existsSync(join(start, LANDMARK))) return start;
  if (dirname(start) === start) throw new OperatorError("Lipsește folderul db/migrations: instalarea este incompletă.");
  return rootFrom(dirname(start));
}

let root: string | null = null;

/** The path of something that is installed with the program, wherever the process was started. Throws `OperatorError` when the root is not found. */
export function installed(...parts: string[]): string {
  root ??= rootFrom(import.meta.dirname);
  return join(root, ...parts);
}
