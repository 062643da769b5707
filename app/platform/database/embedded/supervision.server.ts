import { setTimeout as sleep } from "node:timers/promises";
import { unavailable } from "../unavailable.server";
import { guardAgain, type Owned, own, type ServerConfig } from "./ownership.server";
import { DiskFull } from "./refusals.server";

const FIRST_PAUSE_MILLISECONDS = 200;
const LONGEST_PAUSE_MILLISECONDS = 5_000;

let full = false;

/** Whether the embedded server cannot start before somebody frees its disk. */
export const embeddedDiskIsFull = (): boolean => full;

/** Restarts the server whenever it ends, until `stop` is called. It never gives up, since a full disk may be freed. */
export function supervise(
  first: Owned,
  config: ServerConfig,
  report: (sentence: string) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let owned: Owned | null = first;

  const again = async (): Promise<Owned | null> => {
    report("Baza de date s-a oprit fără voia noastră. O pornim din nou.");
    const said = new Set<string>();
    for (let pause = FIRST_PAUSE_MILLISECONDS; !stopping.signal.aborted; ) {
      try {
        const back = await own(config);
        full = false;
        report("Baza de date merge din nou.");
        return back;
      } catch (error) {
        full = error instanceof DiskFull;
        const { message } = error as Error;
        if (!said.has(message)) report(message);
        said.add(message);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS);
    }
    return null;
  };

  const watch = async () => {
    while (owned && !stopping.signal.aborted) {
      const { server } = owned;
      keepGuard(owned, config, stopping.signal).catch((error: Error) => server.running() && report(error.message));
      await server.gone;
      if (!stopping.signal.aborted) owned = await again();
    }
    await owned?.guard.end().catch(() => {});
    await owned?.server.stop();
  };
  const ended = watch();

  return {
    async stop() {
      stopping.abort();
      await owned?.server.stop();
      await ended;
    },
  };
}

/** Locks again after the connection was lost: a crashed backend closes all connections while the server continues. */
async function keepGuard(owned: Owned, config: ServerConfig, stopping: AbortSignal): Promise<void> {
  while (owned.server.running() && !stopping.aborted) {
    await owned.cut;
    if (!owned.server.running() || stopping.aborted) return;
    try {
      await guardAgain(owned, config);
    } catch (error) {
      if (!unavailable(error)) throw error;
      await sleep(FIRST_PAUSE_MILLISECONDS); // it crashed again; whether it ends is seen above
    }
  }
}
