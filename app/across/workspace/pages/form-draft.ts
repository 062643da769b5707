import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { homeOf } from "~/modules/accounts/rules/actor";
import { hourOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { keepDraft } from "~/platform/form/draft.server";
import { readForm } from "~/platform/form/read-form.server";
import { takePage } from "../draft-page";
import type { Route } from "./+types/form-draft";

/** Keeps what is being typed into a form of the person's own workspace, under its page. Answers the hour, or null. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const form = await readForm(request);
  const path = takePage(form, actor);
  const kept = await keepDraft(actor.userId, path, form);
  return Response.json({ kept: kept ? hourOf(now()) : null }, { headers: { "cache-control": "no-store" } });
}

export const loader = ({ context }: Route.LoaderArgs) => redirect(homeOf(actorOf(context)), 303);
