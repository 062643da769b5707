import { now } from "~/platform/clock";
import type { Job } from "~/platform/jobs/jobs.server";
import { deleteOldInvitations } from "./store/invitation.server";
import { deleteEndedSessions } from "./store/session.server";
import { deleteEndedChallenges, deleteOldTokens } from "./store/token.server";

const KEPT_DAYS = 7;
/** The address of somebody who never answered is not ours to keep. */
const INVITATIONS_KEPT_DAYS = 90;

/** Sessions, links and challenges that have ended are good for nothing; for a week they may still explain something. */
export async function forgetWhatExpired(): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const before = daysAgo(KEPT_DAYS);
  await deleteEndedSessions(before);
  await deleteEndedChallenges(before);
  await deleteOldTokens(before);
  await deleteOldInvitations(daysAgo(INVITATIONS_KEPT_DAYS));
}

export const sweepAccounts: Job = {
  name: "sweep-accounts",
  schedule: "10 4 * * *",
  run: forgetWhatExpired,
};
