import { transaction } from "~/platform/database/connection.server";
import { settings } from "~/platform/settings.server";
import { hasRoom, quotaSentence } from "../rules/quota";
import { organisationOf, type Uploader } from "../rules/uploader";
import { lockUsage, usageOf } from "../store/usage.server";

/**
 * The error sentence when a file of this size does not fit, or null. A first check before any work; `insideQuota`
 * decides.
 */
export async function quotaProblem(by: Uploader, size: number): Promise<string | null> {
  const organisationId = organisationOf(by);
  if (organisationId === null) return null;
  const usage = await usageOf(organisationId);
  return hasRoom(usage, size, settings().quota) ? null : quotaSentence(usage, settings().quota);
}

/** Inserts the row of a file if it fits into the quota; otherwise returns the error sentence. */
export function insideQuota<T>(
  by: Uploader,
  size: number,
  insert: () => Promise<T>,
): Promise<{ row: T } | { sentence: string }> {
  const organisationId = organisationOf(by);
  return transaction(async () => {
    if (organisationId !== null) await lockUsage(organisationId);
    const sentence = await quotaProblem(by, size);
    return sentence === null ? { row: await insert() } : { sentence };
  });
}
