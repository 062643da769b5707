import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { closeStreams } from "~/platform/live/live.server";
import { notFound } from "~/platform/refusal";
import type { Actor } from "../rules/actor";
import { clearedCookies } from "../session/cookies.server";
import { accountIdsOf } from "../store/person.server";
import { deleteSession, deleteSessionsOf } from "../store/session.server";

/** Ends one of the actor's own sessions; throws 404 for another person's. */
export function endSession(actor: Actor, sessionId: string): Promise<void> {
  return transaction(async () => {
    if (!(await deleteSession(sessionId, actor.userId))) throw notFound();
    await closeStreams(actor.userId);
    await record({ what: "session.ended", subjectId: actor.userId, by: actor, at: now() });
  });
}

/** Ends all of the actor's sessions except the current one. */
export function endOtherSessions(actor: Actor): Promise<void> {
  return transaction(async () => {
    await deleteSessionsOf(actor.userId, actor.sessionId);
    await closeStreams(actor.userId);
    await record({ what: "session.ended", subjectId: actor.userId, by: actor, at: now() });
  });
}

type SignedIn = Pick<Actor, "userId" | "sessionId"> & { organisation: { id: string } | null };

/** Deletes the session and returns the cookies that clear it, also when the session has already ended. */
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

/** Call it in the transaction of a suspension or removal. */
export async function endSessionsOf(userId: string): Promise<void> {
  await deleteSessionsOf(userId);
  await closeStreams(userId);
}

export async function endSessionsOfOrganisation(organisationId: string): Promise<void> {
  for (const userId of await accountIdsOf(organisationId)) await endSessionsOf(userId);
}
