import type { Visitor } from "~/modules/accounts/rules/actor";
import { hasSide, isUatSide, type Member, openingPolicy, pairOf, threadPath } from "~/modules/conversations/rules";
import { existingConversation, hasUatWritten, partnerFor } from "~/modules/conversations/store/thread.server";
import type { About } from "~/modules/conversations/store/writes.server";
import { opportunityRequestOf, requestOf } from "~/modules/requests/store/requests.server";
import { sharedTitle } from "~/modules/requests/store/shared.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { pick } from "~/platform/pick";
import { forbidden, notFound } from "~/platform/refusal";

/** The partner and the request of a new conversation, from the address, and whether this member may open it. */
export async function startFrom(visitor: Visitor, request: Request) {
  if (!hasSide(visitor)) throw forbidden("Mesajele sunt ale autorităților și ale firmelor partenere.");
  const parameters = new URL(request.url).searchParams;
  const partner = await partnerFor(visitor, idFromPath(parameters.get("partener") ?? undefined));
  const requestId = parameters.get("solicitare");
  const asked = await requestAbout(visitor, requestId === null ? null : idFromPath(requestId));
  const experienceId = parameters.get("experienta");
  const experience = experienceId === null ? null : await sharedTitle(idFromPath(experienceId), partner.id);
  const pair = pairOf(visitor, partner);
  // two authorities have no request between them
  if (asked && (asked.postedBy !== pair.uatId || pair.firmaKind === "UAT")) throw notFound();
  const existing = await existingConversation({ ...pair, requestId: asked?.about.requestId ?? null });
  const opening = {
    ...pair,
    otherVerified: partner.verification === "verified",
    postedTheRequest: asked !== null,
    uatWroteBefore: await hasUatWritten(pair.uatId, pair.firmaId),
    showsExperience: experience !== null,
  };
  // who is shown nowhere is named only to whoever knows them already
  if (!opening.otherVerified && !existing && !asked && !experience && !opening.uatWroteBefore) throw notFound();
  return {
    actor: visitor,
    partner,
    asked,
    /** The address of the conversation that the two organisations already have about this. */
    existing: existing && threadPath(visitor, existing),
    /** What the other authority has done and shows, by its title. */
    experience: experience === null || experienceId === null ? null : { id: experienceId, title: experience },
    facts: pick(opening, "postedTheRequest", "showsExperience"),
    /** The sentence why the member may not open it; null when they may. */
    why: openingPolicy.whyNot("open", visitor, opening, now())?.sentence ?? null,
  };
}

/** The request that the conversation is about, or null; 404 when this organisation may not see it. */
async function requestAbout(actor: Member, requestId: string | null) {
  if (requestId === null) return null;
  const request = await (isUatSide(actor) ? requestOf(actor, requestId) : opportunityRequestOf(actor, requestId));
  if (request.registration === null) throw notFound();
  const about: About = { requestId, number: request.registration };
  return { about, title: request.title, postedBy: request.ownerId };
}
