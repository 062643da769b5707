import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { onConnections } from "../database/connection.server";
import type { Listener } from "../database/listener.server";
import { log } from "../log.server";
import { eventsForAll, LIVE_CHANNEL, type LiveEvent, newestEvent, OVERLAP, SESSION_CHANNEL } from "./live.server";

/** Somebody's right to listen, asked again while the stream lives. */
export type StreamSession = { userId: string; sessionId: string };
/** Which of these sessions still stand. */
export type ValidSessions = (sessionIds: readonly string[]) => Promise<Set<string>>;

type Write = (text: string) => Promise<unknown>;

const TICK_MS = 1_000;
/** Each stream is given a sign of life once in so many ticks, a part of them in each: never all at once. */
const BEAT_TICKS = 15;
const CHECK_TICKS = 30;
/** As many browsers as anybody has open; one more closes the oldest. */
const MOST_PER_PERSON = 8;
/** How many streams are told of news at a time; whoever else is being answered comes in between. */
const BATCH = 250;

const open = new Map<string, Set<Stream>>();
let opened = 0;

const all = (): Stream[] => [...open.values()].flatMap((own) => [...own]);

/** One open connection to one browser. It is given what is there for its person, and sends each event once. */
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

  give(events: readonly LiveEvent[]): void {
    const from = this.last;
    for (const { id, what } of events) {
      if (id <= from - OVERLAP || this.sent.has(id)) continue;
      this.sent.add(id);
      this.last = Math.max(this.last, id);
      // What stood there when the stream began was told before; what commits late with a small number was not.
      if (this.primed || id > from) this.say("change", what, id);
    }
    this.primed = true;
    for (const id of this.sent) if (id <= this.last - OVERLAP) this.sent.delete(id); // never read again
  }

  say(type: "hello" | "change" | "bye" | "surplus", data = "", id = this.last): Promise<unknown> {
    return this.write(`event: ${type}\ndata: ${data}\nid: ${id}\n\n`).catch(() => {});
  }

  /** A browser that has not read the sign before this one is gone, or as good as gone. */
  async beat(): Promise<void> {
    if (this.unread) return this.close();
    this.unread = true;
    await this.write(": beat\n\n").catch(() => {});
    this.unread = false;
  }

  /** Ends the stream for a reason that the browser is told, if it still listens. */
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

/** Reads what is there for these streams, together with all that were rung meanwhile. */
function ring(streams: Iterable<Stream>): void {
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
      for (const stream of batch) stream.give(events.get(stream.session.userId) ?? []);
    } catch (error) {
      log.debug({ error }, "live read failed; the next bell reads again");
    }
  }
  delivering = false;
}

/** Ends the streams whose sessions have ended, by one question about all; while nobody answers they stand. */
async function recheck(streams: readonly Stream[], valid: ValidSessions): Promise<void> {
  if (streams.length === 0) return;
  const ids = streams.map(({ session }) => session.sessionId);
  const standing = await onConnections("background", () => valid(ids)).catch(() => null);
  for (const stream of streams) if (standing?.has(stream.session.sessionId) === false) void stream.end("bye");
}

/** Rings every stream of a person, and all of them after the listening connection was lost and found again. */
export function wireStreams(listener: Listener, valid: ValidSessions): void {
  listener.on(LIVE_CHANNEL, (userId) => ring(open.get(userId) ?? []));
  listener.on(SESSION_CHANNEL, (userId) => void recheck([...(open.get(userId) ?? [])], valid));
  listener.onFlush(() => ring(all()));
  keepAlive(valid);
}

let timer: NodeJS.Timeout | undefined;

/** One clock for all streams. */
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

/** Ends all streams, for a graceful stop: browsers come back to the next process by themselves. */
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

/** Answers `GET /live`: 204 without a session, which makes a browser stop asking. */
export async function liveStream(context: Context, session: StreamSession | null): Promise<Response> {
  if (!session) return context.body(null, 204);
  const given = Number(context.req.header("last-event-id") ?? context.req.query("after") ?? Number.NaN);
  const resumed = Number.isSafeInteger(given) && given >= 0;
  const start = resumed ? given : await newestEvent();

  const answer = streamSSE(context, async (out) => {
    const stream = new Stream(session, (text) => out.write(text), start);
    enter(stream);
    out.onAbort(() => stream.close());
    try {
      void stream.say("hello");
      ring([stream]);
      await stream.ended;
    } finally {
      leave(stream);
    }
  });
  answer.headers.set("cache-control", "no-store, no-transform");
  answer.headers.set("x-accel-buffering", "no");
  return answer;
}
