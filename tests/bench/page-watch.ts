/** What a page tells of itself: when it answered, for how long it could not, how long each interaction took. */
export type Told = { hydratedAt: number; blockedMs: number; interactions: number[] };

/** Runs in the page, before anything of it. */
export function watchPage(): void {
  const LONG = 50; // a task up to this long blocks nobody
  const tasks: PerformanceEntry[] = [];
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  const heard = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  };
  new PerformanceObserver(heard).observe({
    type: "event",
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  const told = (): Told => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const blocking = tasks.filter(({ startTime }) => startTime >= painted);
    return {
      hydratedAt: performance.getEntriesByName("hydrated")[0]?.startTime ?? Number.NaN,
      blockedMs: blocking.reduce((sum, { duration }) => sum + duration - LONG, 0),
      interactions: [...longest.values()],
    };
  };
  Object.assign(window, { told });
}
