import { now } from "~/platform/clock";
import type { Job } from "~/platform/jobs/jobs.server";
import { keptSince } from "~/platform/retention/limit.server";
import { INVITATIONS_KEPT_DAYS } from "./rules/colleague";
import { deleteOldInvitations } from "./store/invitation.server";
import { deleteEndedSessions } from "./store/session.server";
import { deleteEndedChallenges, deleteOldTokens } from "./store/token.server";

/** Deletes sessions, links and challenges some days after they ended; until then they help with support questions. */
export async function forgetWhatExpired(): Promise<void> {
  const before = keptSince("SESSIONS_DAYS") ?? new Date(0);
  await deleteEndedSessions(before);
  await deleteEndedChallenges(before);
  await deleteOldTokens(before);
  await deleteOldInvitations(new Date(now().getTime() - INVITATIONS_KEPT_DAYS * 86_400_000));
}

export const sweepAccounts: Job = {
  name: "sweep-accounts",
  schedule: "10 4 * * *",
  run: forgetWhatExpired,
};
