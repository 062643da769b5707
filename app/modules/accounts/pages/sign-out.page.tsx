import { redirect } from "react-router";
import { goTo } from "~/platform/http/go.server";
import { actorContext, unplacedContext } from "../actor-context";
import { withCookies } from "../request.server";
import { onwardOf } from "../rules/doors";
import { signOut } from "../verbs/session.server";
import type { Route } from "./+types/sign-out.page";

export const loader = () => redirect("/");

export async function action({ context, url }: Route.ActionArgs) {
  const unplaced = context.get(unplacedContext);
  const cookies = await signOut(context.get(actorContext) ?? (unplaced && { ...unplaced, organisation: null }));
  return withCookies(goTo(onwardOf(url.searchParams) ?? "/", { tone: "green", title: "V-ați deconectat." }), cookies);
}

export default function SignOut() {
  return null;
}
