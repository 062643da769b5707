/** What a process says at /metrics at one moment; a name may have several series, which differ by their labels. */
export type Metrics = {
  sum(name: string): number;
  most(name: string): number;
};

/** Reads /metrics. The figures of the event loop are those since they were last read. */
export async function readMetrics(origin: string): Promise<Metrics> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const valuesOf = (name: string) => {
    const lines = text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)$`, "gm"));
    return [...lines].map(([, value]) => Number(value));
  };
  return {
    sum: (name) => valuesOf(name).reduce((total, value) => total + value, 0),
    most: (name) => Math.max(0, ...valuesOf(name)),
  };
}
