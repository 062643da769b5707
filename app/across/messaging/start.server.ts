import type { Visitor } from "~/modules/accounts/rules/actor";
import { isMember, isUatSide, type Member, messagesPath, openingPolicy, pairOf } from "~/modules/conversations/rules";
import { existingConversation, hasUatWritten, partnerFor } from "~/modules/conversations/store/thread.server";
import type { About } from "~/modules/conversations/verbs.server";
import { opportunityRequestOf, requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { forbidden, notFound } from "~/platform/refusal";

/** Everything that decides whether, with whom and about what a conversation may begin here. */
export type Start = {
  actor: Member;
  partner: Awaited<ReturnType<typeof partnerFor>>;
  asked: Asked | null;
  postedTheRequest: boolean;
  /** Where the conversation is that the two have about this already. */
  existing: string | null;
  /** Why it may not, as a sentence; null when it may. */
  why: string | null;
};

/** Reads who and what from the address. */
export async function startFrom(visitor: Visitor, request: Request): Promise<Start> {
  if (!isMember(visitor)) throw forbidden("Mesajele sunt ale autorităților și ale firmelor partenere.");
  const parameters = new URL(request.url).searchParams;
  const partner = await partnerFor(visitor, idFromPath(parameters.get("partener") ?? undefined));
  const requestId = parameters.get("solicitare");
  const asked = await requestInQuestion(visitor, requestId === null ? null : idFromPath(requestId));
  const pair = pairOf(visitor, partner.id);
  if (asked && asked.postedBy !== pair.uatId) throw notFound();
  const existing = await existingConversation({ ...pair, requestId: asked?.about.requestId ?? null });
  const opening = {
    ...pair,
    otherVerified: partner.verification === "verified",
    postedTheRequest: asked !== null,
    uatWroteBefore: await hasUatWritten(pair.uatId, pair.firmaId),
  };
  return {
    actor: visitor,
    partner,
    asked,
    existing: existing && `${messagesPath(visitor)}/${existing}`,
    postedTheRequest: opening.postedTheRequest,
    why: openingPolicy.whyNot("open", visitor, opening, now())?.sentence ?? null,
  };
}

/** The request that a conversation would be about, as far as this organisation may see it. */
type Asked = { about: About; title: string; postedBy: string };

/** Null when the conversation is about nothing in particular; a request that is not this organisation's to see is missing. */
async function requestInQuestion(actor: Member, requestId: string | null): Promise<Asked | null> {
  if (requestId === null) return null;
  const request = await (isUatSide(actor) ? requestOf(actor, requestId) : opportunityRequestOf(actor, requestId));
  if (request.registration === null) throw notFound();
  return { about: { requestId, number: request.registration }, title: request.title, postedBy: request.ownerId };
}
