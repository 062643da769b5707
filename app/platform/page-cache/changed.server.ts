import { sql } from "drizzle-orm";
import { afterCommit, db } from "../database/connection.server";
import type { Listener } from "../database/listener.server";

export const PUBLIC_CHANNEL = "public_changed";

const purges = new Set<() => void>();

/**
 * What the public sees is about to change: call it in the transaction that changes it. Every process forgets its pages
 * once it has committed; this one at once, before whoever changed it is answered. The journal calls it for what rooms
 * declare as seen; what is written without the journal (an index, a data set) calls it itself.
 */
export async function publicChanged(): Promise<void> {
  await db().execute(sql`select pg_notify(${PUBLIC_CHANNEL}, '')`);
  await afterCommit(() => {
    for (const purge of purges) purge();
  });
}

/** Lets a cache hear of changes by this process and by others. Returns what ends it. */
export function hearPublicChanges(listener: Listener, purge: () => void): () => void {
  purges.add(purge);
  listener.on(PUBLIC_CHANNEL, purge);
  listener.onFlush(purge); // what was told while it was away is lost
  return () => void purges.delete(purge);
}
