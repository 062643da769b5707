import type { CachedAddress } from "./address";

export const SPECULATION_PATH = "/speculation-rules.json";
export const SPECULATION_TYPE = "application/speculationrules+json";

/** So the header of a page names its rules. */
export const SPECULATION_HEADER = `"${SPECULATION_PATH}"`;

/**
 * What a browser may fetch ahead, when the pointer rests on a link: pages that are kept, and nothing else. So no guess of a
 * browser signs anybody out, uses up a link of a mail, or asks for a page of somebody's own.
 */
export function speculationRules(addresses: readonly CachedAddress[]): string {
  const pages = addresses.filter(({ path, visits }) => !visits && !/\.[a-z]+$/.test(path));
  const where = { href_matches: pages.map(({ path }) => ({ pathname: path, search: "*" })) };
  return JSON.stringify({ prefetch: [{ source: "document", where, eagerness: "moderate" }] });
}
