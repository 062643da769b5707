import { createContext } from "react-router";
import type { Flash } from "../flash/flash.server";

/** Null follows the system. */
export type Theme = "light" | "dark" | null;

/** Facts of one request, independent of the person. */
export type Http = {
  /** Written to the log and the journal. */
  id: string;
  /** The client's address, resolved through trusted proxies; IPv6 cut to /64. */
  address: string;
  nonce: string;
  theme: Theme;
  /** Requested by the page cache: the answer is given to all signed-out visitors. */
  forEveryone: boolean;
  /** Set when a loader or action could not reach the database: the answer is then the 503 page, whatever was rendered. */
  lostDatabase: boolean;
  /** Set by a loader whose page lacks something that will be there soon: the answer is then given to this visitor only. */
  isIncomplete: boolean;
  /** The pattern of the matched route, such as `/parteneri/:id`; null until it is matched, and for an unknown address. */
  route: string | null;
  /** Reading it once empties it: the answer then clears the cookie. */
  takeFlash(): Flash | null;
};

export const httpContext = createContext<Http>();
