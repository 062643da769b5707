import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { forbidden, notFound, type Way } from "~/platform/refusal";
import { deskPath, writingPath } from "../rules/paths";
import { type ArticleAction, articlePolicy, isAuthor } from "../rules/policy";
import { type ArticleRecord, articleById, articleOf } from "../store/own.server";
import { lockArticle } from "../store/own-writes.server";

/** Where an author finds how the article stands now. */
export const wayTo = (actor: Actor, id: string): Way | undefined =>
  isAuthor(actor) ? { href: deskPath(writingPath(actor.role), id), label: "Înapoi la articol" } : undefined;

/** Whoever may not, however the article stands: 403. */
export function mayEver(action: ArticleAction, actor: Actor, article: ArticleRecord): void {
  const hindrance = articlePolicy.whyNot(action, actor, article, now());
  if (hindrance?.status === 403) throw forbidden(hindrance.sentence, wayTo(actor, article.id));
}

/** The moment of a step, and the check that the actor may take it; otherwise the page says why not and leads to the article. */
type Step = { at: Date; allow: (action: ArticleAction) => void };

/** The article after its turn came, and the moment of that. An ADMIN meets every article: the policy says what for. */
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
