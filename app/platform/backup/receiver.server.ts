import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { ConnectionConfig } from "../database/connection.server";
import { chain } from "../database/errors.server";
import { writeWhole } from "../files/durable.server";
import { log } from "../log.server";
import { formatLsn, type Lsn, startOfSegment } from "./lsn";
import { command, identify, openReplication, type SystemId, slotPosition } from "./replication.server";
import { flushPosition } from "./sums.server";
import { noteReceived, segmentsIn, WalFolder } from "./wal-folder.server";
import { type Progress, WalSession } from "./wal-session.server";

/** The server keeps WAL for this slot until we have it, up to its `max_slot_wal_keep_size`. */
export const SLOT = "psp_wal";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** How often the moment up to which everything was received is written down. */
const NOTE_MS = 1_000;
/** What was written before a stop in order has to arrive within this time. */
const LAST_MS = 5_000;

export type ReceiverOptions = {
  connection: ConnectionConfig;
  backupDir: string;
  /** WAL was missed: what is received from now on belongs to no backup, until a new one is made. */
  gap(): Promise<void>;
  /** Called once for each outage, with a Romanian sentence. */
  failed(sentence: string): Promise<void>;
};

export type Receiver = {
  /** Null while nothing is received. */
  progress(): Progress | null;
  /** Waits until this position was received and flushed; rejects when that is not possible now. */
  reaches(lsn: Lsn): Promise<void>;
  /** Stops when everything that the server has written until now was received, or after 5 s. */
  stop(): Promise<void>;
};

/** Where the WAL of a cluster is kept: a folder may hold backups of several. */
export const walFolderOf = (backupDir: string, system: string): string => join(backupDir, "wal", system);

/** Keeps receiving WAL into the folder of backups, and connects again whenever it was interrupted. */
export function startReceiver(options: ReceiverOptions): Receiver {
  const stopping = new AbortController();
  const state: State = { session: null, progress: null };
  const ended = keepReceiving(options, state, stopping.signal);
  return {
    progress: () => state.progress,
    reaches: (lsn) => state.session?.reaches(lsn) ?? Promise.reject(new Error("No WAL is being received")),
    async stop() {
      const { session } = state;
      stopping.abort();
      if (session) await lastWords(options.connection, session).catch(() => {});
      await session?.close().catch(() => {});
      await ended;
    },
  };
}

type State = { session: WalSession | null; progress: Progress | null };

async function keepReceiving(options: ReceiverOptions, state: State, stopping: AbortSignal): Promise<void> {
  let pause = 0;
  let isOut = false;
  while (!stopping.aborted) {
    try {
      await receiveOnce(options, state, stopping, () => {
        if (isOut) log.info("WAL is received again");
        isOut = false;
        pause = 0;
      });
    } catch (error) {
      if (!stopping.aborted && !isOut && !isTakenByAnother(error)) {
        isOut = true;
        log.warn({ error, folder: options.backupDir }, "WAL is not received");
        await options.failed(sentenceFor(error)).catch(() => {});
      }
    }
    state.session = null;
    state.progress = null;
    pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    await sleep(pause, undefined, { signal: stopping }).catch(() => {});
  }
}

async function receiveOnce(
  options: ReceiverOptions,
  state: State,
  stopping: AbortSignal,
  received: () => void,
): Promise<void> {
  const client = await openReplication(options.connection, "psp-wal");
  try {
    const system = await identify(client);
    const path = walFolderOf(options.backupDir, system.system);
    const folder = new WalFolder(path, system);
    await folder.open();
    await keepHistory(client, system, path);
    const from = await startOf(client, system, { path, gap: options.gap });
    if (stopping.aborted) return;
    let notedAt = Number.NEGATIVE_INFINITY;
    const progress = async (reached: Progress) => {
      if (state.progress === null) received();
      state.progress = reached;
      if (performance.now() - notedAt < NOTE_MS) return;
      notedAt = performance.now();
      const { timeline } = system;
      await noteReceived(path, { timeline, lsn: formatLsn(reached.flushed), at: reached.at.toISOString() });
    };
    const start = { slot: SLOT, from, timeline: system.timeline };
    state.session = new WalSession(folder, { client, start, progress });
    await state.session.ended;
    notedAt = Number.NEGATIVE_INFINITY;
    if (state.progress) await progress(state.progress);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The start of the segment from which to receive: the one after the last whole one that is kept, or, when the server no longer
 * has it, the one from which the slot holds the WAL; then something was missed.
 */
async function startOf(
  client: pg.Client,
  { timeline, segmentBytes }: SystemId,
  { path, gap }: { path: string; gap(): Promise<void> },
): Promise<Lsn> {
  let held = await slotPosition(client, SLOT);
  if (held === null) {
    await command(client, `DROP_REPLICATION_SLOT ${SLOT}`).catch((error) => {
      if (isTakenByAnother(error)) throw error;
    });
    await command(client, `CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL RESERVE_WAL`);
    held = await slotPosition(client, SLOT);
  }
  if (held === null) throw new Error("The server does not reserve WAL for a new slot");
  const kept = (await segmentsIn(path, segmentBytes)).filter((one) => one.timeline === timeline);
  const ends = kept.map(({ start, isPartial }) => (isPartial ? start : start + BigInt(segmentBytes)));
  const next = ends.toSorted((one, other) => (one < other ? -1 : 1)).at(-1) ?? 0n;
  const from = startOfSegment(held, segmentBytes);
  if (next >= from) return next;
  await gap();
  return from;
}

/** The history of the timeline, without which what was restored once could not be restored again. */
async function keepHistory(client: pg.Client, { timeline }: SystemId, path: string): Promise<void> {
  if (timeline === 1) return;
  const [history] = await command(client, `TIMELINE_HISTORY ${timeline}`);
  const name = history?.filename ?? "";
  if (/^[0-9A-F]{8}\.history$/.test(name)) await writeWhole(join(path, name), String(history?.content));
}

/** 55006: another process receives. */
const isTakenByAnother = (error: unknown): boolean => chain(error).some(({ code }) => code === "55006");

async function lastWords(connection: ConnectionConfig, session: WalSession): Promise<void> {
  const end = await flushPosition(connection);
  await Promise.race([session.reaches(end), sleep(LAST_MS, undefined, { ref: false })]);
}

function sentenceFor(error: unknown): string {
  const codes = chain(error).map(({ code, message }) => `${code} ${message}`.trim());
  if (codes.some((text) => /ENOSPC|EDQUOT/.test(text)))
    return "Discul copiilor de siguranță este plin: jurnalul bazei de date nu se mai copiază. Eliberați loc în BACKUP_DIR.";
  if (codes.some((text) => /EACCES|EPERM|EROFS/.test(text)))
    return "În BACKUP_DIR nu se poate scrie: jurnalul bazei de date nu se mai copiază. Dați drept de scriere utilizatorului platformei.";
  if (codes.some((text) => /^42501/.test(text)))
    return "Rolul din DATABASE_URL nu are dreptul REPLICATION: jurnalul bazei de date nu se poate copia. Dați-l cu ALTER ROLE … REPLICATION.";
  return `Jurnalul bazei de date nu se copiază: ${codes.join("; ")}. Se încearcă din nou.`;
}
