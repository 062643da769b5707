import { isCategory } from "~/modules/partners/rules/categories";
import { isId } from "~/platform/form/id";
import { listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { SHOWN_STATES } from "./decision";
import { REQUESTS_PATH } from "./paths";
import { STEPS } from "./step-codes";

export const REQUESTS_PER_PAGE = 20;
/** Requests in a file at most, so that writing it takes no time from others. */
export const MOST_EXPORTED = 5_000;

/** By deadline: drafts and sent ones first, the earliest on top. */
export const REQUEST_ORDERS = { noi: "Cele mai noi", termen: "Termen" } as const;
export type RequestOrder = keyof typeof REQUEST_ORDERS;

/**
 * Filters of the authority's own list; `authorId` is the colleague who wrote the request, `step` what a line of the dashboard
 * counts.
 */
export const requestList = listQuery({
  text: text("cauta"),
  status: oneOf("stare", SHOWN_STATES),
  step: oneOf("urmeaza", STEPS),
  category: oneOf("categorie", isCategory),
  authorId: oneOf("coleg", isId),
  order: order("ordine", REQUEST_ORDERS),
});
export type RequestQuery = ReturnType<typeof requestList.read>;

export const requestsAddress = requestList.addressAt(REQUESTS_PATH);

/** The filtered requests as a CSV file. */
export const requestsFile = requestList.addressAt(`${REQUESTS_PATH}/solicitari.csv`);
