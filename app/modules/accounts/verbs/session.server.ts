import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { closeStreams } from "~/platform/live/live.server";
import { notFound } from "~/platform/refusal";
import type { Actor } from "../rules/actor";
import { clearedCookies } from "../session/cookies.server";
import { accountIdsOf } from "../store/person.server";
import { deleteSession, deleteSessionsOf } from "../store/session.server";

/** Ends one of one's own sessions; another person's is as good as missing. */
export function endSession(actor: Actor, sessionId: string): Promise<void> {
  return transaction(async () => {
    if (!(await deleteSession(sessionId, actor.userId))) throw notFound();
    await closeStreams(actor.userId);
    await record({ what: "session.ended", subjectId: actor.userId, by: actor, at: now() });
  });
}

/** Ends all of one's own sessions but the one that asks. */
export function endOtherSessions(actor: Actor): Promise<void> {
  return transaction(async () => {
    await deleteSessionsOf(actor.userId, actor.sessionId);
    await closeStreams(actor.userId);
    await record({ what: "session.ended", subjectId: actor.userId, by: actor, at: now() });
  });
}

type SignedIn = Pick<Actor, "userId" | "sessionId"> & { organisation: { id: string } | null };

/** Signs out: the row goes, and the cookies with it. A session that has ended meanwhile is no reason to refuse. */
export async function signOut(actor: SignedIn | null): Promise<string[]> {
  if (actor) {
    await transaction(async () => {
      await deleteSession(actor.sessionId, actor.userId);
      await closeStreams(actor.userId);
      await record({ what: "session.ended", subjectId: actor.userId, by: actor, at: now() });
    });
  }
  return clearedCookies();
}

/** Part of a suspension or a change of role, in its transaction. */
export async function endSessionsOf(userId: string): Promise<void> {
  await deleteSessionsOf(userId);
  await closeStreams(userId);
}

export async function endSessionsOfOrganisation(organisationId: string): Promise<void> {
  for (const userId of await accountIdsOf(organisationId)) await endSessionsOf(userId);
}
