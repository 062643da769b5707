import { listQuery, oneOf, text } from "~/platform/form/list-query";
import { SHOWN_STATES } from "./decision";
import { ADMIN_REQUESTS } from "./paths";

export const ADMIN_REQUESTS_PER_PAGE = 20;

const { draft: _, ...SENT_STATES } = SHOWN_STATES;
/** A draft is its author's. */
export const SENT = SENT_STATES;

/** Filters of an ADMIN's list of the requests that were sent. */
export const adminRequestList = listQuery({ text: text("q"), status: oneOf("stare", SENT) });
export type AdminRequestQuery = ReturnType<typeof adminRequestList.read>;

export const adminRequestsAddress = adminRequestList.addressAt(ADMIN_REQUESTS);
