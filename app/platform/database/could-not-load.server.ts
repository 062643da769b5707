import { log } from "../log.server";
import { Refusal } from "../refusal";
import { unavailable } from "./unavailable.server";

/** A list that cannot be read says so in its place. Refusals, and a database that is away, have pages of their own. */
export function couldNotLoad(error: unknown): null {
  if (error instanceof Refusal || unavailable(error)) throw error;
  log.error({ error }, "a list could not be read");
  return null;
}
