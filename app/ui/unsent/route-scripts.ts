import { type DataRouter, matchRoutes } from "react-router";

/** The script files of each route, and the modules that are already loaded. */
export type Scripts = {
  manifest: { routes: { [id: string]: { module: string; imports?: string[] } | undefined } };
  routeModules: { [id: string]: unknown };
};

export type Reached = "there" | "gone" | "none";

/** Fetches the scripts of routes before React Router does, which would reload the document when one does not arrive. */
export function routeScripts(router: Pick<DataRouter, "routes">, scripts: Scripts) {
  const found = new Set<string>();
  return {
    missing: (pathname: string) => missingScripts(router, scripts, pathname).filter((file) => !found.has(file)),
    /** `gone`: the server answers, but a newer version has replaced a file. */
    fetch: async (files: readonly string[]): Promise<Reached> => {
      const reached = await reachedAll(files);
      if (reached === "there") for (const file of files) found.add(file);
      return reached;
    },
  };
}
export type RouteScripts = ReturnType<typeof routeScripts>;

let current: RouteScripts | null = null;

/** Sets the scripts of this document; null when the root unmounts. */
export function setRouteScripts(scripts: RouteScripts | null): void {
  current = scripts;
}

/** Whether the page of this path can be loaded by a fetcher without the router reloading the document. */
export async function isReachable(pathname: string): Promise<boolean> {
  const files = current?.missing(pathname) ?? [];
  return files.length === 0 || (await current?.fetch(files)) === "there";
}

/** The script files that are missing for the routes of this path. */
export function missingScripts(
  { routes }: Pick<DataRouter, "routes">,
  { manifest, routeModules }: Scripts,
  pathname: string,
) {
  const missing = (matchRoutes(routes, pathname) ?? []).filter(({ route: { id } }) => !(id in routeModules));
  const files = missing.flatMap(({ route: { id } }) => {
    const page = manifest.routes[id];
    return page ? [page.module, ...(page.imports ?? [])] : [];
  });
  return [...new Set(files)];
}

export const ALIVE = "/healthz";

export async function reachedAll(addresses: readonly string[]): Promise<Reached> {
  const answers = await Promise.all(addresses.map(answerOf));
  return answers.includes("none") ? "none" : answers.includes("gone") ? "gone" : "there";
}

/** Fetches scripts as files instead of importing them, because browsers cache failed imports. */
async function answerOf(address: string): Promise<Reached> {
  try {
    const { ok, status } = await fetch(address, { cache: address === ALIVE ? "no-store" : "default" });
    if (ok) return "there";
    return status < 500 ? "gone" : "none";
  } catch {
    return "none";
  }
}
