import { AsyncLocalStorage } from "node:async_hooks";
import { refuseInTransaction } from "../database/connection.server";
import { Turns } from "../turns";

export type GateLimits = {
  /** How many requests are worked on at once. */
  slots: number;
  /** How long one may wait for a slot, in milliseconds. */
  waitMs: number;
  /** How many may wait at once; further requests are refused immediately. */
  mostWaiting: number;
};

/** Calls `giveUp` when the waiting client disconnects; returns the unsubscribe function. */
export type Abandoned = (giveUp: () => void) => () => void;

type Waiter = { start(): void };

const slots = new AsyncLocalStorage<Slot>();

/**
 * Handles a few requests at once; others wait for a short time. Waiting clients take turns (round robin), so that one
 * client with hundreds of requests does not delay the others.
 */
export class Gate {
  readonly limits: GateLimits;
  readonly counts = { refused: 0, abandoned: 0 };
  /** Called with the seconds that each request waited for its slot. */
  onStart: (waitedSeconds: number) => void = () => {};
  private readonly queue = new Turns<Waiter>();
  private readonly returning: Waiter[] = [];
  private taken = 0;

  constructor(limits: GateLimits) {
    this.limits = limits;
  }

  get inFlight(): number {
    return this.taken;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** Returns a slot, or the reason why there is none. Clients take turns by the key `client`. */
  async enter(client: string, abandoned: Abandoned = () => () => {}): Promise<Slot | "refused" | "abandoned"> {
    const began = performance.now();
    const outcome = this.taken < this.limits.slots ? this.take() : await this.wait(client, abandoned);
    if (outcome === "started") {
      this.onStart((performance.now() - began) / 1_000);
      return new Slot(this);
    }
    this.counts[outcome] += 1;
    return outcome;
  }

  private take(): "started" {
    this.taken += 1;
    return "started";
  }

  private wait(client: string, abandoned: Abandoned): Promise<"started" | "refused" | "abandoned"> {
    const { waitMs, mostWaiting } = this.limits;
    if (this.queue.size >= mostWaiting) return Promise.resolve("refused");
    return new Promise((resolve) => {
      const end = (outcome: "started" | "refused" | "abandoned") => {
        clearTimeout(timer);
        stopListening();
        this.queue.remove(client, waiter);
        resolve(outcome);
      };
      const waiter: Waiter = { start: () => end("started") };
      const timer = setTimeout(() => end("refused"), waitMs);
      const stopListening = abandoned(() => end("abandoned"));
      this.queue.add(client, waiter);
    });
  }

  /** Frees a slot or passes it to the next request. */
  release(): void {
    const next = this.returning.shift() ?? this.queue.next();
    if (next) next.start();
    else this.taken -= 1;
  }

  /** A slot for a request that had one before: ahead of those that have none yet, and for as long as it takes. */
  async comeBack(): Promise<void> {
    if (this.taken < this.limits.slots) this.take();
    else await new Promise<void>((start) => this.returning.push({ start }));
  }
}

/** One of the limited slots, held by one request. */
export class Slot {
  private readonly gate: Gate;
  private outside = 0;
  private ended = false;

  constructor(gate: Gate) {
    this.gate = gate;
  }

  /** Works in this slot, which is free again afterwards. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await slots.run(this, work);
    } finally {
      this.ended = true;
      if (this.outside === 0) this.gate.release();
    }
  }

  /** Lets another request have the slot for as long as this one only waits. */
  async waitOutside<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.ended) return work();
    if (this.outside === 0) this.gate.release();
    this.outside += 1;
    try {
      return await work();
    } finally {
      this.outside -= 1;
      if (this.outside === 0 && !this.ended) await this.gate.comeBack();
    }
  }
}

/** For waiting on another process or server without holding the slot; never inside a transaction. */
export async function waitOutside<Result>(work: () => Promise<Result>): Promise<Result> {
  refuseInTransaction("another process");
  const slot = slots.getStore();
  return slot ? slot.waitOutside(work) : work();
}
