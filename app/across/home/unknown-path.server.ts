import { log } from "~/platform/log.server";

const LONGEST = 200;

/** What somebody tried, fit for one line of a log: cut, and whatever could move a cursor or end a line is written out. */
export function loggable(path: string): string {
  const cut = path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
  return cut.replace(/[^\x20-\x7e…]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** One line for an address that nobody knows; its query, where secrets of links stand, is not written. */
export function logUnknownPath(method: string, path: string): void {
  log.info({ path: loggable(path), method }, "unknown path");
}
