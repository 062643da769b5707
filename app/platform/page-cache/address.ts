/** A page that is the same for every stranger, and all that its text depends on. */
export type CachedAddress = {
  /** As in the table of routes; `:id` stands for an id of ours, `:slug` for a short name. */
  path: string;
  /** The query parameters that the page reads. It is given no other, so that no other can fill the cache. */
  query: readonly string[];
  /** How long its text may stand without any change being told, when a minute is too long. */
  seconds?: number;
  /** Who reads it is counted. Then it is never fetched ahead either: a reader would be sent nothing when they come. */
  visits?: boolean;
};

/** What is asked for, in its one spelling. */
export type Asked = { path: string; search: string; seconds: number; visits: boolean };

const SECONDS = 60;
const LONGEST_QUERY = 512;
const MOST_VALUES = 24;
const pieces: Record<string, string> = {
  ":id": "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
  ":slug": "[a-z0-9-]{1,100}",
};

type Known = { names: readonly string[]; seconds: number; visits: boolean };

/**
 * Reads the target of a request line. Null for whatever is not exactly one of these addresses: another spelling of one
 * (encoded letters, a slash too many) is answered as ever, without the cache.
 */
export function addressReader(addresses: readonly CachedAddress[]): (target: string) => Asked | null {
  const fixed = new Map<string, Known>();
  const patterns: { path: RegExp; known: Known }[] = [];
  for (const { path, query, seconds = SECONDS, visits = false } of addresses) {
    const known = { names: [...query].sort(), seconds, visits };
    if (path.includes(":")) patterns.push({ path: patternOf(path), known });
    else fixed.set(path, known);
  }
  return (target) => {
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    const known = fixed.get(path) ?? patterns.find((pattern) => pattern.path.test(path))?.known;
    if (!known) return null;
    const search = mark < 0 ? "" : searchOf(target.slice(mark + 1), known.names);
    return search === null ? null : { path, search, seconds: known.seconds, visits: known.visits };
  };
}

const patternOf = (path: string) => {
  const parts = path.split("/").map((part) => pieces[part] ?? part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("/")}$`);
};

/** The known parameters in one order, without those that say nothing; null when there is more than anybody means. */
function searchOf(query: string, names: readonly string[]): string | null {
  if (query.length > LONGEST_QUERY || query.includes("#")) return null;
  if (names.length === 0) return "";
  const given = new URLSearchParams(query);
  const told = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) if (value !== "") told.append(name, value);
  }
  if (told.size > MOST_VALUES) return null;
  return told.size > 0 ? `?${told}` : "";
}

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
