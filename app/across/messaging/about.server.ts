import { isUatSide, type Member } from "~/modules/conversations/rules";
import type { About } from "~/modules/conversations/verbs.server";
import { opportunityRequestOf, requestOf } from "~/modules/requests/store/requests.server";
import { notFound } from "~/platform/refusal";

/** The request that a conversation would be about, as far as this organisation may see it. */
export type Asked = { about: About; title: string; postedBy: string };

/** Null when the conversation is about nothing in particular; a request that is not this organisation's to see is missing. */
export async function requestInQuestion(actor: Member, requestId: string | null): Promise<Asked | null> {
  if (requestId === null) return null;
  const request = await (isUatSide(actor) ? requestOf(actor, requestId) : opportunityRequestOf(actor, requestId));
  if (request.registration === null) throw notFound();
  return { about: { requestId, number: request.registration }, title: request.title, postedBy: request.ownerId };
}
