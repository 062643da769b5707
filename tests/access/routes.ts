import * as build from "virtual:react-router/server-build";

/** One address of the product: its whole pattern, and whether it is read, posted to, and drawn. */
export type KnownRoute = { id: string; pattern: string; reads: boolean; posts: boolean; draws: boolean };

type Entry = NonNullable<(typeof build.routes)[string]>;

/** Every address that the build serves, layouts apart. */
export function knownRoutes(): KnownRoute[] {
  const entries = Object.values(build.routes).filter((entry): entry is Entry => entry !== undefined);
  const parents = new Set(entries.map(({ parentId }) => parentId));
  return entries
    .filter(({ id }) => !parents.has(id))
    .map((entry) => {
      const {
        loader,
        action,
        default: page,
      } = entry.module as { loader?: unknown; action?: unknown; default?: unknown };
      return {
        id: entry.id,
        pattern: patternOf(entry),
        reads: Boolean(loader ?? page),
        posts: Boolean(action),
        draws: Boolean(page),
      };
    })
    .sort((one, other) => (one.pattern < other.pattern ? -1 : 1));
}

function patternOf(entry: Entry): string {
  const parent = entry.parentId ? build.routes[entry.parentId] : undefined;
  const above = parent ? patternOf(parent) : "";
  const own = entry.path ?? "";
  return `${above === "/" ? "" : above}/${own}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
}
