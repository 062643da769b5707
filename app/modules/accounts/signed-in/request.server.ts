import { type RouterContextProvider, redirect } from "react-router";
import { httpContext } from "~/platform/http/context";
import { forbidden, notFound, orNotFound } from "~/platform/refusal";
import { type Actor, homeOf, isAdmin, isFirma, isUat, type Member } from "../rules/actor";
import { securityPath } from "../rules/places";
import type { Unplaced } from "../rules/session";
import type { From } from "../verbs/sign-in.server";
import { actorContext, unplacedContext } from "./actor-context";

type Context = Readonly<RouterContextProvider>;

/** The IP address and browser of the request, for sessions and limits. */
export function fromOf(request: Request, context: Context): From {
  return { address: context.get(httpContext).address, userAgent: request.headers.get("user-agent") ?? "" };
}

/** The parts of the request that the sign-in library needs to find its session. */
export const sessionRequestOf = (request: Request, context: Context) => ({
  cookieHeader: request.headers.get("cookie") ?? "",
  from: fromOf(request, context),
});

/** The signed-in person; throws 403 when there is none. Workspace layouts redirect earlier, but pages check again. */
export function actorOf(context: Context): Actor {
  const actor = context.get(actorContext);
  if (!actor)
    throw forbidden("Pentru această pagină trebuie să fiți conectat.", { href: "/login", label: "Conectare" });
  return actor;
}

/** The person's address and the path of their security page. */
export function ownAddress(context: Context): { back: string; email: string } {
  const { role, email } = actorOf(context);
  return { back: securityPath(role), email };
}

/** The signed-in ADMIN; throws 404 for anybody else. */
export function adminOf(context: Context): Actor {
  const actor = context.get(actorContext);
  if (!actor || !isAdmin(actor)) throw notFound();
  return actor;
}

/** The signed-in person of an authority; throws 404 for anybody else, whom the layout has already redirected. */
export function uatOf(context: Context): Member {
  const actor = context.get(actorContext);
  if (!isUat(actor)) throw notFound();
  return actor;
}

/** The same for a firm. */
export function firmaOf(context: Context): Member {
  const actor = context.get(actorContext);
  if (!isFirma(actor)) throw notFound();
  return actor;
}

/** The signed-in person without an organisation; throws 404 for anybody else. */
export function unplacedOf(context: Context): Unplaced {
  const person = orNotFound(context.get(unplacedContext));
  return person;
}

/** The same for loaders: anybody else is redirected to their own page. */
export function unplacedHere(context: Context): Unplaced {
  const person = context.get(unplacedContext);
  if (person) return person;
  const actor = context.get(actorContext);
  throw redirect(actor ? homeOf(actor) : "/login");
}

/** Adds cookies to a response. */
export function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
