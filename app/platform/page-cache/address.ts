/** A page that is identical for all signed-out visitors, and what its text depends on. */
export type CachedAddress = {
  /** As in the table of routes; `:id` stands for an id of ours, `:slug` for a short name. */
  path: string;
  /** What the page reads from the query, in one spelling for each answer, so that no other can fill the cache. */
  query?: { readonly parameters: readonly string[]; spelling(given: URLSearchParams): string };
  /** Maximum age without a purge, when it is not a minute. */
  seconds?: number;
  /** Counts visits, therefore never prefetched: a prefetched page is read without a request. */
  visits?: boolean;
};

/** A request in its normal form. */
export type Asked = {
  path: string;
  search: string;
  seconds: number;
  visits: boolean;
  /** The address as in the table. */
  route: string;
};

const SECONDS = 60;
const LONGEST_QUERY = 512;
const pieces: Record<string, string> = {
  ":id": "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
  ":slug": "[a-z0-9-]{1,100}",
};

type Known = Required<Pick<CachedAddress, "seconds" | "visits">> & Pick<CachedAddress, "query"> & { route: string };

/**
 * Returns a parser of request targets. Its result is null for everything that is not exactly one of these addresses; other
 * spellings (encoded letters, an extra slash) bypass the cache.
 */
export function addressReader(addresses: readonly CachedAddress[]): (target: string) => Asked | null {
  const fixed = new Map<string, Known>();
  const patterns: { path: RegExp; known: Known }[] = [];
  for (const { path, seconds = SECONDS, visits = false, ...asked } of addresses) {
    const known = { ...asked, route: path, seconds, visits };
    if (path.includes(":")) patterns.push({ path: patternOf(path), known });
    else fixed.set(path, known);
  }
  return (target) => {
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    const known = fixed.get(path) ?? patterns.find((pattern) => pattern.path.test(path))?.known;
    if (!known) return null;
    const search = mark < 0 ? "" : searchOf(target.slice(mark + 1), known);
    return search === null ? null : { path, search, seconds: known.seconds, visits: known.visits, route: known.route };
  };
}

const patternOf = (path: string) => {
  const parts = path.split("/").map((part) => pieces[part] ?? part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("/")}$`);
};

/** Null when it is implausibly long. */
function searchOf(given: string, { query }: Known): string | null {
  if (given.length > LONGEST_QUERY || given.includes("#")) return null;
  return query ? query.spelling(new URLSearchParams(given)) : "";
}

export const SPECULATION_PATH = "/speculation-rules.json";
export const SPECULATION_TYPE = "application/speculationrules+json";

/** The value of the `Speculation-Rules` header. */
export const SPECULATION_HEADER = `"${SPECULATION_PATH}"`;

/**
 * Allows browsers to prefetch cached pages, and nothing else, when the pointer rests on a link. A prefetch can therefore
 * not sign out, use up a link of a mail, or load a private page.
 */
export function speculationRules(addresses: readonly CachedAddress[]): string {
  const pages = addresses.filter(({ path, visits }) => !visits && !/\.[a-z]+$/.test(path));
  const where = { href_matches: pages.map(({ path }) => ({ pathname: path, search: "*" })) };
  return JSON.stringify({ prefetch: [{ source: "document", where, eagerness: "moderate" }] });
}
