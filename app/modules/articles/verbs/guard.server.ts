import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { forbidden, notFound, type Way } from "~/platform/refusal";
import { deskPath, writingPath } from "../rules/paths";
import { type ArticleAction, articlePolicy, isAuthor } from "../rules/policy";
import { type ArticleRecord, articleById, articleOf } from "../store/own.server";
import { lockArticle } from "../store/own-writes.server";

/** The link on a refusal page: the article at the writing desk; undefined for an ADMIN. */
export const wayTo = (actor: Actor, id: string): Way | undefined =>
  isAuthor(actor) ? { href: deskPath(writingPath(actor.role), id), label: "Înapoi la articol" } : undefined;

/** Throws 403 when the actor may not take the action in any state of the article. */
export function refuseForbidden(action: ArticleAction, actor: Actor, article: ArticleRecord): void {
  const hindrance = articlePolicy.whyNot(action, actor, article, now());
  if (hindrance?.status === 403) throw forbidden(hindrance.sentence, wayTo(actor, article.id));
}

/** The moment of a step, and the policy check at that moment, which throws 403 or 409. */
type Step = { at: Date; allow: (action: ArticleAction) => void };

/** Runs `work` in a transaction with the article locked. An ADMIN can load every article; the policy decides what for. */
export function inTurn<Result>(
  actor: Actor,
  id: string,
  work: (article: ArticleRecord, step: Step) => Promise<Result>,
): Promise<Result> {
  return transaction(async () => {
    await lockArticle(id);
    const at = now();
    const article = actor.organisation === null ? await articleById(id) : await articleOf(actor, id, at);
    if (article === null) throw notFound();
    return work(article, { at, allow: (action) => articlePolicy.allow(action, actor, article, at, wayTo(actor, id)) });
  });
}
