import { setTimeout as sleep } from "node:timers/promises";
import { type Ground, guardAgain, type Owned, own } from "./ownership.server";

const FIRST_PAUSE_MILLISECONDS = 200;
const LONGEST_PAUSE_MILLISECONDS = 5_000;

/** Keeps the server running until `stop`: started again when killed, and for ever, since a full disk may be emptied. */
export function supervise(first: Owned, ground: Ground, report: (sentence: string) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let owned: Owned | null = first;

  const again = async (): Promise<Owned | null> => {
    report("Baza de date s-a oprit fără voia noastră. O pornim din nou.");
    for (let pause = FIRST_PAUSE_MILLISECONDS; !stopping.signal.aborted; ) {
      try {
        const back = await own(ground);
        report("Baza de date merge din nou.");
        return back;
      } catch (error) {
        report((error as Error).message);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS);
    }
    return null;
  };

  const watch = async () => {
    while (owned && !stopping.signal.aborted) {
      const { server } = owned;
      keepGuard(owned, ground, stopping.signal).catch((error: Error) => server.running() && report(error.message));
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

/** A backend that crashes takes every connection with it, and so our lock, while the server itself stays. */
async function keepGuard(owned: Owned, ground: Ground, stopping: AbortSignal): Promise<void> {
  while (owned.server.running() && !stopping.aborted) {
    await owned.cut;
    if (!owned.server.running() || stopping.aborted) return;
    await guardAgain(owned, ground);
  }
}
