import { lineHeard, lineLost } from "./line";
import { type Reading, readStream, type StreamEvent } from "./read-stream";

/**
 * One event stream per browser: the tab that holds the lock reads it and shares every event with the other tabs. Without
 * Web Locks (plain http away from this machine) each tab reads its own.
 */
type Question = { type: "who" } | { type: "at"; id: number } | { type: "hurry" };
/** What pages receive. `missed`: events were lost, so reload everything. */
type LiveMessage = { type: "change"; what: string } | { type: "missed" } | { type: "bye" };
type Listener = (message: LiveMessage) => void;

const NAME = "live";
const KEPT_IDS = 500;

const listeners = new Set<Listener>();
/** What happened, by the ids of the last events. */
const seen = new Map<number, string>();
let channel: BroadcastChannel | null = null;
let last = -1;
/** The stream of this tab; null while another tab reads, or nobody. */
let reading: Reading | null = null;
let hasGreeting = false;
let isLost = false;
/** `idle`: not started, or stopped because of too many streams. `ended`: signed out, until another tab is greeted again. */
let state: "idle" | "running" | "ended" = "idle";
let release: AbortController | null = null;

/**
 * Calls `listener` for every change from now on. With `after`, the id of the newest event when the page's data was loaded,
 * changes since then are delivered too: those before the start of the stream, and those that this tab heard of while the page
 * was on its way, when only the page before it was there to listen. Returns the unsubscribe function.
 */
export function listenLive(listener: Listener, after = -1): () => void {
  listeners.add(listener);
  last = Math.max(last, after);
  if (after >= 0) for (const [id, what] of [...seen]) if (id > after) listener({ type: "change", what });
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
  if (!navigator.locks) void read(signal);
  else navigator.locks.request(NAME, { signal }, () => read(signal)).catch(() => {}); // hidden while it waited for its turn
}

/** Ends when the stream of this tab does. */
function read(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || state === "ended") return resolve();
    const done = () => {
      reading = null;
      isLost = false;
      lineHeard();
      if (state === "running" && !signal.aborted) state = "idle";
      resolve();
    };
    lineLost(); // until the server greets
    const address = () => (last >= 0 ? `/live?after=${last}` : "/live");
    reading = readStream({ address, hear: share, signal, done });
  });
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(NAME);
  opened.onmessage = ({ data }: MessageEvent<StreamEvent | Question>) => {
    if (data.type === "who") answer();
    else if (data.type === "at") catchUp(data.id);
    else if (data.type === "hurry") reading?.hurry();
    else receive(data);
  };
  addEventListener("pagehide", () => release?.abort());
  addEventListener("pageshow", ({ persisted }) => persisted && resume());
  addEventListener("online", () => (reading ? reading.reopen() : resume()));
  for (const input of ["pointerdown", "keydown"])
    document.addEventListener(input, resume, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && resume());
  return opened;
}

/** The person is here: a line that is down is tried at once, by the tab that reads it. */
function resume(): void {
  if (state === "idle" || (state === "running" && release?.signal.aborted)) open();
  else if (reading) reading.hurry();
  else if (isLost) channel?.postMessage({ type: "hurry" } satisfies Question);
}

/** A new tab asks the reading tab for its last id; with an older one it has missed events. */
const ask = () => channel?.postMessage({ type: "who" } satisfies Question);

function answer(): void {
  if (!reading) return;
  if (last >= 0) channel?.postMessage({ type: "at", id: last } satisfies Question);
  if (isLost) channel?.postMessage({ type: "lost" } satisfies StreamEvent);
}

function catchUp(id: number): void {
  hasGreeting = true;
  if (last >= 0 && id > last) notify({ type: "missed" });
  last = Math.max(last, id);
}

function receive(event: StreamEvent): void {
  isLost = event.type === "lost";
  if (isLost) lineLost();
  else lineHeard();
  if (event.type === "bye") {
    state = "ended";
    if (!reading) release?.abort(); // gives up its turn to read
    notify(event);
  } else if (event.type === "hello") {
    if (state === "ended") open();
    last = Math.max(last, event.id);
    if (hasGreeting) notify({ type: "missed" });
    hasGreeting = true;
  } else if (event.type === "change") {
    last = Math.max(last, event.id);
    // ids may arrive out of order, so comparing with the last one is not enough
    if (seen.has(event.id)) return;
    seen.set(event.id, event.what);
    for (const id of seen.keys()) if (seen.size > KEPT_IDS) seen.delete(id);
    notify({ type: "change", what: event.what });
  }
}

function notify(message: LiveMessage): void {
  for (const listener of listeners) listener(message);
}

function share(event: StreamEvent): void {
  receive(event);
  channel?.postMessage(event);
}
