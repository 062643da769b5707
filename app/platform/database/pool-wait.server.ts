import type pg from "pg";
import { histogram } from "../metrics/figures.server";
import { boundToSpan } from "../traces/traces.server";

export const poolWait = histogram({
  name: "psp_database_wait_seconds",
  help: "How long work waited for a connection when none was idle, opening one included",
  labels: ["kept_for"],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2],
});

type Connect = (callback?: (...given: unknown[]) => void) => unknown;

/** Measures the waiting for a connection of this pool. An idle one costs nothing more. */
export function measureWait(pool: pg.Pool, kind: string): void {
  const connect = pool.connect.bind(pool) as Connect;
  const measured: Connect = (asked) => {
    const callback = asked && boundToSpan(asked);
    if (pool.idleCount > 0) return connect(callback);
    const began = performance.now();
    const note = () => poolWait.observe({ kept_for: kind }, (performance.now() - began) / 1_000);
    if (!callback) return (connect() as Promise<unknown>).finally(note);
    return connect((...given) => {
      note();
      callback(...given);
    });
  };
  pool.connect = measured as typeof pool.connect;
}
