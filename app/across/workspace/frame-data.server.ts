import type { RouterContextProvider } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { pictureOf } from "~/modules/media/rules/image";
import { notFound } from "~/platform/refusal";
import type { Counts, FrameData } from "./frame";
import { authorityFrame, firmFrame, moderatorFrame } from "./store/frame.server";

/** What every signed-in page's frame shows; asked again with each navigation. */
export async function frameData(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const actor = context.get(actorContext);
  if (!actor) throw notFound();
  const { role, email, name, organisation } = actor;
  const { image, ...counts } = await foundFor(actor);
  const shown = { role, email, name, organisation } as FrameData["actor"];
  return { actor: shown, picture: image && pictureOf(image), counts: { ...NO_COUNTS, ...counts } };
}

const NO_COUNTS: Counts = { notifications: 0, messages: 0, waiting: 0, articles: 0, claims: 0 };

async function foundFor(actor: Actor) {
  const { userId, organisation } = actor;
  if (!organisation) return { image: null, ...(await moderatorFrame(userId)) };
  const asker = { userId, organisationId: organisation.id };
  const found = isFirma(actor) ? await firmFrame(asker) : await authorityFrame(asker);
  if (!found) throw notFound();
  return found;
}
