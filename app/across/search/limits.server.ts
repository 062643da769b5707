import type { Limit } from "~/platform/rate-limit/rate-limit.server";

/** A search costs more than a page, and strangers can ask endless ones. A town hall behind one address stays far below. */
export const searchesFromAddress: Limit = {
  name: "search-address",
  most: 120,
  seconds: 60,
  sentence: "S-au făcut prea multe căutări de la această adresă. Așteptați un minut, apoi încercați din nou.",
};
