import type { RouterContextProvider } from "react-router";
import { actorContext } from "~/modules/accounts/http/actor-context";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { pictureOf } from "~/modules/media/rules/image";
import { notFound } from "~/platform/refusal";
import { authorityFrame, firmFrame, moderatorFrame } from "./store/frame.server";

/** What the frame of every signed-in page shows; read again with each navigation. */
export async function frameData(context: Readonly<RouterContextProvider>) {
  const actor = context.get(actorContext);
  if (!actor) throw notFound();
  const { role, email, name, organisation } = actor;
  const { image, ...counts } = await pictureAndCounts(actor);
  return {
    actor: { role, email, name, organisation },
    /** The picture of the organisation; its drawing is shown when it is null. */
    picture: image && pictureOf(image),
    counts: { ...NO_COUNTS, ...counts },
  };
}
export type FrameData = Awaited<ReturnType<typeof frameData>>;

const NO_COUNTS = { notifications: 0, messages: 0, waiting: 0, articles: 0, claims: 0 };

async function pictureAndCounts(actor: Actor) {
  const { userId, organisation } = actor;
  if (!organisation) {
    const [counts] = await moderatorFrame({ userId, organisationId: null });
    return { image: null, ...counts };
  }
  const asker = { userId, organisationId: organisation.id };
  const [found] = isFirma(actor) ? await firmFrame(asker) : await authorityFrame(asker);
  if (!found) throw notFound();
  return found;
}
