import { CATEGORIES } from "~/modules/partners/rules/categories";
import { exact, listQuery, oneOf, text } from "~/platform/form/list-query";
import { HUB } from "./paths";
import { KINDS } from "./vocabulary";

/** Whose documents: all, or those that the person has marked. */
export const FAVOURITES = { favorite: "Numai favoritele mele" } as const;

/** The query of the knowledge hub. */
export const hubList = listQuery({
  text: text("cauta"),
  exact,
  category: oneOf("categorie", CATEGORIES),
  kind: oneOf("fel", KINDS),
  favourites: oneOf("care", FAVOURITES),
});
export type HubQuery = ReturnType<typeof hubList.read>;

export const hubPath = hubList.addressAt(HUB);

export const HUB_PAGE = 20;
/** The most used and the newest documents beside the list. */
export const HUB_SIDE = 5;
/** Related documents at the end of one. */
export const RELATED = 4;
/** Acts above the documents that a search finds. */
export const HUB_ACTS = 3;
