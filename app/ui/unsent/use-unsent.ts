import { useContext, useEffect, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { OUT_OF_REACH } from "~/platform/form/unsaved";
import { guardRouteDiscovery, hearUnsent, keepPagesOf, sayUnsent, type Unsent, unsentNow } from "./keep-page";
import { onlyWithinReach } from "./within-reach";

/** In the root of all pages: whatever is sent from them, none is lost to a line that is down. */
export function useKeptPages(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { manifest, routeModules } = useContext(UNSAFE_FrameworkContext) ?? {};
  useEffect(() => {
    if (!router || !manifest || !routeModules) return;
    keepPagesOf(router);
    const unguard = guardRouteDiscovery();
    const stop = onlyWithinReach(router, { manifest, routeModules }, () => sayUnsent(OUT_OF_REACH));
    return () => {
      stop();
      unguard();
      keepPagesOf(null);
    };
  }, [router, manifest, routeModules]);
}

/** What was sent last from this page and did not arrive. */
export function useUnsent(): Unsent | null {
  const unsent = useSyncExternalStore(hearUnsent, unsentNow, () => null);
  const { pathname } = useLocation();
  return unsent?.pathname === pathname ? unsent : null;
}
