import type { Actor } from "~/modules/accounts/rules/actor";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { orNotFound } from "~/platform/refusal";
import { mentionsIn, withMentions } from "../rules/mentions";
import { postText } from "../rules/text";
import { writingProblem } from "../rules/writing-problem";
import { organisationsNamed } from "../store/mentions.server";
import { writtenBy } from "../store/posts.server";

export const organisationOf = ({ organisation }: Actor): string => orNotFound(organisation).id;

/** A text that is not taken from this organisation, or not yet. Its message is a sentence for the form. */
export class TooMuch extends Error {}

/**
 * A text with its columns, and the organisations that it names. `discussionId` is null for a new discussion; `isReply`: the
 * discussion gets one more post. Throws `TooMuch`.
 */
export async function written(actor: Actor, html: string, place: { discussionId: string | null; isReply: boolean }) {
  const body = bodyOf(html);
  const problem = writingProblem(
    body,
    await writtenBy(organisationOf(actor), place.isReply ? place.discussionId : null),
  );
  if (problem !== null) throw new TooMuch(problem);
  const named = withMentions(body, await organisationsNamed(mentionsIn(body).flat(), place.discussionId));
  return { ...named, text: postText(named.body) };
}
