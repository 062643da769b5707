import { listQuery, oneOf, text } from "~/platform/form/list-query";
import { REQUEST_STATUSES } from "./request";

export const REQUESTS_PATH = "/uat/service-requests";

/** What an authority asks of its own list. Newest first. */
export const requestList = listQuery({ text: text("cauta"), status: oneOf("stare", REQUEST_STATUSES) });
export type RequestQuery = ReturnType<typeof requestList.read>;

export const requestsAddress = requestList.addressAt(REQUESTS_PATH);

/** Where one request of the authority is, and what belongs to it. */
export const requestPath = (id: string, part = ""): string => `${REQUESTS_PATH}/${id}${part && `/${part}`}`;
