import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { seenVersion } from "~/platform/form/version.server";
import { orNotFound } from "~/platform/refusal";
import { adminArticlesPath } from "../rules/paths";
import { articleById } from "../store/act-articles.server";
import { verifyArticle } from "../verbs/act-articles.server";

const buttons = buttonSteps({
  verification: {
    back: async ({ context, id }) => {
      adminOf(context);
      return adminArticlesPath(orNotFound(await articleById(id)).actId);
    },
    done: { title: "Articolul este verificat astăzi." },
    work: ({ actor, id, form }) => verifyArticle(actor, id, seenVersion(form)),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ActArticleVerification() {
  return null;
}
