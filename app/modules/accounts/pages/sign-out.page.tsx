import { redirect } from "react-router";
import { goTo } from "~/platform/http/go.server";
import { actorContext } from "../actor-context";
import { withCookies } from "../request.server";
import { signOut } from "../verbs/session.server";
import type { Route } from "./+types/sign-out.page";

export const loader = () => redirect("/");

export async function action({ context }: Route.ActionArgs) {
  const cookies = await signOut(context.get(actorContext));
  return withCookies(goTo("/", { tone: "green", title: "V-ați deconectat." }), cookies);
}

export default function SignOut() {
  return null;
}
