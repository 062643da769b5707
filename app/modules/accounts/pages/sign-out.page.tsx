import { redirect } from "react-router";
import { goTo } from "~/platform/http/go.server";
import { actorContext, unplacedContext } from "../actor-context";
import { withCookies } from "../request.server";
import { onwardOf } from "../rules/doors";
import { signOut } from "../verbs/session.server";
import type { Route } from "./+types/sign-out.page";

/**
 * What scripts kept in the browser, such as unsent texts, goes with the session. Not the cookies: the theme and the known
 * devices stay. Not the cache: it holds only files that are public, because private answers are `no-store`.
 */
const CLEARED = '"storage"';

export const loader = () => redirect("/");

export async function action({ context, url }: Route.ActionArgs) {
  const unplaced = context.get(unplacedContext);
  const cookies = await signOut(context.get(actorContext) ?? (unplaced && { ...unplaced, organisation: null }));
  const answer = goTo(onwardOf(url.searchParams) ?? "/", { tone: "green", title: "V-ați deconectat." });
  answer.headers.set("clear-site-data", CLEARED);
  return withCookies(answer, cookies);
}

export default function SignOut() {
  return null;
}
