import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { requests } from "../tables/requests.server";

/** The title of a request that an authority shows to others; null when it shows no such request. */
export async function sharedTitle(id: string, ownerId: string): Promise<string | null> {
  const shown = and(
    eq(requests.id, id),
    eq(requests.ownerId, ownerId),
    isNotNull(requests.sharedAt),
    isNull(requests.hiddenAt),
  );
  const row = await firstRow(db().select({ title: requests.title }).from(requests).where(shown));
  return row?.title ?? null;
}
