/**
 * What a live update changed under a form with unsent text. The page keeps its data, so that the form stays; the sentence is
 * said on top of it.
 */
let sentence: string | null = null;
const subscribers = new Set<() => void>();

const OTHERWISE = "Pagina aceasta s-a schimbat între timp.";
const CHANGING = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b(acum|peste) \d[^"]*|"liveAfter":\d+/g;

export const currentChange = (): string | null => sentence;

export function subscribeToChange(notify: () => void): () => void {
  subscribers.add(notify);
  return () => void subscribers.delete(notify);
}

export function setChange(next: string | null): void {
  if (next === sentence) return;
  sentence = next;
  for (const notify of subscribers) notify();
}

/**
 * Set by pages as `handle`. `live`: the parts of the data that feed no form and are always shown new. `happened`: says in one
 * sentence what has become of the thing that the page shows.
 */
type LiveHandle = { live?: readonly string[]; happened?: (data: never) => string | null };

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;

/** The data to show: the present one, but for its live parts. Notes what has changed. */
export function heldData(handle: unknown, shown: unknown, loaded: unknown): unknown {
  if (!isData(shown) || !isData(loaded)) return shown;
  const { live = [], happened } = (handle ?? {}) as LiveHandle;
  const held: Data = { ...shown };
  for (const name of live) held[name] = loaded[name];
  if (plain(held) !== plain(loaded)) setChange(happened?.(loaded as never) ?? OTHERWISE);
  return held;
}

export const changedTo = (refusal: string | null): void => setChange(refusal ?? OTHERWISE);

/** Without what differs each time: one-time keys, "acum 5 minute". */
const plain = (data: Data): string => JSON.stringify(data).replace(CHANGING, "");
