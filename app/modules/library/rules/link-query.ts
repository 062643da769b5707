import { listQuery, oneOf } from "~/platform/form/list-query";
import { ADMIN_LINKS } from "./paths";

/** Which links an ADMIN sees: the quick links, or every address of the library that is broken. */
export const LINK_LISTS = { nefunctionale: "Nefuncționale" } as const;

export const linkList = listQuery({ list: oneOf("care", LINK_LISTS) });
export const linksPath = linkList.addressAt(ADMIN_LINKS);
/** Quick links in all. They are shown on one page. */
export const MOST_LINKS = 200;
/** Above the documents, before the others are unfolded. */
export const FIRST_LINKS = 6;
