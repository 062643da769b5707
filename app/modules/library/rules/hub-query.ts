import { CATEGORIES } from "~/modules/partners/rules/categories";
import { exact, listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { HUB } from "./paths";
import { KINDS } from "./vocabulary";

/** Whose documents: all, or those that the person has marked. */
export const FAVOURITES = { favorite: "Numai favoritele mele" } as const;

export const HUB_ORDERS = { folosite: "Cele mai folosite", noi: "Cele mai noi", titlu: "Titlu" } as const;
export type HubOrder = keyof typeof HUB_ORDERS;

/** The query of the knowledge hub. */
export const hubList = listQuery({
  text: text("cauta"),
  exact,
  category: oneOf("categorie", CATEGORIES),
  kind: oneOf("fel", KINDS),
  favourites: oneOf("care", FAVOURITES),
  order: order("ordine", HUB_ORDERS),
});
export type HubQuery = ReturnType<typeof hubList.read>;

export const hubPath = hubList.addressAt(HUB);

export const HUB_PAGE = 20;
/** Related documents at the end of one. */
export const RELATED = 4;
/** Acts above the documents that a search finds. */
export const HUB_ACTS = 3;
