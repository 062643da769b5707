import { type RouterContextProvider, redirect } from "react-router";
import { httpContext } from "~/platform/http/context";
import { forbidden, notFound } from "~/platform/refusal";
import { actorContext, unplacedContext } from "./actor-context";
import { type Actor, homeOf, isAdmin } from "./rules/actor";
import { securityPath } from "./rules/places";
import type { Unplaced } from "./rules/session";
import type { From } from "./verbs/sign-in.server";

type Context = Readonly<RouterContextProvider>;

/** Where a request comes from, for sessions and limits. */
export function fromOf(request: Request, context: Context): From {
  return { address: context.get(httpContext).address, userAgent: request.headers.get("user-agent") ?? "" };
}

/** The session's own request, for what the sign-in library does with the session that asks. */
export const hereOf = (request: Request, context: Context) => ({
  cookieHeader: request.headers.get("cookie") ?? "",
  from: fromOf(request, context),
});

/** Who is signed in. The doors of the workspaces let nobody else through; a page asks all the same. */
export function actorOf(context: Context): Actor {
  const actor = context.get(actorContext);
  if (!actor)
    throw forbidden("Pentru această pagină trebuie să fiți conectat.", { href: "/login", label: "Conectare" });
  return actor;
}

/** For a page about how somebody signs in: with which address, and where that is shown. */
export function ownAddress(context: Context): { back: string; email: string } {
  const { role, email } = actorOf(context);
  return { back: securityPath(role), email };
}

/** The ADMIN who asks; for anybody else what they do is not there. */
export function adminOf(context: Context): Actor {
  const actor = context.get(actorContext);
  if (!actor || !isAdmin(actor)) throw notFound();
  return actor;
}

/** Whoever is signed in without an organisation; for everybody else there is nothing to accept here. */
export function unplacedOf(context: Context): Unplaced {
  const person = context.get(unplacedContext);
  if (!person) throw notFound();
  return person;
}

/** The same for a page to read: everybody else has another one. */
export function unplacedHere(context: Context): Unplaced {
  const person = context.get(unplacedContext);
  if (person) return person;
  const actor = context.get(actorContext);
  throw redirect(actor ? homeOf(actor) : "/login");
}

/** Cookies on top of an answer. */
export function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
