/** What the server says, or what the reading tab says of the line. Events name a kind of thing, never its contents. */
export type StreamEvent =
  | { type: "hello"; id: number }
  | { type: "change"; id: number; what: string }
  | { type: "beat" }
  | { type: "bye" }
  | { type: "lost" };

export type Reader = {
  /** The stream's address, asked at each attempt: it names the last event that was heard. */
  address: () => string;
  hear: (event: StreamEvent) => void;
  /** Ends the reading: the page is hidden. */
  signal: AbortSignal;
  /** Called once, when nothing is read any more. */
  done: () => void;
};

/** `hurry` starts the next attempt as soon as it may when the line is down; `reopen` does so at once and in any case. */
export type Reading = { hurry: () => void; reopen: () => void };

/** Milliseconds. The server beats every 15 s; a line that is silent this long is dead, even when nothing reports it. */
const SILENCE_MS = 35_000;
const SHORTEST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** Milliseconds that an attempt may stay unanswered before a person's input starts another. */
const PATIENCE_MS = 10_000;

/**
 * Reads the live stream and opens it again whenever it is lost, until the session ends, the page is hidden, or the server
 * has too many streams of this person.
 */
export function readStream({ address, hear, signal, done }: Reader): Reading {
  let isOver = false;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let heardAt = 0;
  let triedAt = 0;

  const stop = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    isOver = true;
    done();
  };
  const heard = (event: StreamEvent) => {
    tries = 0;
    heardAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(lost, SILENCE_MS);
    hear(event);
  };
  const lost = () => {
    source?.close();
    source = null;
    heardAt = 0;
    tries += 1;
    const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** tries);
    clearTimeout(timer);
    timer = setTimeout(connect, SHORTEST_WAIT_MS + Math.random() * (longest - SHORTEST_WAIT_MS));
    hear({ type: "lost" });
  };
  const connect = () => {
    clearTimeout(timer);
    source?.close();
    heardAt = 0;
    triedAt = Date.now();
    timer = setTimeout(lost, SILENCE_MS);
    const opened = new EventSource(address());
    source = opened;
    opened.addEventListener("hello", ({ lastEventId }) => heard({ type: "hello", id: Number(lastEventId) }));
    opened.addEventListener("beat", () => heard({ type: "beat" }));
    opened.addEventListener("change", ({ lastEventId, data }) =>
      heard({ type: "change", id: Number(lastEventId), what: String(data) }),
    );
    opened.addEventListener("bye", () => {
      hear({ type: "bye" });
      stop();
    });
    opened.addEventListener("surplus", stop);
    // the browser's own attempts end at the first answer that is no stream, so all attempts are made here
    opened.onerror = lost;
  };
  const hurry = () => {
    const now = Date.now();
    if (isOver || now - heardAt < SILENCE_MS) return;
    if (source) tries = -1; // should this attempt fail, the next one follows soon
    const wait = triedAt + (source ? PATIENCE_MS : SHORTEST_WAIT_MS) - now;
    if (wait <= 0) return connect();
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
  };
  const reopen = () => {
    if (!isOver) connect();
  };
  signal.addEventListener("abort", () => isOver || stop(), { once: true });
  connect();
  return { hurry, reopen };
}
