import type { RouterContextProvider } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import { notFound } from "~/platform/refusal";
import { countsFor } from "./counts.server";
import type { FrameData } from "./frame";

/** What every signed-in page's frame shows; asked again with each navigation. */
export async function frameData(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const actor = context.get(actorContext);
  if (!actor) throw notFound();
  const { role, email, name, organisation } = actor;
  return { actor: { role, email, name, organisation } as FrameData["actor"], counts: await countsFor(actor) };
}
