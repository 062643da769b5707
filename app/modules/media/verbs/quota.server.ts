import { transaction } from "~/platform/database/connection.server";
import { settings } from "~/platform/settings.server";
import { hasRoom, quotaSentence } from "../rules/quota";
import { lockUsage, usageOf } from "../store/usage.server";

/**
 * The error sentence when a file of this size does not fit, or null. A first check before any work; `insideQuota`
 * decides. Without an organisation there is no quota.
 */
export async function quotaProblem(organisationId: string | null, size: number): Promise<string | null> {
  if (organisationId === null) return null;
  const usage = await usageOf(organisationId);
  return hasRoom(usage, size, settings().quota) ? null : quotaSentence(usage, size, settings().quota);
}

/** Inserts the row of a file if it fits into the quota; otherwise returns the error sentence. */
export function insideQuota<T>(
  organisationId: string | null,
  size: number,
  insert: () => Promise<T>,
): Promise<{ row: T } | { sentence: string }> {
  return transaction(async () => {
    if (organisationId !== null) await lockUsage(organisationId);
    const sentence = await quotaProblem(organisationId, size);
    return sentence === null ? { row: await insert() } : { sentence };
  });
}
