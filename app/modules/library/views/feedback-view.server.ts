import type { Actor } from "~/modules/accounts/rules/actor";
import { orNotFound } from "~/platform/refusal";
import type { RatingView } from "../parts/resource-rating";
import { feedbackPolicy, shownMean } from "../rules/feedback";
import { resourcePath } from "../rules/paths";
import { ownRating, ratingsOf } from "../store/feedback.server";
import { resourceById } from "../store/resources.server";
import type { ResourceView } from "./resource-view.server";

/** Of the edition that is read now. */
export async function ratingView(actor: Actor, current: ResourceView["current"], at: Date): Promise<RatingView> {
  const { editionId, number: edition } = current;
  const [ratings, own] = await Promise.all([ratingsOf(editionId), ownRating(editionId, actor.userId)]);
  const mayAnswer = feedbackPolicy.may("answer", actor, current, at);
  return { edition, mean: shownMean(ratings), number: ratings.number, own, mayAnswer };
}

/** What the page of an answer to a document shows; throws for whoever may not answer it. */
export async function answerView(actor: Actor, id: string, at: Date) {
  const resource = orNotFound(await resourceById(id));
  const back = { href: resourcePath(id), label: resource.title };
  feedbackPolicy.allow("answer", actor, resource, at, back);
  return { resource, back, hidden: { edition: String(resource.number) } };
}

/** The page of a document, which a step leads back to. */
export async function backToResource({ id }: { id: string }): Promise<string> {
  orNotFound(await resourceById(id));
  return resourcePath(id);
}
