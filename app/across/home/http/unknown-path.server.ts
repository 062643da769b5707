import { log } from "~/platform/log.server";

const LONGEST = 200;

/** A requested path, safe for one line of a log: cut, with control and non-ASCII characters escaped. */
export function loggable(path: string): string {
  const cut = path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
  return cut.replace(/[^\x20-\x7e…]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** Logs an unknown address without its query, which may contain secrets. */
export function logUnknownPath(method: string, path: string): void {
  log.info({ path: loggable(path), method }, "unknown path");
}
