import { createPath, type DataRouter, type Location } from "react-router";
import { asksBefore } from "./ended";
import type { RouteScripts } from "./route-scripts";
import { savesFirst } from "./save-first";
import { setUnsent } from "./unsent";

const KEY = "scripts-first";
const STAYED_UNSAVED =
  "Ce ați scris nu s-a putut salva, de aceea pagina a rămas deschisă. Dacă plecați încă o dată din ea, ultimele schimbări se pierd.";
const INTENTS = ["pointerover", "focusin"] as const;

/** The navigation that waits for the script of its route, or for what is saved before. */
let waiting: Location | null = null;
const subscribers = new Set<() => void>();

export const isWaiting = (): boolean => waiting !== null;

export function subscribeToWaiting(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

/** The router forgets what is held back when an earlier navigation ends meanwhile. */
function proceed(router: DataRouter, next: Location): void {
  const blocker = router.state.blockers.get(KEY);
  if (blocker?.state === "blocked" && blocker.location === next) blocker.proceed();
  else void router.navigate(createPath(next));
}

function wait(next: Location | null): void {
  waiting = next;
  for (const notify of subscribers) notify();
}

/**
 * Holds back a navigation to a route whose script is not loaded until the script has been fetched. When it does not arrive
 * the page stays, and `lost` is told how to try again; when it no longer exists (a newer deployment), the browser loads the
 * document. A link is usually ready before it is followed: its script is fetched as soon as it is pointed at or focused. A page
 * that saves by itself what is typed does that first; where it was not saved the page stays, and the next press leaves.
 */
export function fetchScriptsFirst(router: DataRouter, scripts: RouteScripts, lost: (open: () => unknown) => void) {
  const attempt = async (next: Location) => {
    wait(next);
    const reached = await scripts.fetch(scripts.missing(next.pathname));
    if (waiting !== next) return; // another navigation took its place
    wait(null);
    if (reached === "there") proceed(router, next);
    else if (reached === "gone") location.assign(createPath(next));
    else lost(() => attempt(next));
  };
  const isReady = ({ pathname }: Location) => scripts.missing(pathname).length === 0;
  const leaveSaved = async (next: Location, saved: Promise<boolean>) => {
    wait(next);
    const isSaved = await saved;
    if (waiting !== next) return;
    if (isSaved && !isReady(next)) return attempt(next);
    wait(null);
    if (isSaved) proceed(router, next);
    else setUnsent(STAYED_UNSAVED);
  };
  router.getBlocker(KEY, ({ nextLocation }) => {
    if (asksBefore(createPath(nextLocation))) return true;
    const saved = savesFirst();
    if (saved === null && isReady(nextLocation)) {
      wait(null);
      return false;
    }
    void (saved === null ? attempt(nextLocation) : leaveSaved(nextLocation, saved));
    return true;
  });
  const fetchEarly = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a[data-discover]") : null;
    // a link in an SVG has no `pathname`
    const files = link ? scripts.missing(new URL(link.getAttribute("href") ?? "", location.href).pathname) : [];
    if (files.length > 0) void scripts.fetch(files);
  };
  for (const intent of INTENTS) document.addEventListener(intent, fetchEarly, { passive: true });
  return () => {
    router.deleteBlocker(KEY);
    for (const intent of INTENTS) document.removeEventListener(intent, fetchEarly);
  };
}
