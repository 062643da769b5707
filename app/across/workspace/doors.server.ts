import { type MiddlewareFunction, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { actorContext, unplacedContext } from "~/modules/accounts/actor-context";
import { keptFromAddress, overLimit } from "~/modules/accounts/limits.server";
import { type Actor, homeOf } from "~/modules/accounts/rules/actor";
import { UNPLACED_PATH, workspacePath } from "~/modules/accounts/rules/places";
import { formerPerson } from "~/modules/accounts/session/session.server";
import { isAutosave } from "~/platform/form/autosave";
import { keepPost } from "~/platform/form/kept-post.server";
import { readForm } from "~/platform/form/read-form.server";
import { httpContext } from "~/platform/http/context";
import { changesSomething } from "~/platform/http/origin.server";
import { forbidden } from "~/platform/refusal";

/** The door of a workspace: it only shows the way. What may be done inside, each page and verb asks for itself. */
export const door: MiddlewareFunction<Response> = async ({ context, request, url, pattern }, next) => {
  const actor = context.get(actorContext);
  if (!actor && context.get(unplacedContext)) throw redirectDocument(UNPLACED_PATH);
  if (!actor) throw await toLogin(request, context, url);
  const [workspace] = pattern.split("/").filter(Boolean);
  if (`/${workspace}` !== workspacePath(actor.role)) throw await toOwnHome(request, actor);
  return next();
};

/** Whoever is signed out, or was meanwhile, comes back to where they were going; what they typed is kept for them. */
export async function toLogin(request: Request, context: Readonly<RouterContextProvider>, url: URL): Promise<Response> {
  const back = changesSomething(request.method) ? "/reluare" : url.pathname + url.search;
  const door = url.pathname.startsWith("/admin") ? "/admin-login" : "/login";
  const answer = redirectDocument(`${door}?redirectTo=${encodeURIComponent(back)}`);
  if (changesSomething(request.method)) {
    const form = await readForm(request);
    const cookie = await keptFor(request, context, { path: url.pathname + url.search, form });
    if (cookie) answer.headers.append("set-cookie", cookie);
  }
  return answer;
}

/** Of a form whose author is not known nothing is kept: whoever signs in next in this browser would read it. */
async function keptFor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { path, form }: { path: string; form: FormData },
): Promise<string> {
  // the page that saves while somebody types stays where it is, and its button sends all of it
  if (isAutosave(form)) return "";
  const author = await formerPerson(request.headers.get("cookie") ?? "");
  if (!author || (await overLimit([keptFromAddress, context.get(httpContext).address]))) return "";
  return keepPost(author, path, form);
}

async function toOwnHome(request: Request, actor: Actor): Promise<Response> {
  if (changesSomething(request.method))
    throw forbidden("Contul cu care sunteți conectat nu poate face acest lucru.", {
      href: homeOf(actor),
      label: "La panoul dumneavoastră",
    });
  return redirect(homeOf(actor));
}
