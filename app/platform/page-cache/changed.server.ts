import { sql } from "drizzle-orm";
import { afterCommit, db } from "../database/connection.server";
import type { ChannelListener } from "../database/listener.server";

export const PUBLIC_CHANNEL = "public_changed";

const purges = new Set<() => void>();

/**
 * Purges the page caches of all processes after the caller's transaction has committed; that of this process before the
 * author of the change is answered. The journal calls it for public entries; writes without a journal entry (the search
 * index, a data set) must call it themselves.
 */
export async function publicChanged(): Promise<void> {
  await db().execute(sql`select pg_notify(${PUBLIC_CHANNEL}, '')`);
  await afterCommit(() => {
    for (const purge of purges) purge();
  });
}

/** Calls `purge` for changes by this process and by others. Returns the unsubscribe function. */
export function hearPublicChanges(listener: ChannelListener, purge: () => void): () => void {
  purges.add(purge);
  listener.on(PUBLIC_CHANNEL, purge);
  listener.onFlush(purge); // notifications are lost while disconnected
  return () => void purges.delete(purge);
}
