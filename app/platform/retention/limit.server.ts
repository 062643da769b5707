import { now } from "../clock";
import { settings } from "../settings.server";
import { RETENTION_TERMS, type RetentionSetting } from "./settings";

const DAY = 86_400_000;

/** What is older than this is kept no more; null when it is kept for as long as the platform exists. */
export function keptSince(name: RetentionSetting): Date | null {
  const chosen = settings().retention[name];
  if (chosen === 0) return null;
  const at = now();
  return RETENTION_TERMS[name].unit === "days" ? new Date(at.getTime() - chosen * DAY) : monthsBefore(at, chosen);
}

/** The same day of an earlier month, or its last one where it is shorter. */
export function monthsBefore(at: Date, months: number): Date {
  const earlier = new Date(at);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const last = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(at.getUTCDate(), last));
  return earlier;
}
