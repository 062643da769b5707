import type { Topic } from "./vocabulary";

export const ADMIN_LIBRARY = "/admin/library";

/** What the assistant could not answer from the library. */
export const LIBRARY_QUESTIONS = `${ADMIN_LIBRARY}/questions`;

/** Where an ADMIN makes documents from files; the browser also posts to its address for data. */
const LIBRARY_IMPORT = `${ADMIN_LIBRARY}/import`;
export const takesManyFiles = (path: string): boolean => [LIBRARY_IMPORT, `${LIBRARY_IMPORT}.data`].includes(path);

/** A document's page for an ADMIN, or one of its actions. */
export const adminResourcePath = (id: string, part = ""): string => `${ADMIN_LIBRARY}/${id}${part && `/${part}`}`;

/** Where an objection is said to be dealt with, or opened again. */
export const settlementPath = (objectionId: string): string =>
  adminResourcePath("objections", `${objectionId}/settlement`);

/** The permanent address of an edition below a document's page. */
export const editionPath = (page: string, number: number): string => `${page}/v/${number}`;

/** A file below a document's page. */
export const filePath = (page: string, id: string): string => `${page}/file/${id}`;

export const HUB = "/uat/knowledge-hub";

/** A document's page for those who read it, or one of its actions. */
export const resourcePath = (id: string, part = ""): string => `/uat/resource/${id}${part && `/${part}`}`;

/** The same below the workspace of firms, which only download it. */
export const firmResourcePath = (id: string, part = ""): string => `/firma/resource/${id}${part && `/${part}`}`;

/** The documents that firms may read. */
export const FIRM_RESOURCES = "/firma/network?fila=resurse";

export const topicPath = (topic: Topic): string => `${HUB}/${topic}`;

export const ADMIN_LINKS = `${ADMIN_LIBRARY}/links`;
/** A quick link's form, or one of its actions; `check` is that of an address. */
export const adminLinkPath = (id: string, part = ""): string => `${ADMIN_LINKS}/${id}${part && `/${part}`}`;

export const ADMIN_ACTS = "/admin/legislation";
export const adminActPath = (id: string, part = ""): string => `${ADMIN_ACTS}/${id}${part && `/${part}`}`;

export const ACTS = "/uat/legislation";
export const actPath = (id: string): string => `${ACTS}/${id}`;
