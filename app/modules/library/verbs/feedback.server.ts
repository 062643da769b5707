import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { feedbackPolicy } from "../rules/feedback";
import { resourcePath } from "../rules/paths";
import { saveRating } from "../store/feedback.server";
import { editionOf, resourceById } from "../store/resources.server";

type Rated = { edition: number; stars: number };

/** Stores how useful an edition was. Not journalled: an opinion, which its author changes. */
export async function rateResource(actor: Actor, id: string, { edition, stars }: Rated): Promise<void> {
  const { editionId, at } = await answered(actor, id, edition);
  await saveRating({ editionId, userId: actor.userId, stars, ratedAt: at });
}

/** The edition that an answer is about. */
async function answered(actor: Actor, id: string, edition: number) {
  const resource = orNotFound(await resourceById(id));
  const at = now();
  feedbackPolicy.allow("answer", actor, resource, at, { href: resourcePath(id), label: "Înapoi la document" });
  return { editionId: orNotFound(await editionOf(id, edition)).id, at };
}
