import type pg from "pg";
import type { Lsn } from "./lsn";
import { socketOf, streamWal, type WalStart } from "./replication.server";
import type { WalFolder } from "./wal-folder.server";

/** What waits to be written may fill this much memory before the server has to wait. */
const MOST_WAITING_BYTES = 4_000_000;
const ASK_MS = 5_000;
/** A server that says nothing for so long is gone, although the connection stands. */
const SILENCE_MS = 60_000;

export type Progress = { flushed: Lsn; at: Date };

export type WalSession = {
  /** Resolves after `close`; rejects when the connection is lost or nothing more can be written. */
  ended: Promise<void>;
  flushed(): Lsn;
  /** Resolves when everything below `lsn` is on the disk; rejects when the session ends first. */
  reaches(lsn: Lsn): Promise<void>;
  close(): Promise<void>;
  /** As `close`, when nothing will be added: the last segment is compressed too. */
  seal(): Promise<void>;
};

/**
 * Receives WAL into a folder: writes what came together, flushes it, and tells the server, which may then forget it. `progress`
 * is called when something was flushed, or when the server says that there is nothing more.
 */
export function receiveInto(
  folder: WalFolder,
  { client, start, progress }: { client: pg.Client; start: WalStart; progress(progress: Progress): Promise<void> },
): WalSession {
  const socket = socketOf(client);
  const waiters = new Set<() => void>();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {}); // it is told through `ended`
  let queue: { position: Lsn; bytes: Buffer }[] = [];
  let queued = 0;
  let flushed = start.from;
  let told: { end: Lsn; at: Date } | null = null;
  let heardAt = performance.now();
  let isSealed = false;
  let writing: Promise<void> | null = null;

  const stream = streamWal(client, start, {
    data(position, bytes) {
      queue.push({ position, bytes: Buffer.from(bytes) });
      queued += bytes.length;
      if (queued > MOST_WAITING_BYTES) socket.pause();
      work();
    },
    reached(end, at) {
      told = { end, at };
      heardAt = performance.now();
      work();
    },
    asked: () => stream.confirm(flushed, false),
  });

  const work = () => {
    writing ??= writeAll()
      .catch(failed.reject)
      .finally(() => {
        writing = null;
      });
  };
  const writeAll = async () => {
    do {
      const batch = queue;
      queue = [];
      queued = 0;
      socket.resume();
      for (const { position, bytes } of batch) await folder.write(position, bytes);
      const last = batch.at(-1);
      if (last) {
        await folder.flush();
        flushed = last.position + BigInt(last.bytes.length);
        stream.confirm(flushed, false);
      }
      if (told && told.end <= flushed) await progress({ flushed, at: told.at });
      for (const wake of waiters) wake();
    } while (queue.length > 0);
  };

  const beat = setInterval(() => {
    if (performance.now() - heardAt > SILENCE_MS) failed.reject(new Error("The server has been silent for a minute"));
    else stream.confirm(flushed, true);
  }, ASK_MS);
  const ended = Promise.race([stream.ended, failed.promise]).finally(async () => {
    clearInterval(beat);
    await stream.close().catch(() => {});
    await writing;
    await (isSealed ? folder.seal() : folder.close());
  });
  ended.catch(() => {});

  return {
    ended,
    flushed: () => flushed,
    async reaches(lsn) {
      const reached = Promise.withResolvers<void>();
      const look = () => {
        if (flushed >= lsn) reached.resolve();
      };
      waiters.add(look);
      look();
      const cut = ended.then(() => {
        throw new Error("The stream of WAL has ended");
      });
      await Promise.race([reached.promise, cut]).finally(() => waiters.delete(look));
    },
    async close() {
      await stream.close();
      await ended;
    },
    async seal() {
      isSealed = true;
      await stream.close();
      await ended;
    },
  };
}
