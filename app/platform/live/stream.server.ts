import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { onConnections } from "../database/connection.server";
import type { Listener } from "../database/listener.server";
import { log } from "../log.server";
import { eventsFor, LIVE_CHANNEL, newestEvent, OVERLAP, SESSION_CHANNEL } from "./live.server";

/** Somebody's right to listen, asked again while the stream lives. */
export type StreamSession = { userId: string; stillValid(): Promise<boolean> };

type Write = (event: { id: number; type: string; data: string }) => Promise<void>;

const BEAT_MS = 15_000;
const RECHECK_MS = 30_000;
const open = new Set<Stream>();

/** One open connection to one browser. It wakes on a bell, reads what is there, and sends each event once. */
class Stream {
  private readonly sent = new Set<number>();
  private last: number;
  private reading: Promise<void> | null = null;
  private again = false;
  private primed = false;
  readonly session: StreamSession;
  private readonly write: Write;
  private readonly ending = Promise.withResolvers<void>();
  readonly ended = this.ending.promise;

  constructor(session: StreamSession, write: Write, last: number) {
    this.session = session;
    this.write = write;
    this.last = last;
  }

  /** Bells that ring during a reading are answered by one more reading. */
  ring(): void {
    if (this.reading) this.again = true;
    else this.reading = this.read().finally(() => this.rest());
  }

  private rest(): void {
    this.reading = null;
    if (!this.again) return;
    this.again = false;
    this.ring();
  }

  private async read(): Promise<void> {
    try {
      const events = await onConnections("background", () => eventsFor(this.session.userId, this.last));
      // What stood there when the stream began was told before; what commits late with a small number was not.
      if (!this.primed) for (const { id } of events) if (id <= this.last) this.sent.add(id);
      this.primed = true;
      for (const { id, what } of events) {
        if (this.sent.has(id)) continue;
        this.sent.add(id);
        this.last = Math.max(this.last, id);
        await this.write({ id, type: "change", data: what });
      }
      for (const id of this.sent) if (id <= this.last - OVERLAP) this.sent.delete(id); // never read again
    } catch (error) {
      log.debug({ error }, "live read failed; the next bell reads again");
    }
  }

  async recheck(): Promise<void> {
    const valid = await onConnections("background", () => this.session.stillValid()).catch(() => true);
    if (!valid) await this.bye();
  }

  async bye(): Promise<void> {
    await this.write({ id: this.last, type: "bye", data: "" }).catch(() => {});
    this.ending.resolve();
  }

  close(): void {
    this.ending.resolve();
  }
}

/** Rings every stream of a person, and all of them after the listening connection was lost and found again. */
export function wireStreams(listener: Listener): void {
  listener.on(LIVE_CHANNEL, (userId) => {
    for (const stream of open) if (stream.session.userId === userId) stream.ring();
  });
  listener.on(SESSION_CHANNEL, (userId) => {
    for (const stream of open) if (stream.session.userId === userId) void stream.recheck();
  });
  listener.onFlush(() => {
    for (const stream of open) stream.ring();
  });
}

/** Ends all streams, for a graceful stop: browsers come back to the next process by themselves. */
export function closeAllStreams(): void {
  for (const stream of open) stream.close();
}

/** Answers `GET /live`: 204 without a session, which makes a browser stop asking. */
export async function liveStream(context: Context, session: StreamSession | null): Promise<Response> {
  if (!session) return context.body(null, 204);
  const given = Number(context.req.header("last-event-id") ?? context.req.query("after") ?? Number.NaN);
  const resumed = Number.isSafeInteger(given) && given >= 0;
  const start = resumed ? given : await newestEvent();

  const answer = streamSSE(context, async (out) => {
    const stream = new Stream(
      session,
      ({ id, type, data }) => out.writeSSE({ id: String(id), event: type, data }),
      start,
    );
    open.add(stream);
    const beat = setInterval(() => void out.write(": beat\n\n"), BEAT_MS);
    const check = setInterval(() => void stream.recheck(), RECHECK_MS);
    out.onAbort(() => stream.close());
    try {
      await out.writeSSE({ id: String(start), event: "hello", data: "" });
      stream.ring();
      await stream.ended;
    } finally {
      clearInterval(beat);
      clearInterval(check);
      open.delete(stream);
    }
  });
  answer.headers.set("cache-control", "no-store, no-transform");
  answer.headers.set("x-accel-buffering", "no");
  return answer;
}
