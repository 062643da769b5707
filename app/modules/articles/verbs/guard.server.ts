import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import type { ForwardLink } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { deskPath, writingPath } from "../rules/paths";
import { articlePolicy, isAuthor } from "../rules/policy";
import { articleById, articleOf } from "../store/own.server";
import { lockArticle } from "../store/own-writes.server";

/** The link on a refusal page: the article at the writing desk; undefined for an ADMIN. */
export const wayTo = (actor: Actor, id: string): ForwardLink | undefined =>
  isAuthor(actor) ? { href: deskPath(writingPath(actor.role), id), label: "Înapoi la articol" } : undefined;

export const onArticle = stepsOn<Actor>()({
  policy: articlePolicy,
  /** An ADMIN can load every article; the policy decides what for. */
  locked: async (id, actor) => {
    await lockArticle(id);
    return actor.organisation === null ? articleById(id) : articleOf(actor, id, now());
  },
  way: (actor, { id }) => wayTo(actor, id),
});
