import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { type Actor, homeOf } from "~/modules/accounts/rules/actor";
import { UNPLACED_PATH, workspacePath } from "~/modules/accounts/rules/places";
import { isUnplaced } from "~/modules/accounts/rules/session";
import { formerPerson } from "~/modules/accounts/session/session.server";
import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { keptOfPerson, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { personById } from "~/modules/accounts/store/person.server";
import { isAutosave } from "~/platform/form/autosave";
import { keepSentForm } from "~/platform/form/draft.server";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { keepPost } from "~/platform/form/kept-post.server";
import { readForm } from "~/platform/form/read-form.server";
import { changesSomething } from "~/platform/http/origin.server";
import { forbidden, type Refusal } from "~/platform/refusal";
import { draftPageOf } from "../rules/draft-page";
import { withForm } from "./refused-texts.server";

/** Middleware of a workspace: it only redirects. Permissions are checked by each page and verb. */
export const onlyOwnWorkspace: MiddlewareFunction<Response> = async ({ context, request, url, pattern }, next) => {
  const actor = await signedIn({ context, request, url });
  const [workspace] = pattern.split("/").filter(Boolean);
  if (`/${workspace}` !== workspacePath(actor.role))
    throw await withForm(toOwnHome(request, actor), { request, context });
  return next();
};

/** The same for pages outside the workspaces that only a signed-in person has. */
export const onlySignedIn: MiddlewareFunction<Response> = async (asked, next) => {
  await signedIn(asked);
  return next();
};

type Asked = Pick<Parameters<MiddlewareFunction<Response>>[0], "context" | "request" | "url">;

async function signedIn({ context, request, url }: Asked): Promise<Actor> {
  const actor = context.get(actorContext);
  if (!actor && context.get(unplacedContext)) throw redirectDocument(UNPLACED_PATH);
  if (!actor) throw await toLogin(request, url);
  return actor;
}

/** Redirects to sign-in, with the way back; a form posted after its session ended is kept for its author. */
export async function toLogin(request: Request, url: URL): Promise<Response> {
  const here = url.pathname + url.search;
  const cookie = changesSomething(request.method)
    ? await keepForAuthor(request, { path: here, form: await readForm(request) })
    : "";
  const login = url.pathname.startsWith("/admin") ? "/admin-login" : "/login";
  const answer = redirectDocument(`${login}?redirectTo=${encodeURIComponent(cookie ? "/reluare" : here)}`);
  if (cookie) answer.headers.append("set-cookie", cookie);
  return answer;
}

/** The cookie of the kept form, or "". A form of an unknown author is not kept: the next person to sign in here would read it. */
async function keepForAuthor(request: Request, { path, form }: { path: string; form: FormData }): Promise<string> {
  // an autosaving page stays open, and its button sends everything again
  if (isAutosave(form)) return "";
  const author = await formerPerson(request.headers.get("cookie") ?? "");
  if (!author || (await overLimit([keptOfPerson, author]))) return "";
  return keepUnsent(author, path, form);
}

/** The cookie with which its author opens it again, or "" for a form that is too large. */
export async function keepUnsent(author: string, path: string, form: FormData): Promise<string> {
  await keepAsDraft(author, form);
  return keepPost(author, path, form);
}

/** Also as a draft of its page, which opens the form filled. The form is kept with the key of the draft. */
async function keepAsDraft(author: string, form: FormData): Promise<void> {
  const person = await personById(author);
  if (!person || isUnplaced(person)) return;
  const path = draftPageOf(form.get(DRAFT_PAGE), person);
  const kept = path && (await keepSentForm(author, path, form));
  if (kept) form.set(DRAFT_PAGE, kept);
  else form.delete(DRAFT_PAGE); // what is kept under the page then is not this text
}

function toOwnHome(request: Request, actor: Actor): Response | Refusal {
  if (!changesSomething(request.method)) return redirect(homeOf(actor));
  return forbidden("Contul cu care sunteți conectat nu poate face acest lucru.", {
    href: homeOf(actor),
    label: "La panoul dumneavoastră",
  });
}
