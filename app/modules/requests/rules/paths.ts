/** The authority's own requests. */
export const REQUESTS_PATH = "/uat/service-requests";

/** Where one request of the authority is, and what belongs to it. */
export const requestPath = (id: string, part = ""): string => `${REQUESTS_PATH}/${id}${part && `/${part}`}`;

export const OPPORTUNITIES = "/firma/opportunities";

/** Where one opportunity is, and what belongs to it. */
export const opportunityPath = (id: string, part = ""): string => `${OPPORTUNITIES}/${id}${part && `/${part}`}`;

/** Where a first message to a partner about a request is written. */
export const messageTo = (partnerId: string, requestId: string): string =>
  `/uat/messages/nou?partener=${partnerId}&solicitare=${requestId}`;

/** Where a first message to the authority about its request is written. */
export const messageAbout = ({ id, ownerId }: { id: string; ownerId: string }): string =>
  `/firma/messages/nou?partener=${ownerId}&solicitare=${id}`;
