/** The search of the whole platform. */
export const SEARCH = "/cauta";
