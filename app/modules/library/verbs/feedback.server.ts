import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { feedbackPolicy, objectionPolicy } from "../rules/feedback";
import { resourcePath } from "../rules/paths";
import {
  lockObjection,
  objectionById,
  ownObjection,
  saveObjection,
  saveRating,
  setSettled,
} from "../store/feedback.server";
import { editionOf, resourceById } from "../store/resources.server";

type Rated = { edition: number; stars: number };

/** Stores how useful an edition was. Not journalled: an opinion, which its author changes. */
export async function rateResource(actor: Actor, id: string, { edition, stars }: Rated): Promise<void> {
  const { editionId, at } = await answered(actor, id, edition);
  await saveRating({ editionId, userId: actor.userId, stars, ratedAt: at });
}

type Objected = { edition: number; reason: string };

export const objectionVersion = (reason: string | null): string => contentVersion([reason]);

/** Stores why an edition was of no use. Whoever answers for the document is told. Throws `Overtaken` for another tab's text. */
export function objectToResource(
  actor: Actor,
  id: string,
  { edition, reason }: Objected,
  seen: string | null = null,
): Promise<void> {
  return transaction(async () => {
    const { editionId, at } = await answered(actor, id, edition);
    const { userId } = actor;
    notOvertaken(seen, objectionVersion(await ownObjection(editionId, userId)));
    const objectionId = await saveObjection({ resourceId: id, editionId, userId, reason, writtenAt: at });
    await record({ what: "resource.objected", subjectId: objectionId, by: actor, at });
  });
}

/** The edition that an answer is about. */
async function answered(actor: Actor, id: string, edition: number) {
  const resource = orNotFound(await resourceById(id));
  const at = now();
  feedbackPolicy.allow("answer", actor, resource, at, { href: resourcePath(id), label: "Înapoi la document" });
  return { editionId: orNotFound(await editionOf(id, edition)).id, at };
}

const onObjection = stepsOn<Actor>()({
  policy: objectionPolicy,
  locked: async (id) => {
    await lockObjection(id);
    return objectionById(id);
  },
  way: () => undefined,
});

/** Says that an objection is dealt with, or opens it again. */
export function settleObjection(actor: Actor, id: string, isSettled: boolean): Promise<void> {
  return onObjection(actor, id, async (_objection, { at, allow, log }) => {
    allow(isSettled ? "settle" : "reopen");
    await setSettled(id, isSettled ? { settledAt: at, settledBy: actor.userId } : { settledAt: null, settledBy: null });
    await log(isSettled ? "resource.objection_settled" : "resource.objection_reopened");
  });
}
