import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { authorize } from "~/platform/policy";
import { forbidden, movedOn, notFound, type Way } from "~/platform/refusal";
import { isAuthor } from "../rules/author";
import { whereItStands, whyNotYou } from "../rules/hindrance";
import type { ArticleFacts } from "../rules/moves";
import { deskPath, writingPath } from "../rules/paths";
import { type ArticleAction, articlePolicy } from "../rules/policy";
import { type ArticleRecord, articleById, articleOf } from "../store/own.server";
import { lockArticle } from "../store/own-writes.server";

type Step = { actor: Actor; at: Date };

/** Where an author finds how the article stands now. */
export const wayTo = (actor: Actor, id: string | undefined): Way | undefined =>
  id === undefined || !isAuthor(actor)
    ? undefined
    : { href: deskPath(writingPath(actor.role), id), label: "Înapoi la articol" };

/** Who may not: 403. Who might, but not as it stands now: 409 with how it stands. */
export function allow(action: ArticleAction, { actor, at }: Step, article: ArticleFacts & { id?: string }): void {
  const way = wayTo(actor, article.id);
  const sentence = whyNotYou(actor, action, article);
  const standing = whereItStands(action, article);
  if (sentence === null && !articlePolicy[action](actor, article, at)) throw movedOn(standing, way);
  authorize(articlePolicy, action, actor, article, at, sentence ?? standing, way);
}

/** Whoever may not, however the article stands: 403. */
export function mayEver(action: ArticleAction, actor: Actor, article: ArticleRecord): void {
  const sentence = whyNotYou(actor, action, article);
  if (sentence !== null) throw forbidden(sentence, wayTo(actor, article.id));
}

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
    return work(article, { actor, at });
  });
}
