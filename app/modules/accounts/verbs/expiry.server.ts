import { now } from "~/platform/clock";
import { deleteEndedSessions } from "../store/session.server";
import { deleteEndedChallenges, deleteOldTokens } from "../store/token.server";

const KEPT_DAYS = 7;

/** Sessions, links and challenges that have ended are good for nothing; for a week they may still explain something. */
export async function forgetWhatExpired(): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  await deleteEndedSessions(before);
  await deleteEndedChallenges(before);
  await deleteOldTokens(before);
}
