import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { homeOf } from "~/modules/accounts/rules/actor";
import { dropDraft } from "~/platform/form/draft.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { takePage } from "../draft-page";
import type { Route } from "./+types/form-draft-removal";

/** Gives up what was typed and not saved, and leads back to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const path = takePage(await readForm(request), actor);
  await dropDraft(actor.userId, path);
  return goTo(path, { tone: "blue", title: "Modificările nesalvate au fost șterse." });
}

export const loader = ({ context }: Route.LoaderArgs) => redirect(homeOf(actorOf(context)), 303);
