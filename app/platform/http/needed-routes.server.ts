import type { EntryContext } from "react-router";

type Match = EntryContext["staticHandlerContext"]["_match"];
type Matches = ReturnType<Match>;

/** Limit of the memo: paths with ids are unbounded. */
const MOST = 500;
const remembered = new WeakMap<Match, Map<string, Matches>>();

/**
 * The renderer's context with only the routes that this page needs: those of its address and of its parent addresses, which
 * React Router writes into the page. Otherwise it would build a router of some two hundred routes for each page. `_match` is the framework's own and not promised: needed-routes.test.tsx holds the page against the one of all routes.
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

/** Memoises matching, which tries all routes in turn, for the few parent addresses that every page asks for. */
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
