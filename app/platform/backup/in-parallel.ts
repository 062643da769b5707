/** Does the work for each item, at most so many at once. The first failure is thrown when those that were begun have ended. */
export async function inParallel<Item>(
  most: number,
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const source = asyncIteratorOf(items);
  const failures: unknown[] = [];
  const worker = async () => {
    while (failures.length === 0) {
      const next = await source.next();
      if (next.done) return;
      await work(next.value);
    }
  };
  const workers = Array.from({ length: most }, () => worker().catch((error: unknown) => void failures.push(error)));
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}

async function* asyncIteratorOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
