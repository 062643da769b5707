/** Waiting things of several askers, of whom each has a turn: one with hundreds of them does not delay the others. */
export class Turns<Waiting> {
  private readonly queues = new Map<string, Map<Waiting, number>>();
  private count = 0;
  private arrivals = 0;

  get size(): number {
    return this.count;
  }

  add(who: string, waiting: Waiting): void {
    const queue = this.queues.get(who) ?? new Map<Waiting, number>();
    this.arrivals += 1;
    this.queues.set(who, queue.set(waiting, this.arrivals));
    this.count += 1;
  }

  /** Nothing happens when it is not waiting any more. */
  remove(who: string, waiting: Waiting): void {
    const queue = this.queues.get(who);
    if (!queue?.delete(waiting)) return;
    this.count -= 1;
    if (queue.size === 0) this.queues.delete(who);
  }

  /** Takes the first of whoever has the turn. */
  next(): Waiting | undefined {
    for (const [who, queue] of this.queues) {
      this.queues.delete(who); // and back at the end: the next turn is another's
      this.queues.set(who, queue);
      for (const waiting of queue.keys()) {
        this.remove(who, waiting);
        return waiting;
      }
    }
    return undefined;
  }

  /** Takes the newest of whoever has the most; of several who have as many, the newest of all. */
  last(): Waiting | undefined {
    const most = Math.max(...[...this.queues.values()].map(({ size }) => size));
    const newest = [...this.queues]
      .filter(([, { size }]) => size === most)
      .map(([who, queue]) => ({ who, last: [...queue].at(-1) }))
      .sort((one, other) => (other.last?.[1] ?? 0) - (one.last?.[1] ?? 0))[0];
    if (!newest?.last) return undefined;
    const [waiting] = newest.last;
    this.remove(newest.who, waiting);
    return waiting;
  }
}
