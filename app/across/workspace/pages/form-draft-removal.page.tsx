import { redirect } from "react-router";
import { homeOf } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { dropDraft, keptDraft } from "~/platform/form/draft.server";
import { BACK, pageOfDraft } from "~/platform/form/draft-view";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest } from "~/platform/refusal";
import { QuestionPage } from "~/ui/dialog/question-page";
import { DRAFT_REMOVAL, DraftRemoval } from "~/ui/form/draft-notice";
import { draftPageOf } from "../rules/draft-page";
import type { Route } from "./+types/form-draft-removal.page";

/** Leads back where there is no draft to delete. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const path = draftPageOf(url.searchParams.get(DRAFT_PAGE), actor);
  if (path === null) throw redirect(homeOf(actor), 303);
  if ((await keptDraft(actor.userId, path)) === null) throw redirect(pageOfDraft(path));
  return { path, back: draftPageOf(url.searchParams.get(BACK), actor) ?? undefined };
}

export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const form = await readForm(request);
  const path = draftPageOf(form.get(DRAFT_PAGE), actor);
  if (path === null) throw badRequest();
  await dropDraft(actor.userId, path);
  const back = draftPageOf(url.searchParams.get(BACK), actor) ?? pageOfDraft(path);
  return goTo(back, { tone: "blue", title: "Textul a fost șters." });
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function FormDraftRemoval({ loaderData: { path, back } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={back ? { href: back, label: "Neterminate" } : { href: pageOfDraft(path), label: "Formularul" }}
      {...DRAFT_REMOVAL}
    >
      <DraftRemoval path={path} back={back} />
    </QuestionPage>
  );
}
