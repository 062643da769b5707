import { useContext, useEffect, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { OUT_OF_REACH, PAGE_WORDS } from "~/platform/form/unsaved";
import { whenBack } from "../live/line";
import { checkConnectionFirst } from "./check-connection";
import { setWriter } from "./ended";
import { guardRouteDiscovery, reloadPage } from "./keep-page";
import type { Writer } from "./kept-text";
import { routeScripts, setRouteScripts } from "./route-scripts";
import { fetchScriptsFirst } from "./scripts-first";
import { followHistory, followUnsentText, sayUnreached } from "./stay-here";
import { currentUnsent, setRouter, setUnsent, subscribeToUnsent, type Unsent } from "./unsent";

/**
 * Installs the protection of what is typed and shown while the server is out of reach, or after the session has ended, in the
 * root of all pages.
 */
export function useKeptPages(writer: Writer | null): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when another page has come, whose forms are empty
  useEffect(() => setWriter(writer), [writer, key]);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { manifest, routeModules } = useContext(UNSAFE_FrameworkContext) ?? {};
  useEffect(() => {
    if (!router || !manifest || !routeModules) return;
    setRouter(router);
    const scripts = routeScripts(router, { manifest, routeModules });
    setRouteScripts(scripts);
    const lost = (open: () => unknown) => sayUnreached(router, PAGE_WORDS.away, open);
    const ends = [
      guardRouteDiscovery(),
      followHistory(router),
      followUnsentText(router, reloadPage),
      checkConnectionFirst(scripts, { form: () => setUnsent(OUT_OF_REACH), link: lost }),
      fetchScriptsFirst(router, scripts, lost),
      whenBack(() => currentUnsent()?.sentence === OUT_OF_REACH && setUnsent(null)), // it would be untrue
    ];
    return () => {
      for (const end of ends) end();
      setRouteScripts(null);
      setRouter(null);
    };
  }, [router, manifest, routeModules]);
}

/** The last submit or navigation of this page when it did not reach the server; otherwise null. */
export function useUnsent(): Unsent | null {
  const unsent = useSyncExternalStore(subscribeToUnsent, currentUnsent, () => null);
  const { pathname } = useLocation();
  return unsent?.pathname === pathname ? unsent : null;
}
