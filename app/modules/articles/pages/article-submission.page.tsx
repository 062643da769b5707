import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { seenVersion } from "~/platform/form/version.server";
import { deskPath } from "../rules/paths";
import { submitArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-submission.page";
import { SENT } from "./article-save.server";
import { deskOf, stepTaken } from "./writing-desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(deskPath(deskOf(context).base, idFromPath(params.id)));

export const action = (route: Route.ActionArgs) =>
  stepTaken(route, {
    failed: "Nu s-a putut trimite la revizie.",
    flash: () => SENT,
    work: (actor, id, form) => submitArticle(actor, id, seenVersion(form)),
  });

/** Only its refusals have a page. */
export default function ArticleSubmission() {
  return null;
}
