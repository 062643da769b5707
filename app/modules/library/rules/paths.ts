import type { Role } from "~/modules/accounts/rules/actor";
import type { Topic } from "./vocabulary";

export const ADMIN_LIBRARY = "/admin/library";

/** What the assistant could not answer from the library. */
export const LIBRARY_QUESTIONS = `${ADMIN_LIBRARY}/questions`;

/** Where an ADMIN makes documents from files; the browser also posts to its address for data. */
const LIBRARY_IMPORT = `${ADMIN_LIBRARY}/import`;
export const takesManyFiles = (path: string): boolean => [LIBRARY_IMPORT, `${LIBRARY_IMPORT}.data`].includes(path);

/** A document's page for an ADMIN, or one of its actions. */
export const adminResourcePath = (id: string, part = ""): string => `${ADMIN_LIBRARY}/${id}${part && `/${part}`}`;

/** What readers propose: those that wait for an ADMIN, or one of them. */
export const ADMIN_PROPOSALS = `${ADMIN_LIBRARY}/proposals`;
export const adminProposalPath = (id: string, part = ""): string => `${ADMIN_PROPOSALS}/${id}${part && `/${part}`}`;

/** A person's own proposals, or one of them. */
export const proposalsPath = (role: Role, part = ""): string => `/${role.toLowerCase()}/proposals${part && `/${part}`}`;

/** The permanent address of an edition below a document's page. */
export const editionPath = (page: string, number: number): string => `${page}/v/${number}`;

/** A file below a document's page. */
export const filePath = (page: string, id: string): string => `${page}/file/${id}`;

export const HUB = "/uat/knowledge-hub";

/** A document's page for those who read it, or one of its actions. */
export const resourcePath = (id: string, part = ""): string => `/uat/resource/${id}${part && `/${part}`}`;

/** The same below the workspace of firms. */
export const firmResourcePath = (id: string, part = ""): string => `/firma/resource/${id}${part && `/${part}`}`;

/** What its readers write about a document, for all of them. */
export const commentsPath = (id: string): string => `/forum/document/${id}`;

/** The documents that firms may read. */
export const FIRM_RESOURCES = "/firma/network?fila=resurse";

export const topicPath = (topic: Topic): string => `${HUB}/${topic}`;

export const ADMIN_LINKS = `${ADMIN_LIBRARY}/links`;
/** A quick link's form, or one of its actions; `check` is that of an address. */
export const adminLinkPath = (id: string, part = ""): string => `${ADMIN_LINKS}/${id}${part && `/${part}`}`;

export const ADMIN_ACTS = "/admin/legislation";
export const adminActPath = (id: string, part = ""): string => `${ADMIN_ACTS}/${id}${part && `/${part}`}`;

/** The desk of an act's articles, or the page of a new one. */
export const adminArticlesPath = (actId: string, part = ""): string =>
  adminActPath(actId, `articles${part && `/${part}`}`);
/** An article's page for an ADMIN, or one of its actions. */
export const adminArticlePath = (id: string, part = ""): string => `${ADMIN_ACTS}/articles/${id}${part && `/${part}`}`;

export const ACTS = "/uat/legislation";
/** `place`: of one of its articles on the page. */
export const actPath = (id: string, place: string | null = null): string =>
  `${ACTS}/${id}${place === null ? "" : `#${place}`}`;
