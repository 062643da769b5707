import { unavailable } from "../database/unavailable.server";
import { log } from "../log.server";
import { Refusal } from "../refusal";
import { goTo } from "./go.server";

/** Whether an error has a page that speaks of it: a refusal, an answer, a database that is away. */
export const hasOwnPage = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof Response || unavailable(error);

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
    if (hasOwnPage(error)) throw error;
    log.error({ error }, "an action failed");
    return goTo(back, { tone: "red", title: "Eroare", text: sentence });
  }
}
