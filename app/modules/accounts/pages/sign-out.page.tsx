import { redirect } from "react-router";
import { readCookie } from "~/platform/http/cookie.server";
import { goTo } from "~/platform/http/go.server";
import { onwardOf } from "../rules/sign-in-paths";
import { actorContext, unplacedContext } from "../signed-in/actor-context";
import { withCookies } from "../signed-in/request.server";
import { signOut } from "../verbs/session.server";
import type { Route } from "./+types/sign-out.page";

/**
 * Clears what scripts stored in the browser, unless text waits there that the end of a session left unsent: that is encrypted
 * for its author, who may not be the person who signs out. Cookies are kept, for the theme and the known devices, and so is
 * the cache, which holds only public files because private answers are `no-store`.
 */
const CLEARED = '"storage"';

export const loader = () => redirect("/");

export async function action({ context, request, url }: Route.ActionArgs) {
  const unplaced = context.get(unplacedContext);
  const cookies = await signOut(context.get(actorContext) ?? (unplaced && { ...unplaced, organisation: null }));
  const answer = goTo(onwardOf(url.searchParams) ?? "/", { tone: "green", title: "V-ați deconectat." });
  if (readCookie(request.headers.get("cookie"), "waiting") === null) answer.headers.set("clear-site-data", CLEARED);
  return withCookies(answer, cookies);
}

export default function SignOut() {
  return null;
}
