import { listQuery, oneOf, text } from "~/platform/form/list-query";
import { REQUESTS_PATH } from "./paths";
import { REQUEST_STATUSES } from "./request";

export const REQUESTS_PER_PAGE = 20;

/** Filters of the authority's own list. */
export const requestList = listQuery({ text: text("cauta"), status: oneOf("stare", REQUEST_STATUSES) });
export type RequestQuery = ReturnType<typeof requestList.read>;

export const requestsAddress = requestList.addressAt(REQUESTS_PATH);
