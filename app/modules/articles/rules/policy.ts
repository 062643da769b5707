import { belongsTo, isAdmin, isSuspended, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { isInBin } from "~/platform/bin";
import type { Policy } from "~/platform/policy";
import { type ArticleFacts, mayMovePublication, mayMoveText } from "./moves";

/** Everything that an organisation writes belongs to all of its people. */
const isOwn = (actor: Visitor, article: ArticleFacts): boolean => belongsTo(actor, article.organisationId);

/** Drafts are free until verification; a suspended organisation only keeps what it has. */
const mayWrite = (actor: Visitor, article: ArticleFacts): boolean => isOwn(actor, article) && !isSuspended(actor);

/** Whatever others get to see needs a verified organisation. */
const mayPublish = (actor: Visitor, article: ArticleFacts): boolean => isOwn(actor, article) && isVerified(actor);

export const articlePolicy = {
  read: (actor, article, now) => isOwn(actor, article) && (article.deletedAt === null || isInBin(article, now)),
  create: mayWrite,
  edit: (actor, article) => mayWrite(actor, article) && mayMoveText("save", article),
  submit: (actor, article) => mayPublish(actor, article) && mayMoveText("submit", article),
  recall: (actor, article) => mayWrite(actor, article) && mayMoveText("recall", article),
  withdraw: (actor, article) => mayWrite(actor, article) && mayMovePublication("withdraw", article),
  delete: (actor, article) => mayWrite(actor, article) && article.deletedAt === null,
  // An ADMIN restores what quick rejection put there.
  restore: (actor, article, now) => (mayWrite(actor, article) || isAdmin(actor)) && isInBin(article, now),
  // An ADMIN decides about what was sent, and never rewrites it.
  approve: (actor, article) => isAdmin(actor) && mayMoveText("approve", article),
  reject: (actor, article) => isAdmin(actor) && mayMoveText("reject", article),
  unpublish: (actor, article) => isAdmin(actor) && mayMovePublication("unpublish", article),
} satisfies Policy<Visitor, ArticleFacts>;

export type ArticleAction = keyof typeof articlePolicy;
