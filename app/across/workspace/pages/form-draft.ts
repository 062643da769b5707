import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/http/request.server";
import { type Actor, homeOf } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { hourOf } from "~/platform/calendar/local-date";
import { dropDraft, keepDraft } from "~/platform/form/draft.server";
import { type KeptAnswer, RESUME } from "~/platform/form/draft-view";
import { DRAFT_PAGE, SEEN_DRAFT } from "~/platform/form/hidden-fields";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest } from "~/platform/refusal";
import type { Route } from "./+types/form-draft";

/**
 * Stores the draft of a form of the person's own workspace, by its page; answers when it was, or why not.
 * At `/renuntare` it deletes the draft and redirects to its page.
 */
export async function action({ request, context, pattern }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const form = await readForm(request);
  const path = pageOf(form, actor);
  if (pattern.endsWith("/renuntare")) {
    await dropDraft(actor.userId, path);
    return goTo(path, { tone: "blue", title: "Ciorna a fost ștearsă." });
  }
  const seen = form.get(SEEN_DRAFT);
  form.delete(SEEN_DRAFT);
  const kept = await keepDraft(actor.userId, path, form, typeof seen === "string" ? seen : undefined);
  const answer: KeptAnswer =
    "at" in kept ? { kept: kept.at ? hourOf(kept.at) : "", at: kept.at?.toISOString() ?? "" } : kept;
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}

/** Public pages whose form a signed-in person fills in. */
const PUBLIC = ["/support"];

/** The page of the form, without what only resumes its draft; 400 unless it is one of the person's own pages. */
function pageOf(form: FormData, { role }: Actor): string {
  const path = safePath(String(form.get(DRAFT_PAGE) ?? ""));
  if (path === null || !(PUBLIC.includes(path) || path.startsWith(`${workspacePath(role)}/`))) throw badRequest();
  const { pathname, searchParams } = new URL(path, "http://psp.invalid");
  searchParams.delete(RESUME);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

export const loader = ({ context }: Route.LoaderArgs) => redirect(homeOf(actorOf(context)), 303);
