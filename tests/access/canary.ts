import { responseInput, sentBy } from "~/modules/requests/stories.test-data";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import type { Persona, World } from "./world";

const WORDS = "Canarul cântă numai la termen";
/** 739.174.682 lei: so many digits do not stand together by chance in a time, an id or a list of numbers. */
const PRICE = { minor: 73_917_468_200, currency: null };
/** The words, and the price in every notation of pages, serialised values and rows. */
export const CANARY = /Canarul|739[.,\s]?174[.,\s]?682/;
/** The private text of a project in the exchange, which its authority and those it accepted read. */
export const PRIVATE = /Terenul este în litigiu/;
export const READS_PRIVATE: readonly Persona[] = ["uat", "uatColleague"];
/** Whether a page says something to a person who may not read it yet. The author of the offer reads all of it. */
export const isLeak = (text: string, persona: Persona): boolean =>
  (persona !== "firma" && CANARY.test(text)) || (PRIVATE.test(text) && !READS_PRIVATE.includes(persona));

/** A sealed request of `uat` with an offer of `firma`, which nobody else may read before its deadline. */
export async function plantCanary({ actors: { uat, firma }, ids }: World): Promise<void> {
  ids.canary = await sentBy(uat, { sealed: true });
  const offer = responseInput({ text: WORDS, priceMin: PRICE });
  ids.canaryResponse = await respond(firma, ids.canary, offer, NO_FILES);
}
