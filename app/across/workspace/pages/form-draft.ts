import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/http/request.server";
import { type Actor, homeOf } from "~/modules/accounts/rules/actor";
import { workspacePath } from "~/modules/accounts/rules/places";
import { safePath } from "~/modules/accounts/rules/safe-path";
import { hourOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { dropDraft, keepDraft } from "~/platform/form/draft.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest } from "~/platform/refusal";
import type { Route } from "./+types/form-draft";

/** The field with the path of the page whose form is typed. */
const PAGE = "_pagina";

/**
 * Stores the draft of a form of the person's own workspace, by its page; answers the hour, or null when it was not stored.
 * At `/renuntare` it deletes the draft and redirects to its page.
 */
export async function action({ request, context, pattern }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const form = await readForm(request);
  const path = takePage(form, actor);
  if (pattern.endsWith("/renuntare")) {
    await dropDraft(actor.userId, path);
    return goTo(path, { tone: "blue", title: "Modificările nesalvate au fost șterse." });
  }
  const kept = await keepDraft(actor.userId, path, form);
  return Response.json({ kept: kept ? hourOf(now()) : null }, { headers: { "cache-control": "no-store" } });
}

/** Removes the page from the form and returns it without query; 400 unless it is in the person's own workspace. */
function takePage(form: FormData, { role }: Actor): string {
  const path = safePath(String(form.get(PAGE) ?? ""));
  if (!path?.startsWith(`${workspacePath(role)}/`)) throw badRequest();
  form.delete(PAGE);
  return path.split(/[?#]/, 1)[0] ?? path;
}

export const loader = ({ context }: Route.LoaderArgs) => redirect(homeOf(actorOf(context)), 303);
