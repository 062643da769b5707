/** Waiting things of several askers, of whom each has a turn: one with hundreds of them does not delay the others. */
export class Turns<Waiting> {
  private readonly queues = new Map<string, Set<Waiting>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(who: string, waiting: Waiting): void {
    const queue = this.queues.get(who);
    if (queue) queue.add(waiting);
    else this.queues.set(who, new Set([waiting]));
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
      for (const waiting of queue) {
        this.remove(who, waiting);
        return waiting;
      }
    }
    return undefined;
  }

  /** Takes the newest of whoever has the most. */
  last(): Waiting | undefined {
    const [most] = [...this.queues].sort(([, a], [, b]) => b.size - a.size);
    const waiting = most && [...most[1]].at(-1);
    if (waiting) this.remove(most[0], waiting);
    return waiting;
  }
}
