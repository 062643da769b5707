import type { RouterContextProvider } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { featuredImageOf } from "~/modules/communities/store/featured.server";
import { pictureOf } from "~/modules/media/rules/image";
import { logoOf } from "~/modules/partners/store/logo.server";
import { notFound } from "~/platform/refusal";
import { countsFor } from "./counts.server";
import type { FrameData } from "./frame";

/** What every signed-in page's frame shows; asked again with each navigation. */
export async function frameData(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const actor = context.get(actorContext);
  if (!actor) throw notFound();
  const { role, email, name, organisation } = actor;
  const [image, counts] = await Promise.all([imageOf(actor), countsFor(actor)]);
  const shown = { role, email, name, organisation } as FrameData["actor"];
  return { actor: shown, picture: image && pictureOf(image), counts };
}

/** A firm's logo, or the picture with which an authority's page opens. */
function imageOf(actor: Actor) {
  if (!actor.organisation) return null;
  const { id } = actor.organisation;
  return isFirma(actor) ? logoOf(id) : featuredImageOf(id);
}
