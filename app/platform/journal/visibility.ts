/**
 * Whether a journal entry may change what signed-out visitors see: `public` purges the page cache, `inside` does not. Each
 * module declares it for all its entry names.
 */
export type Visibility = "public" | "inside";

/** All journal entry names: each module adds its own by declaration merging, beside the table of their visibility. */
// biome-ignore lint/suspicious/noEmptyInterface: modules extend it
export interface KnownHappenings {}

/** `noun.verb`, as in `request.sent`. */
export type Happening = keyof KnownHappenings;
type NounOf<What extends string> = What extends `${infer Noun}.${string}` ? Noun : never;
/** What an entry is about: `request` of `request.sent`. */
export type HappeningNoun = NounOf<Happening>;
export const nounOf = (what: string): HappeningNoun => what.slice(0, what.indexOf(".")) as HappeningNoun;

export type Happenings = Readonly<Record<Happening, Visibility>>;

let inside: ReadonlySet<string> = new Set();

/** Called once by each process. An undeclared name counts as public, since a needless purge is the smaller fault. */
export function declareHappenings(happenings: Readonly<Record<string, Visibility>>): void {
  inside = new Set(Object.keys(happenings).filter((what) => happenings[what] === "inside"));
}

export const isPublicHappening = (what: string): boolean => !inside.has(what);
