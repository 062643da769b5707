/**
 * Whether something that happened may show on a page for strangers (`public`: the cached pages are made anew) or never does
 * (`inside`). Each room says it of everything that it writes into the journal.
 */
export type Sight = "public" | "inside";

/** What may stand in the journal. Each room adds its own names here, beside the table in which it says their sight. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface Declared {}

/** `noun.verb`, as in `request.sent`. */
export type Happening = keyof Declared;
export type Happenings = Readonly<Record<Happening, Sight>>;

let inside: ReadonlySet<string> = new Set();

/** Told once by each entry. What nobody declared counts as seen: too many pages made anew is the smaller fault. */
export function declareHappenings(happenings: Readonly<Record<string, Sight>>): void {
  inside = new Set(Object.keys(happenings).filter((what) => happenings[what] === "inside"));
}

export const isSeenByAll = (what: string): boolean => !inside.has(what);
