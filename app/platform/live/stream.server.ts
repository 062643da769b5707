import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { onConnections } from "../database/connection.server";
import type { ChannelListener } from "../database/listener.server";
import { log } from "../log.server";
import { type Figure, gauge } from "../metrics/figures.server";
import { eventsForAll, LIVE_CHANNEL, type LiveEvent, newestEvent, OVERLAP, SESSION_CHANNEL } from "./live.server";

/** The session of a stream, checked again while the stream is open. */
export type StreamSession = { userId: string; sessionId: string };
/** Returns those of these sessions that are still valid. */
export type ValidSessions = (sessionIds: readonly string[]) => Promise<Set<string>>;

type Write = (text: string) => Promise<unknown>;

const TICK_MS = 1_000;
/** Each stream gets a heartbeat once in so many ticks, spread evenly over the ticks. Browsers wait 35 s for one. */
const BEAT_TICKS = 15;
const CHECK_TICKS = 30;
/** Streams of one person; one more closes the oldest. */
const MOST_PER_PERSON = 8;
/** Streams served by one query; other requests are handled between batches. */
const BATCH = 250;

const ENDED = "event: bye\ndata:\n\n";

const open = new Map<string, Set<Stream>>();
let opened = 0;

const all = (): Stream[] => [...open.values()].flatMap((own) => [...own]);

export const liveFigures: readonly Figure[] = [
  gauge({ name: "psp_live_streams", help: "Open pages that hear of changes", read: () => all().length }),
];

/** One open connection to a browser. It sends each event once. */
class Stream {
  private readonly sent = new Set<number>();
  private primed = false;
  private unread = false;
  last: number;
  readonly session: StreamSession;
  readonly number = opened++;
  private readonly write: Write;
  private readonly ending = Promise.withResolvers<void>();
  readonly ended = this.ending.promise;

  constructor(session: StreamSession, write: Write, last: number) {
    this.session = session;
    this.write = write;
    this.last = last;
  }

  send(events: readonly LiveEvent[]): void {
    const from = this.last;
    for (const { id, what } of events) {
      if (id <= from - OVERLAP || this.sent.has(id)) continue;
      this.sent.add(id);
      this.last = Math.max(this.last, id);
      // ids before the start were sent earlier; a smaller id seen later was committed late
      if (this.primed || id > from) this.say("change", what, id);
    }
    this.primed = true;
    for (const id of this.sent) if (id <= this.last - OVERLAP) this.sent.delete(id); // never read again
  }

  say(type: "hello" | "change" | "bye" | "surplus", data = "", id = this.last): Promise<unknown> {
    return this.write(`event: ${type}\ndata: ${data}\nid: ${id}\n\n`).catch(() => {});
  }

  /** Closes the stream when the browser has not read the previous heartbeat. */
  async beat(): Promise<void> {
    if (this.unread) return this.close();
    this.unread = true;
    await this.write("event: beat\ndata:\n\n").catch(() => {});
    this.unread = false;
  }

  /** Closes the stream after sending the reason to the browser. */
  async end(reason: "bye" | "surplus"): Promise<void> {
    await Promise.race([this.say(reason), sleep(TICK_MS, null, { ref: false })]);
    this.close();
  }

  close(): void {
    this.ending.resolve();
  }
}

const waiting = new Set<Stream>();
let delivering = false;

/** Reads and sends new events of these streams, in batches. */
function schedule(streams: Iterable<Stream>): void {
  for (const stream of streams) waiting.add(stream);
  if (!delivering) void deliver();
}

async function deliver(): Promise<void> {
  delivering = true;
  while (waiting.size > 0) {
    const batch = [...waiting].slice(0, BATCH);
    for (const stream of batch) waiting.delete(stream);
    try {
      const asked = batch.map(({ session, last }) => ({ userId: session.userId, last }));
      const events = await onConnections("background", () => eventsForAll(asked));
      for (const stream of batch) stream.send(events.get(stream.session.userId) ?? []);
    } catch (error) {
      log.debug({ error }, "live read failed; the next notification reads again");
    }
  }
  delivering = false;
}

/** Closes the streams of ended sessions, found by one query; when it fails they stay open. */
async function recheck(streams: readonly Stream[], valid: ValidSessions): Promise<void> {
  if (streams.length === 0) return;
  const ids = streams.map(({ session }) => session.sessionId);
  const stillValid = await onConnections("background", () => valid(ids)).catch(() => null);
  for (const stream of streams) if (stillValid?.has(stream.session.sessionId) === false) void stream.end("bye");
}

/** Sends new events on notifications, and to all streams after the listening connection was restored. */
export function wireStreams(listener: ChannelListener, valid: ValidSessions): void {
  listener.on(LIVE_CHANNEL, (userId) => schedule(open.get(userId) ?? []));
  listener.on(SESSION_CHANNEL, (userId) => void recheck([...(open.get(userId) ?? [])], valid));
  listener.onFlush(() => schedule(all()));
  keepAlive(valid);
}

let timer: NodeJS.Timeout | undefined;

/** One timer for all streams. */
function keepAlive(valid: ValidSessions): void {
  let tick = 0;
  clearInterval(timer);
  timer = setInterval(() => {
    tick += 1;
    const streams = all();
    for (const stream of streams) if (stream.number % BEAT_TICKS === tick % BEAT_TICKS) void stream.beat();
    if (tick % CHECK_TICKS === 0) void recheck(streams, valid);
  }, TICK_MS).unref();
}

/** Closes all streams for a graceful stop; browsers reconnect to the next process by themselves. */
export function closeAllStreams(): void {
  for (const stream of all()) stream.close();
}

function enter(stream: Stream): void {
  const own = open.get(stream.session.userId) ?? new Set();
  open.set(stream.session.userId, own.add(stream));
  const [oldest] = own;
  if (own.size > MOST_PER_PERSON && oldest) {
    own.delete(oldest);
    void oldest.end("surplus");
  }
}

function leave(stream: Stream): void {
  const own = open.get(stream.session.userId);
  own?.delete(stream);
  if (own?.size === 0) open.delete(stream.session.userId);
  waiting.delete(stream);
}

/** Answers `GET /live`. Without a session it says so at once: an empty answer would look like a lost line to the browser. */
export async function liveStream(context: Context, session: StreamSession | null): Promise<Response> {
  if (!session) return context.body(ENDED, 200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  const given = Number(context.req.header("last-event-id") ?? context.req.query("after") ?? Number.NaN);
  const resumed = Number.isSafeInteger(given) && given >= 0;
  const start = resumed ? given : await newestEvent();

  const answer = streamSSE(context, async (out) => {
    const stream = new Stream(session, (text) => out.write(text), start);
    enter(stream);
    out.onAbort(() => stream.close());
    try {
      void stream.say("hello");
      schedule([stream]);
      await stream.ended;
    } finally {
      leave(stream);
    }
  });
  answer.headers.set("cache-control", "no-store, no-transform");
  answer.headers.set("x-accel-buffering", "no");
  return answer;
}
