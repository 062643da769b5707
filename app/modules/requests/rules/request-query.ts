import { pageNumber, searchText } from "~/platform/form/list-query";
import { REQUEST_STATUSES, type RequestStatus } from "./request";

/** What an authority asks of its own list. Newest first. */
export type RequestQuery = { text: string; status: RequestStatus | null; page: number };

const isRequestStatus = (code: string): code is RequestStatus => Object.hasOwn(REQUEST_STATUSES, code);

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function requestQueryOf(address: URLSearchParams): RequestQuery {
  const status = address.get("stare") ?? "";
  return {
    text: searchText(address.get("cauta")),
    status: isRequestStatus(status) ? status : null,
    page: pageNumber(address),
  };
}

export const REQUESTS_PATH = "/uat/service-requests";

export const isFiltered = ({ text, status }: RequestQuery): boolean => text !== "" || status !== null;

/** The same question as an address, with what is changed in it; an empty one is the list itself. */
export function requestsAddress(query: RequestQuery, change: Partial<RequestQuery> = {}): string {
  const { text, status, page } = { ...query, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("cauta", text);
  if (status) address.set("stare", status);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${REQUESTS_PATH}?${address}` : REQUESTS_PATH;
}

/** Where one request of the authority is, and what belongs to it. */
export const requestPath = (id: string, part = ""): string => `${REQUESTS_PATH}/${id}${part && `/${part}`}`;
