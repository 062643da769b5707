import { createHash } from "node:crypto";

/** The hidden field in which a form says which values it showed. */
export const VERSION = "version";

/** A short name of values as they are stored, the same for the same values: what a form showed, and what stands now. */
export const contentVersion = (values: unknown): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);

/** The version that a posted form saw; null when it carries none. */
export function seenVersion(form: FormData): string | null {
  const seen = form.get(VERSION);
  return typeof seen === "string" && seen !== "" ? seen : null;
}

/**
 * What its author saw is not what stands now: nothing is overwritten unseen. No refusal, since the form is shown again; it
 * is thrown through the one-time key, which is then free for the form sent once more.
 */
export class Overtaken extends Error {}

/** To be asked with the row locked. `seen` is null when nobody saw any version. */
export function notOvertaken(seen: string | null, stands: string): void {
  if (seen !== null && seen !== stands) throw new Overtaken();
}
