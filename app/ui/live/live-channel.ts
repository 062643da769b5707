/**
 * One event stream per browser: the tab that holds the lock reads it and shares every event with the other tabs. Events
 * name a kind of thing, never its contents. Without Web Locks (plain http away from this machine) each tab reads its own.
 */
type Event = { type: "hello"; id: number } | { type: "change"; id: number; what: string } | { type: "bye" };
type Question = { type: "who" } | { type: "at"; id: number };
/** What pages receive. `missed`: events were lost, so reload everything. */
type LiveMessage = { type: "change"; what: string } | { type: "missed" } | { type: "bye" };
type Listener = (message: LiveMessage) => void;

const NAME = "live";
const MAX_TRIES = 5;
const KEPT_IDS = 500;

const listeners = new Set<Listener>();
const seen = new Set<number>();
let channel: BroadcastChannel | null = null;
let last = -1;
let isReading = false;
let hasGreeting = false;
/** `idle`: not started, or given up after too many attempts. `ended`: signed out, permanently for this document. */
let state: "idle" | "running" | "ended" = "idle";
let release: AbortController | null = null;

/**
 * Calls `listener` for every change from now on. With `after`, the id of the newest event when the page's data was loaded,
 * changes between rendering and the start of the stream are delivered too. Returns the unsubscribe function.
 */
export function listenLive(listener: Listener, after = -1): () => void {
  listeners.add(listener);
  last = Math.max(last, after);
  if (state === "idle") open();
  else if (after >= 0) ask();
  return () => void listeners.delete(listener);
}

function open(): void {
  channel ??= openChannel();
  state = "running";
  release = new AbortController();
  const { signal } = release;
  ask();
  const rest = () => {
    isReading = false;
    if (state === "running") state = "idle";
  };
  if (!navigator.locks) void readStream(signal).then(rest);
  else
    navigator.locks
      .request(NAME, { signal }, () => readStream(signal))
      .then(rest)
      .catch(() => {}); // hidden while it waited for its turn
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(NAME);
  opened.onmessage = ({ data }: MessageEvent<Event | Question>) => {
    if (data.type === "who") answer();
    else if (data.type === "at") catchUp(data.id);
    else receive(data);
  };
  addEventListener("pagehide", () => release?.abort());
  addEventListener("pageshow", ({ persisted }) => persisted && resume());
  addEventListener("online", resume);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && resume());
  return opened;
}

function resume(): void {
  if (state === "idle" || (state === "running" && release?.signal.aborted)) open();
}

/** A new tab asks the reading tab for its last id; with an older one it has missed events. */
const ask = () => channel?.postMessage({ type: "who" } satisfies Question);

function answer(): void {
  if (isReading && last >= 0) channel?.postMessage({ type: "at", id: last } satisfies Question);
}

function catchUp(id: number): void {
  hasGreeting = true;
  if (last >= 0 && id > last) notify({ type: "missed" });
  last = Math.max(last, id);
}

function receive(event: Event): void {
  if (event.type === "bye") {
    state = "ended";
    notify(event);
    return;
  }
  last = Math.max(last, event.id);
  if (event.type === "hello") {
    if (hasGreeting) notify({ type: "missed" });
    hasGreeting = true;
    return;
  }
  // ids may arrive out of order, so comparing with the last one is not enough
  if (seen.has(event.id)) return;
  seen.add(event.id);
  for (const id of seen) if (seen.size > KEPT_IDS) seen.delete(id);
  notify({ type: "change", what: event.what });
}

function notify(message: LiveMessage): void {
  for (const listener of listeners) listener(message);
}

function share(event: Event): void {
  receive(event);
  channel?.postMessage(event);
}

/** Reads the stream until the session ends, the page is hidden, or too many tries have failed. */
function readStream(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted || state === "ended") return done();
    isReading = true;
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
      // this person has too many open streams: pause until the tab becomes visible again
      source.addEventListener("surplus", stop);
      source.onerror = () => {
        // the browser reconnects by itself unless the answer was no stream (204, 503)
        if (source?.readyState !== EventSource.CLOSED) return;
        tries += 1;
        if (tries > MAX_TRIES) stop();
        else timer = setTimeout(connect, 2000 + Math.random() * 3000);
      };
    };
    signal.addEventListener("abort", stop, { once: true });
    connect();
  });
}
