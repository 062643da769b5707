import { createHash } from "node:crypto";

/** The hidden field with the version of the values that the form showed. */
export const VERSION = "version";

/** A hash of stored values, to compare what a form showed with what is stored now. */
export const contentVersion = (values: unknown): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);

/** The version that the submitted form showed; null when it has none. */
export function seenVersion(form: FormData): string | null {
  const seen = form.get(VERSION);
  return typeof seen === "string" && seen !== "" ? seen : null;
}

/**
 * The stored version is not the one that the author saw. Not a `Refusal`, because the form is shown again. Thrown out of
 * `once`, so that the form can be submitted again with the same key.
 */
export class Overtaken extends Error {}

/** Throws `Overtaken` for another version. To be called with the row locked; a null `seen` is accepted. */
export function notOvertaken(seen: string | null, current: string): void {
  if (seen !== null && seen !== current) throw new Overtaken();
}
