import type pg from "pg";
import type { Lsn } from "./lsn";
import { socketOf, streamWal, type WalStart, type WalStream } from "./replication.server";
import type { WalFolder } from "./wal-folder.server";

/** What waits to be written may fill this much memory before the server has to wait. */
const MOST_WAITING_BYTES = 4_000_000;
const ASK_MS = 5_000;
/** A server that says nothing for so long is gone, although the connection stands. */
const SILENCE_MS = 60_000;

export type Progress = { flushed: Lsn; at: Date };

type Given = {
  client: pg.Client;
  start: WalStart;
  /** Called when everything that the server had written until a moment is on our disk. */
  progress(progress: Progress): Promise<void>;
};

/**
 * Receives WAL into a folder: writes what came together, flushes it, and tells the server, which may then forget it. `ended`
 * resolves after `close`, and rejects when the connection is lost or nothing more can be written.
 */
export class WalSession {
  readonly ended: Promise<void>;
  private readonly folder: WalFolder;
  private readonly given: Given;
  private readonly stream: WalStream;
  private readonly failed = Promise.withResolvers<never>();
  private readonly waiters = new Set<() => void>();
  private queue: { position: Lsn; bytes: Buffer }[] = [];
  private queued = 0;
  private flushed: Lsn;
  private told: { end: Lsn; at: Date } | null = null;
  private heardAt = performance.now();
  private writing: Promise<void> | null = null;
  private isSealed = false;

  constructor(folder: WalFolder, given: Given) {
    this.folder = folder;
    this.given = given;
    this.flushed = given.start.from;
    this.stream = streamWal(given.client, given.start, {
      data: (position, bytes) => this.take(position, Buffer.from(bytes)),
      reached: (end, at) => {
        this.told = { end, at };
        this.heardAt = performance.now();
        this.work();
      },
      asked: () => this.stream.confirm(this.flushed, false),
    });
    const beat = setInterval(() => this.beat(), ASK_MS);
    this.failed.promise.catch(() => {}); // it is told through `ended`
    this.ended = Promise.race([this.stream.ended, this.failed.promise]).finally(async () => {
      clearInterval(beat);
      await this.stream.close().catch(() => {});
      await this.writing;
      await (this.isSealed ? folder.seal() : folder.close());
    });
    this.ended.catch(() => {});
  }

  /** Resolves when everything below `lsn` is on the disk; rejects when the session ends first. */
  async reaches(lsn: Lsn): Promise<void> {
    const reached = Promise.withResolvers<void>();
    const look = () => {
      if (this.flushed >= lsn) reached.resolve();
    };
    this.waiters.add(look);
    look();
    const cut = this.ended.then(() => {
      throw new Error("The stream of WAL has ended");
    });
    await Promise.race([reached.promise, cut]).finally(() => this.waiters.delete(look));
  }

  async close(): Promise<void> {
    await this.stream.close();
    await this.ended;
  }

  /** As `close`, when nothing will be added: the last segment is compressed too. */
  async seal(): Promise<void> {
    this.isSealed = true;
    await this.close();
  }

  private take(position: Lsn, bytes: Buffer): void {
    this.queue.push({ position, bytes });
    this.queued += bytes.length;
    if (this.queued > MOST_WAITING_BYTES) socketOf(this.given.client).pause();
  }

  private beat(): void {
    const silence = performance.now() - this.heardAt;
    if (silence > SILENCE_MS) this.failed.reject(new Error("The server has been silent for a minute"));
    else this.stream.confirm(this.flushed, true);
  }

  private work(): void {
    this.writing ??= this.writeAll()
      .catch(this.failed.reject)
      .finally(() => {
        this.writing = null;
      });
  }

  private async writeAll(): Promise<void> {
    do {
      const batch = this.queue;
      this.queue = [];
      this.queued = 0;
      socketOf(this.given.client).resume();
      for (const { position, bytes } of batch) await this.folder.write(position, bytes);
      const last = batch.at(-1);
      if (last) {
        await this.folder.flush();
        this.flushed = last.position + BigInt(last.bytes.length);
        this.stream.confirm(this.flushed, false);
      }
      const { told } = this;
      if (told && told.end <= this.flushed) await this.given.progress({ flushed: this.flushed, at: told.at });
      for (const look of this.waiters) look();
    } while (this.queue.length > 0);
  }
}
