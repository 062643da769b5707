/** The time of hydration, the total blocking time and the duration of each interaction, in milliseconds. */
export type PageTimings = { hydratedAt: number; blockedMs: number; interactions: number[] };

/** Runs in the page before its own scripts. */
export function watchPage(): void {
  const LONG = 50; // longer tasks count as blocking, as in Lighthouse
  const tasks: PerformanceEntry[] = [];
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  const onEvents = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  };
  new PerformanceObserver(onEvents).observe({
    type: "event",
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  const result = (): PageTimings => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const blocking = tasks.filter(({ startTime }) => startTime >= painted);
    return {
      hydratedAt: performance.getEntriesByName("hydrated")[0]?.startTime ?? Number.NaN,
      blockedMs: blocking.reduce((sum, { duration }) => sum + duration - LONG, 0),
      interactions: [...longest.values()],
    };
  };
  Object.assign(window, { result });
}
