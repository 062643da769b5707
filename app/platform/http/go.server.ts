import { redirect } from "react-router";
import { flashCookie, type NewFlash } from "../flash/flash.server";

/** After a stored change: 303 to where it shows, with the sentence that says so. */
export function goTo(location: string, flash?: NewFlash): Response {
  const answer = redirect(location, 303);
  if (flash) answer.headers.append("set-cookie", flashCookie(flash));
  return answer;
}
