import type { RouterContextProvider } from "react-router";
import { readOnPage } from "~/across/notifications/store/inbox.server";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { pictureOf } from "~/modules/media/rules/image";
import { now } from "~/platform/clock";
import { foundRow } from "~/platform/database/rows.server";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { isDocument } from "~/platform/http/document.server";
import { orNotFound } from "~/platform/refusal";
import { authorityFrame, firmFrame, moderatorFrame } from "../store/frame.server";

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** What the frame of every signed-in page shows; read again with each navigation. */
export async function frameData({ context, request, url: { pathname } }: Asked) {
  const actor = orNotFound(context.get(actorContext));
  const { role, email, name, organisation } = actor;
  const found = await pictureAndCounts(actor, pathname);
  const isSeen = found.unopened && isDocument(request);
  if (isSeen) await writeIfPossible(() => readOnPage(actor, pathname, now()));
  const { image, unopened, ...counts } = isSeen ? await pictureAndCounts(actor, pathname) : found;
  return {
    actor: { role, email, name, organisation },
    /** The picture of the organisation; its drawing is shown when it is null. */
    picture: image && pictureOf(image),
    counts: { ...NO_COUNTS, ...counts },
    /** Notifications that were not opened lead to this page, which the browser still has to show. */
    unopened,
  };
}
export type FrameData = Awaited<ReturnType<typeof frameData>>;

const NO_COUNTS = {
  notifications: 0,
  messages: 0,
  waiting: 0,
  articles: 0,
  claims: 0,
  tickets: 0,
  posts: 0,
  programs: 0,
  proposals: 0,
};

async function pictureAndCounts(actor: Actor, path: string) {
  const { userId, organisation } = actor;
  const asker = { userId, path, now: now() };
  if (!organisation) return { image: null, ...(await foundRow(moderatorFrame({ ...asker, organisationId: null }))) };
  const member = { ...asker, organisationId: organisation.id };
  return foundRow(isFirma(actor) ? firmFrame(member) : authorityFrame(member));
}
