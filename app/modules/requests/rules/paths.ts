/** List of the authority's own requests. */
export const REQUESTS_PATH = "/uat/service-requests";

export const NEW_REQUEST = `${REQUESTS_PATH}/new`;

/** Address of a request's page, or of a part of it. */
export const requestPath = (id: string, part = ""): string => `${REQUESTS_PATH}/${id}${part && `/${part}`}`;

/** What other authorities have done (`across/experience`), and as JSON what is like a request. */
export const EXPERIENCE = "/uat/experience";
export const EXPERIENCES_LIKE = `${EXPERIENCE}/like`;

export const OPPORTUNITIES = "/firma/opportunities";

/** Address of an opportunity's page, or of a part of it. */
export const opportunityPath = (id: string, part = ""): string => `${OPPORTUNITIES}/${id}${part && `/${part}`}`;

/** The offers on a request's page. */
export const offersPath = (id: string): string => `${requestPath(id)}?tab=oferte#oferte`;

/** The questions on a request's page. */
export const questionsPath = (id: string): string => `${requestPath(id)}?tab=intrebari`;

/** Address of the form for a first message to a partner, about a request or about none. */
export const messageTo = (partnerId: string, requestId = ""): string =>
  `/uat/messages/nou?partener=${partnerId}${requestId && `&solicitare=${requestId}`}`;

/** Address of the form for a question to an authority about a request that it shows to others. */
export const askAbout = (ownerId: string, requestId: string): string =>
  `/uat/messages/nou?partener=${ownerId}&experienta=${requestId}`;

/** Address of the form for a first message to the authority about its request. */
export const messageAbout = ({ id, ownerId }: { id: string; ownerId: string }): string =>
  `/firma/messages/nou?partener=${ownerId}&solicitare=${id}`;

/** An ADMIN's list of the requests that were sent, and one of them to read. */
export const ADMIN_REQUESTS = "/admin/requests";
export const adminRequestPath = (id: string, part = ""): string => `${ADMIN_REQUESTS}/${id}${part && `/${part}`}`;
