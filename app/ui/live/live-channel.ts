/**
 * One event stream per browser: the tab that holds the lock reads it and shares every event with the other tabs. Events
 * name a kind of thing, never its contents. Without Web Locks (plain http away from this machine) each tab reads its own.
 */
type Event = { type: "hello"; id: number } | { type: "change"; id: number; what: string } | { type: "bye" };
type Question = { type: "who" } | { type: "at"; id: number };
/** What pages hear. missed: something may have happened that nobody can name any more. */
type LiveMessage = { type: "change"; what: string } | { type: "missed" } | { type: "bye" };
type Hear = (message: LiveMessage) => void;

const NAME = "live";
const MOST_TRIES = 5;
const KEPT_IDS = 500;

const hearers = new Set<Hear>();
const seen = new Set<number>();
let channel: BroadcastChannel | null = null;
let last = -1;
let leading = false;
let greeted = false;
/** idle: nothing asked for yet, or given up after too many tries · ended: the session is over, for good in this document. */
let state: "idle" | "running" | "ended" = "idle";
let release: AbortController | null = null;

/**
 * Hears what changes from now on. `after` is the newest event that the page's data knows of already: what came between
 * the page's rendering and the stream's beginning is then caught up with.
 */
export function listenLive(hear: Hear, after = -1): () => void {
  hearers.add(hear);
  last = Math.max(last, after);
  if (state === "idle") open();
  else if (after >= 0) ask();
  return () => void hearers.delete(hear);
}

function open(): void {
  channel ??= shared();
  state = "running";
  release = new AbortController();
  const { signal } = release;
  ask();
  const rest = () => {
    leading = false;
    if (state === "running") state = "idle";
  };
  if (!navigator.locks) void lead(signal).then(rest);
  else
    navigator.locks
      .request(NAME, { signal }, () => lead(signal))
      .then(rest)
      .catch(() => {}); // hidden while it waited for its turn
}

function shared(): BroadcastChannel {
  const made = new BroadcastChannel(NAME);
  made.onmessage = ({ data }: MessageEvent<Event | Question>) => {
    if (data.type === "who") answer();
    else if (data.type === "at") catchUp(data.id);
    else tell(data);
  };
  addEventListener("pagehide", () => release?.abort());
  addEventListener("pageshow", ({ persisted }) => persisted && again());
  addEventListener("online", again);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && again());
  return made;
}

function again(): void {
  if (state === "idle" || (state === "running" && release?.signal.aborted)) open();
}

/** A tab that joins late asks how far the reading tab is; what it is behind by, it has missed. */
const ask = () => channel?.postMessage({ type: "who" } satisfies Question);

function answer(): void {
  if (leading && last >= 0) channel?.postMessage({ type: "at", id: last } satisfies Question);
}

function catchUp(id: number): void {
  greeted = true;
  if (last >= 0 && id > last) say({ type: "missed" });
  last = Math.max(last, id);
}

function tell(event: Event): void {
  if (event.type === "bye") {
    state = "ended";
    say(event);
    return;
  }
  last = Math.max(last, event.id);
  if (event.type === "hello") {
    if (greeted) say({ type: "missed" });
    greeted = true;
    return;
  }
  // a smaller number may come after a larger one, so "greater than the last" is not "new"
  if (seen.has(event.id)) return;
  seen.add(event.id);
  for (const id of seen) if (seen.size > KEPT_IDS) seen.delete(id);
  say({ type: "change", what: event.what });
}

function say(message: LiveMessage): void {
  for (const hear of hearers) hear(message);
}

function share(event: Event): void {
  tell(event);
  channel?.postMessage(event);
}

/** Reads the stream until the session ends, the page is hidden, or too many tries have failed. */
function lead(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted || state === "ended") return done();
    leading = true;
    let source: EventSource | null = null;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      source?.close();
      done();
    };
    const connect = () => {
      source = new EventSource(last >= 0 ? `/live?after=${last}` : "/live");
      source.addEventListener("hello", ({ lastEventId }) => {
        tries = 0;
        share({ type: "hello", id: Number(lastEventId) });
      });
      source.addEventListener("change", ({ lastEventId, data }) =>
        share({ type: "change", id: Number(lastEventId), what: String(data) }),
      );
      source.addEventListener("bye", () => {
        share({ type: "bye" });
        stop();
      });
      // more browsers of this person listen than may: this one rests until somebody looks at it again
      source.addEventListener("surplus", stop);
      source.onerror = () => {
        // while it is connecting the browser tries again by itself; closed is an answer that was no stream (204, 503)
        if (source?.readyState !== EventSource.CLOSED) return;
        tries += 1;
        if (tries > MOST_TRIES) stop();
        else timer = setTimeout(connect, 2000 + Math.random() * 3000);
      };
    };
    signal.addEventListener("abort", stop, { once: true });
    connect();
  });
}
