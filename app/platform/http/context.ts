import { createContext } from "react-router";
import type { Flash } from "../flash/flash.server";

/** Null follows the system. */
export type Theme = "light" | "dark" | null;

/** What the platform knows of one request, whoever asks. */
export type Http = {
  /** Stands in the log, in the journal and on error pages. */
  id: string;
  /** The client's address, resolved through trusted proxies; IPv6 cut to /64. */
  address: string;
  nonce: string;
  theme: Theme;
  /** Asked by the page cache, on nobody's behalf: the answer is given to every stranger. */
  forEveryone: boolean;
  /** Set when a loader or action could not reach the database: the answer is then the 503 page, whatever was rendered. */
  lostDatabase: boolean;
  /** Reading it once empties it: the answer then clears the cookie. */
  takeFlash(): Flash | null;
};

export const httpContext = createContext<Http>();
