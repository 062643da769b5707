import {
  chmodSync,
  closeSync,
  cpSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Copies a file or a link, with the folders above it. */
export function put(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { verbatimSymlinks: true });
}

export function write(to, text) {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

/**
 * Gives everything in a folder the same rights and times on every machine, so that the same contents make the same archive:
 * folders and programs 0755, other files 0644, all with this time (seconds).
 */
export function settle(folder, time) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.isDirectory()) settle(path, time);
    else if (!found.isSymbolicLink()) chmodSync(path, found.mode & 0o100 && isProgram(path) ? 0o755 : 0o644);
    lutimesSync(path, time, time);
  }
  chmodSync(folder, 0o755);
  lutimesSync(folder, time, time);
}

/** Packages of npm call many files executable that are not: only scripts and binaries are, and no libraries. */
function isProgram(path) {
  if (/\.(so[.\d]*|node)$/.test(path)) return false;
  const file = openSync(path);
  const first = Buffer.alloc(4);
  readSync(file, first);
  closeSync(file);
  return /^(#!|\x7fELF)/.test(first.toString("latin1"));
}
