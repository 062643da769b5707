import { unavailable } from "../database/unavailable.server";
import { log } from "../log.server";
import { Refusal } from "../refusal";
import { goTo } from "./go.server";

/**
 * Runs an action; a fault that nobody foresaw leads back with a sentence of the product's own, and its details into the log.
 * Refusals, and a database that is away, have pages of their own.
 */
export async function orFault<Answer>(
  back: string,
  sentence: string,
  work: () => Promise<Answer>,
): Promise<Answer | Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || error instanceof Response || unavailable(error)) throw error;
    log.error({ error }, "an action failed");
    return goTo(back, { tone: "red", title: "Eroare", text: sentence });
  }
}
