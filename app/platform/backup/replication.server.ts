import pg from "pg";
import { now } from "../clock";
import type { ConnectionConfig } from "../database/connection.server";
import { formatLsn, type Lsn, parseLsn } from "./lsn";

type Row = Record<string, string | null>;
type Copying = pg.Query & { handleCopyData(message: { chunk: Buffer }): void };

/** A connection over which the server sends its files and its WAL. */
export async function openReplication(config: ConnectionConfig, name: string): Promise<pg.Client> {
  const options = { ...config, replication: "true", application_name: name, connectionTimeoutMillis: 10_000 };
  const client = new pg.Client({ ...options, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** The rows of a replication command, by the names that the server gives to the columns. */
export async function command(client: pg.Client, text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}

export type SystemId = { system: string; timeline: number; segmentBytes: number };

const UNITS: Record<string, number> = { B: 1, kB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

export async function identify(client: pg.Client): Promise<SystemId> {
  const [system] = await command(client, "IDENTIFY_SYSTEM");
  const [size] = await command(client, "SHOW wal_segment_size");
  const [, number, unit = ""] = /^(\d+)(\w+)$/.exec(size?.wal_segment_size ?? "") ?? [];
  return {
    system: system?.systemid ?? "",
    timeline: Number(system?.timeline),
    segmentBytes: Number(number) * (UNITS[unit] ?? Number.NaN),
  };
}

/** Pausing what is read from the server is the only way to slow it down. */
export const socketOf = (client: pg.Client) =>
  (client.connection as unknown as { stream: { pause(): void; resume(): void } }).stream;

export type CopySink = {
  row(row: Row): void;
  /** `chunk` is overwritten by the next one. */
  chunk(chunk: Buffer): void;
};

/** Sends a command that is answered with rows and copied data. Resolves when the server has sent everything. */
export async function copyOut(client: pg.Client, text: string, sink: CopySink): Promise<void> {
  const query = new pg.Query(text) as Copying;
  query.handleCopyData = ({ chunk }) => sink.chunk(chunk);
  query.on("row", (row: Row) => sink.row(row));
  await new Promise<void>((resolve, reject) => {
    query.on("end", () => resolve());
    query.on("error", reject);
    client.once("end", () => reject(new Error("Connection terminated unexpectedly")));
    client.query(query);
  });
}

/** Milliseconds from 1970 to PostgreSQL's own beginning of time, the year 2000. */
const POSTGRES_EPOCH_MS = 946_684_800_000;

export type WalSink = {
  /** `bytes` are overwritten by the next ones. */
  data(position: Lsn, bytes: Buffer): void;
  /** By the server's clock: everything written until then, up to `end`, has been sent. */
  reached(end: Lsn, at: Date): void;
  /** The server wants to know now what was flushed. */
  asked(): void;
};

export type WalStream = {
  /** Rejects when the connection or the server ends it; resolves after `close`. */
  ended: Promise<void>;
  /** Says that everything below `flushed` is on the disk; `ask` makes the server answer with `reached`. */
  confirm(flushed: Lsn, ask: boolean): void;
  close(): Promise<void>;
};

export type WalStart = { slot: string; from: Lsn; timeline: number };

/** Begins to receive WAL from a physical slot. */
export function streamWal(client: pg.Client, { slot, from, timeline }: WalStart, sink: WalSink): WalStream {
  let isClosing = false;
  const chunk = (message: Buffer) => {
    if (message[0] === 0x77) {
      sink.data(message.readBigUInt64BE(1), message.subarray(25));
      sink.reached(message.readBigUInt64BE(9), timeIn(message, 17));
    } else if (message[0] === 0x6b) {
      sink.reached(message.readBigUInt64BE(1), timeIn(message, 9));
      if (message[17] === 1) sink.asked();
    }
  };
  const text = `START_REPLICATION SLOT ${slot} PHYSICAL ${formatLsn(from)} TIMELINE ${timeline}`;
  const ended = copyOut(client, text, { row() {}, chunk })
    .then(() => {
      throw new Error("The server ended the stream of WAL");
    })
    .catch((error) => {
      if (!isClosing) throw error;
    });
  return {
    ended,
    confirm(flushed, ask) {
      const answer = Buffer.alloc(34);
      answer.write("r", "latin1");
      for (const at of [1, 9, 17]) answer.writeBigUInt64BE(flushed, at); // written, flushed, applied
      answer.writeBigInt64BE(BigInt(now().getTime() - POSTGRES_EPOCH_MS) * 1000n, 25);
      answer[33] = ask ? 1 : 0;
      (client.connection as unknown as { sendCopyFromChunk(bytes: Buffer): void }).sendCopyFromChunk(answer);
    },
    async close() {
      isClosing = true;
      await client.end().catch(() => {});
      await ended;
    },
  };
}

const timeIn = (message: Buffer, at: number): Date =>
  new Date(Number(message.readBigInt64BE(at) / 1000n) + POSTGRES_EPOCH_MS);

/** Where a physical slot holds the WAL; null when there is no such slot or it has lost its place. */
export async function slotPosition(client: pg.Client, slot: string): Promise<Lsn | null> {
  const [found] = await command(client, `READ_REPLICATION_SLOT ${slot}`);
  return found?.restart_lsn ? parseLsn(found.restart_lsn) : null;
}
