import { log } from "../log.server";
import { Refusal } from "../refusal";
import { unavailable } from "./unavailable.server";

/** Logs an error and returns null, so that the page shows "could not load" instead of the list. Rethrows errors with a page of their own. */
export function couldNotLoad(error: unknown): null {
  if (error instanceof Refusal || unavailable(error)) throw error;
  log.error({ error }, "a list could not be read");
  return null;
}
