import { CATEGORIES } from "~/modules/partners/rules/categories";
import { exact, listQuery, oneOf, text } from "~/platform/form/list-query";
import { ADMIN_LIBRARY } from "./paths";
import { UPKEEP } from "./upkeep";
import { STATES } from "./verification";
import { KINDS } from "./vocabulary";

/** The query of an ADMIN's list of documents. */
export const adminLibraryList = listQuery({
  text: text("cauta"),
  exact,
  kind: oneOf("fel", KINDS),
  category: oneOf("categorie", CATEGORIES),
  state: oneOf("stare", STATES),
  upkeep: oneOf("grija", UPKEEP),
});
export type AdminLibraryQuery = ReturnType<typeof adminLibraryList.read>;

export const adminLibraryPath = adminLibraryList.addressAt(ADMIN_LIBRARY);

export const RESOURCES_PER_PAGE = 20;
