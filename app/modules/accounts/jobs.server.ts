import { now } from "~/platform/clock";
import type { Job } from "~/platform/jobs/jobs.server";
import { deleteOldInvitations } from "./store/invitation.server";
import { deleteEndedSessions } from "./store/session.server";
import { deleteEndedChallenges, deleteOldTokens } from "./store/token.server";

const KEPT_DAYS = 7;
/** Addresses of people who never answered are deleted after this time. */
const INVITATIONS_KEPT_DAYS = 90;

/** Deletes sessions, links and challenges a week after they ended; until then they help with support questions. */
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
