import { log } from "../log.server";
import { Refusal } from "../refusal";
import { unavailable } from "./unavailable.server";

/**
 * For what reading a page also writes: a count, a mark, a session's later end. Never fails the page, which a database that
 * takes no writes can still show: then it is not written. Not inside a transaction, which a failed statement ends.
 */
export async function writeIfPossible<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (!unavailable(error)) log.error({ error }, "not counted or marked");
    return null;
  }
}
