import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { clearCookie, readCookie, setCookie } from "./cookie.server";

type Shown = { path: string; address: string };
const shownList = createContext<Shown | null>(null);

/**
 * Called by the page of a list: its address is kept with its filters, order and page, so that the link back to it from
 * one of its items leads to the same rows, also after something was sent from there.
 */
export function keepList(context: Readonly<RouterContextProvider>, path: string, address: string): void {
  context.set(shownList, { path, address });
}

/** The kept address; null when the last list had no filters. */
export const lastListOf = (request: Request): string | null => readCookie(request.headers.get("cookie"), "list");

export const keepsLastList: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const answer = await next();
  const cookie = cookieFor(context.get(shownList), lastListOf(request));
  if (cookie !== null) answer.headers.append("set-cookie", cookie);
  return answer;
};

/** A list without filters forgets only its own. */
function cookieFor(list: Shown | null, kept: string | null): string | null {
  if (list === null || list.address === kept) return null;
  if (list.address !== list.path) return setCookie("list", encodeURIComponent(list.address));
  return kept?.startsWith(`${list.path}?`) ? clearCookie("list") : null;
}
