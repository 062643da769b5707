import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Figure, gauge, readCounter } from "../metrics/figures.server";
import { DatabaseClient } from "./client.server";
import type { ConnectionConfig } from "./connection.server";

const BEAT_MILLISECONDS = 10_000;
const FIRST_PAUSE_MILLISECONDS = 50;
const LONGEST_PAUSE_MILLISECONDS = 2_000;

export type ChannelListener = {
  /** Calls `handle` with the payload of each notification on the channel. */
  on(channel: string, handle: (payload: string) => void): void;
  /** Calls `flush` after every successful LISTEN, including the first: earlier notifications are lost, so read everything again. */
  onFlush(flush: () => void): void;
  /** False while disconnected: cached data may be stale. */
  listening(): boolean;
  /** How often it was connected, the first time included. */
  connected(): number;
  stop(): Promise<void>;
};

/** One connection of this process that listens on all the channels and reconnects by itself. */
export function startListener(config: ConnectionConfig, channels: readonly string[]): ChannelListener {
  const hearers = new Map<string, ((payload: string) => void)[]>();
  const flushers: (() => void)[] = [];
  const stopping = new AbortController();
  let listening = false;
  let connected = 0;

  const connection: Connection = {
    config,
    channels,
    stopping: stopping.signal,
    hear: (channel, payload) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload);
    },
    becomes: (state) => {
      listening = state;
      if (state) connected += 1;
      if (state) for (const flush of flushers) flush();
    },
  };
  const ended = keepListening(connection);
  return {
    on: (channel, hear) => void hearers.set(channel, [...(hearers.get(channel) ?? []), hear]),
    onFlush: (flush) => void flushers.push(flush),
    listening: () => listening,
    connected: () => connected,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

/** Without it pages of the cache are not used and open pages hear of nothing. */
export const listenerFigures = ({ listening, connected }: ChannelListener): Figure[] => [
  gauge({
    name: "psp_listener_connected",
    help: "Whether the connection that hears of changes is there",
    read: () => Number(listening()),
  }),
  readCounter({
    name: "psp_listener_reconnects_total",
    help: "How often that connection was made again",
    read: () => Math.max(0, connected() - 1),
  }),
];

type Connection = {
  config: ConnectionConfig;
  channels: readonly string[];
  stopping: AbortSignal;
  hear(channel: string, payload: string): void;
  becomes(listening: boolean): void;
};

async function keepListening(connection: Connection): Promise<void> {
  const { stopping } = connection;
  let pause = 0;
  while (!stopping.aborted) {
    const since = Date.now();
    await listenUntilLost(connection).catch(() => {}); // still unavailable: try again
    if (stopping.aborted) return;
    if (Date.now() - since > LONGEST_PAUSE_MILLISECONDS) pause = 0; // it was connected for a while: retry immediately
    await sleep(pause, undefined, { signal: stopping }).catch(() => {});
    pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MILLISECONDS), LONGEST_PAUSE_MILLISECONDS);
  }
}

async function listenUntilLost({ config, channels, stopping, hear, becomes }: Connection): Promise<void> {
  const client = new DatabaseClient({
    ...config,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  const lost = Promise.withResolvers<void>();
  client.on("error", () => lost.resolve()); // both may come, in either order
  client.on("end", () => lost.resolve());
  client.on("notification", ({ channel, payload }) => hear(channel, payload ?? ""));
  const stop = () => lost.resolve();
  stopping.addEventListener("abort", stop);
  let beat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    becomes(true);
    beat = setInterval(() => client.query("select 1").catch(() => lost.resolve()), BEAT_MILLISECONDS);
    await lost.promise;
  } finally {
    clearInterval(beat);
    stopping.removeEventListener("abort", stop); // otherwise each retry would leave a listener
    becomes(false);
    await Promise.race([client.end().catch(() => {}), sleep(500, undefined, { ref: false })]);
  }
}
