import { useContext, useEffect, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { OUT_OF_REACH } from "~/platform/form/unsaved";
import { guardRouteDiscovery, hearUnsent, keepPagesOf, sayUnsent, type Unsent, unsentNow } from "./keep-page";
import { onlyWithinReach } from "./within-reach";

/** Installs the protection of unsent forms, in the root of all pages. */
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

/** The last submit of this page when it did not reach the server; otherwise null. */
export function useUnsent(): Unsent | null {
  const unsent = useSyncExternalStore(hearUnsent, unsentNow, () => null);
  const { pathname } = useLocation();
  return unsent?.pathname === pathname ? unsent : null;
}
