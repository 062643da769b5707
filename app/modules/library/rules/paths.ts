export const ADMIN_LIBRARY = "/admin/library";

/** A document's page for an ADMIN, or one of its actions. */
export const adminResourcePath = (id: string, part = ""): string => `${ADMIN_LIBRARY}/${id}${part && `/${part}`}`;

/** The permanent address of an edition below a document's page. */
export const editionPath = (page: string, number: number): string => `${page}/v/${number}`;
