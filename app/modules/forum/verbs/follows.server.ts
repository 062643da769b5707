import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { orNotFound } from "~/platform/refusal";
import { type FollowLevel, type FollowTarget, onDiscussion } from "../rules/follow";
import { blankDiscussion } from "../rules/moves";
import { discussionPolicy } from "../rules/policy";
import { discussionById } from "../store/discussions.server";
import { saveLevel } from "../store/follows.server";

/** A person's choice, null to take it back. Not journalled: it concerns only them. */
type Choice = { target: FollowTarget; level: FollowLevel | null };

/** Keeps how closely a person follows one discussion. */
export const followDiscussion = (actor: Actor, id: string, level: FollowLevel | null): Promise<void> =>
  chooseLevels(actor, [{ target: onDiscussion(id), level }]);

/** Keeps how closely a person follows discussions, categories and the forum. */
export async function chooseLevels(actor: Actor, choices: readonly Choice[]): Promise<void> {
  await transaction(async () => {
    for (const { target, level } of choices) {
      const { discussionId, category } = target;
      const followed =
        discussionId === null ? blankDiscussion(category ?? "general") : await discussionById(discussionId);
      discussionPolicy.allow("follow", actor, orNotFound(followed), now());
      await saveLevel(actor.userId, target, level);
    }
  });
}
