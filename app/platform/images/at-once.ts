/** Limits concurrency: at most `most` calls run at once, the others wait in order. */
export function atOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift(); // takes over the free slot
      if (next) next();
      else running -= 1;
    }
  };
}
