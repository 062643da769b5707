import type { RouterContextProvider } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { notFound } from "~/platform/refusal";
import type { ArticleFacts } from "../rules/moves";
import { deskPath, writingPath } from "../rules/paths";
import { type ArticleAction, type Author, articlePolicy, isAuthor } from "../rules/policy";
import { articleOf } from "../store/own.server";
import { wayTo } from "../verbs/guard.server";

type Context = Readonly<RouterContextProvider>;

/** The author and the base path of the writing desk in their workspace. */
export type Desk = { actor: Author; base: string };

export function deskOf(context: Context): Desk {
  const actor = actorOf(context);
  if (!isAuthor(actor)) throw notFound();
  return { actor, base: writingPath(actor.role) };
}

/** The one-time keys of an article's buttons; null when the action is not possible. */
export function stepKeys(actor: Author, article: ArticleFacts, at: Date) {
  const key = (step: ArticleAction) => (articlePolicy.may(step, actor, article, at) ? newFormKey() : null);
  return { submit: key("submit"), recall: key("recall"), delete: key("delete"), restore: key("restore") };
}

/** The path of the own article, to which its actions return. */
export const articleHere = ({ context, id }: { context: Context; id: string }) => deskPath(deskOf(context).base, id);

type StepArguments = { context: Context; params: { id?: string | undefined } };

/** The data of a step's page; throws 403 or 409 when the step cannot be taken. */
export async function stepOf(action: ArticleAction, { context, params }: StepArguments) {
  const { actor, base } = deskOf(context);
  const at = now();
  const article = await articleOf(actor, idFromPath(params.id), at);
  articlePolicy.allow(action, actor, article, at, wayTo(actor, article.id));
  return { article, step: { back: { href: deskPath(base, article.id), label: article.title }, formKey: newFormKey() } };
}
