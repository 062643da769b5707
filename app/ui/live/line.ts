/** Whether the server can be reached, as the live stream sees it. Said only after a while: most losses are short. */
const SAID_AFTER_MS = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isDown = false;
const subscribers = new Set<() => void>();
const waiting = new Set<() => void>();

export const isLineDown = (): boolean => isDown;

/** Calls `notify` whenever the line is said to be down and when it is back. Returns the unsubscribe function. */
export function subscribeToLine(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

/**
 * Calls `notify` when the connection is back, as the browser or the live stream knows it, also after a loss too short to be
 * said. Returns the unsubscribe function.
 */
export function whenBack(notify: () => void): () => void {
  waiting.add(notify);
  window.addEventListener("online", notify);
  return () => {
    waiting.delete(notify);
    window.removeEventListener("online", notify);
  };
}

export function lineLost(): void {
  timer ??= setTimeout(() => say(true), SAID_AFTER_MS);
}

export function lineHeard(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  if (isDown) say(false);
  for (const notify of [...waiting]) notify(); // one of them may wait anew
}

function say(down: boolean): void {
  isDown = down;
  for (const notify of subscribers) notify();
}
