import { Turns } from "../turns";

/** Thrown for a call that cannot wait, because too many do. */
export class Crowded extends Error {}

type Waiter = { start(): void; refuse(): void };

/**
 * Limits concurrency: at most `most` calls run at once, the others wait, each `who` in turn. When more than `mostWaiting`
 * wait, the newest of whoever has the most is refused (of several who have as many, the newest of all), so that one with many calls costs nobody else theirs.
 */
export function atOnce(most: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let running = 0;
  const waiting = new Turns<Waiter>();
  const turn = (who: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.add(who, { start: resolve, refuse: () => reject(new Crowded("Too many are waiting")) });
      if (waiting.size > mostWaiting) waiting.last()?.refuse();
    });
  return async <T>(work: () => Promise<T>, who = ""): Promise<T> => {
    if (running >= most) await turn(who);
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.next(); // takes over the free slot
      if (next) next.start();
      else running -= 1;
    }
  };
}
