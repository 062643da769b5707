import { redirect } from "react-router";
import { homeOf } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { hourOf } from "~/platform/calendar/local-date";
import { keepDraft } from "~/platform/form/draft.server";
import type { KeptAnswer } from "~/platform/form/draft-view";
import { DRAFT_PAGE, DRAWN_FOR, SEEN_DRAFT } from "~/platform/form/hidden-fields";
import { readForm } from "~/platform/form/read-form.server";
import { badRequest } from "~/platform/refusal";
import { draftPageOf } from "../rules/draft-page";
import type { Route } from "./+types/form-draft";

/** Stores the draft of a form of the person's own workspace, by its page; answers when it was, or why not. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const form = await readForm(request);
  const path = draftPageOf(form.get(DRAFT_PAGE), actor);
  if (path === null) throw badRequest();
  if (![null, actor.userId].includes(form.get(DRAWN_FOR) as string | null)) return answered({ unkept: "signed out" });
  form.delete(DRAWN_FOR);
  const seen = form.get(SEEN_DRAFT);
  form.delete(SEEN_DRAFT);
  const kept = await keepDraft(actor.userId, path, form, typeof seen === "string" ? seen : undefined);
  return answered("at" in kept ? { kept: kept.at ? hourOf(kept.at) : "", at: kept.at?.toISOString() ?? "" } : kept);
}

const answered = (answer: KeptAnswer): Response => Response.json(answer, { headers: { "cache-control": "no-store" } });

export const loader = ({ context }: Route.LoaderArgs) => redirect(homeOf(actorOf(context)), 303);
