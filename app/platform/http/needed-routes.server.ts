import type { EntryContext } from "react-router";

type Match = EntryContext["staticHandlerContext"]["_match"];
type Matches = ReturnType<Match>;

/** Addresses above a page are few, but those with an id in them are without end. */
const MOST = 500;
const remembered = new WeakMap<Match, Map<string, Matches>>();

/**
 * What the renderer is given, without the routes that this page cannot lead to. It makes a router of all it gets, of some
 * two hundred routes for each page, and writes into the page those of its own address and of the addresses above it.
 * `_match` is the framework's own and not promised: needed-routes.test.tsx holds the page against the one of all routes.
 */
export function withNeededRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext: handled } = context;
  const match = rememberedMatch(handled._match);
  const above = addressesAbove(handled.location.pathname).map((address) => match(address) ?? []);
  const ids = new Set([handled.matches, ...above].flat().map(({ route }) => route.id));
  const routes = Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]]));
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: { ...handled, _match: match },
  };
}

/** "/firma/opportunities/7" is under "/", "/firma" and "/firma/opportunities". */
function addressesAbove(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  return parts.map((_, index) => `/${parts.slice(0, index).join("/")}`);
}

/** Matching reads all routes one after the other, and the same few addresses are asked for with every page. */
function rememberedMatch(match: Match): Match {
  const known = remembered.get(match) ?? new Map<string, Matches>();
  remembered.set(match, known);
  return (location) => {
    if (typeof location !== "string") return match(location);
    const before = known.get(location);
    if (before !== undefined) return before;
    const found = match(location);
    if (known.size >= MOST) known.clear();
    known.set(location, found);
    return found;
  };
}
