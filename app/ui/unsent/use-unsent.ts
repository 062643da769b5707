import { useContext, useEffect, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { OUT_OF_REACH } from "~/platform/form/unsaved";
import { currentUnsent, guardRouteDiscovery, setRouter, setUnsent, subscribeToUnsent, type Unsent } from "./keep-page";
import { checkConnectionFirst } from "./within-reach";

/** Installs the protection of unsent forms, in the root of all pages. */
export function useKeptPages(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { manifest, routeModules } = useContext(UNSAFE_FrameworkContext) ?? {};
  useEffect(() => {
    if (!router || !manifest || !routeModules) return;
    setRouter(router);
    const unguard = guardRouteDiscovery();
    const stop = checkConnectionFirst(router, { manifest, routeModules }, () => setUnsent(OUT_OF_REACH));
    return () => {
      stop();
      unguard();
      setRouter(null);
    };
  }, [router, manifest, routeModules]);
}

/** The last submit of this page when it did not reach the server; otherwise null. */
export function useUnsent(): Unsent | null {
  const unsent = useSyncExternalStore(subscribeToUnsent, currentUnsent, () => null);
  const { pathname } = useLocation();
  return unsent?.pathname === pathname ? unsent : null;
}
