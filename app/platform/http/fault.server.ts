import { belongsToNothing } from "../database/errors.server";
import { unavailable } from "../database/unavailable.server";
import { log } from "../log.server";
import { Refusal } from "../refusal";
import { goTo } from "./go.server";

/** Whether an error is shown by a page of its own: a refusal, a response, an unavailable database, a form about nothing. */
export const hasOwnPage = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof Response || unavailable(error) || belongsToNothing(error);

/**
 * Runs an action. An unforeseen error is logged and redirects to `back` with `sentence`; errors with a page of their own
 * are thrown on.
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
