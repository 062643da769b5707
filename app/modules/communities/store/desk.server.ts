import { and, eq, isNull } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { communities } from "../tables.server";

export type CommunityRow = typeof communities.$inferSelect;
export type CommunityValues = Partial<Omit<typeof communities.$inferInsert, "id" | "organisationId" | "createdAt">>;

/** Whoever decides about a community waits here for whoever else does. Null when there is none. */
export async function lockedCommunity(id: string): Promise<CommunityRow | null> {
  const [row] = await db().select().from(communities).where(eq(communities.id, id)).for("update");
  return row ?? null;
}

/** Whoever edits a community waits here: what is compared with a form is what stands. */
export async function lockCommunity(id: string): Promise<void> {
  await db().select({ id: communities.id }).from(communities).where(eq(communities.id, id)).for("no key update");
}

export async function updateCommunity(id: string, values: CommunityValues): Promise<void> {
  await db().update(communities).set(values).where(eq(communities.id, id));
}

/** The one that an authority shows, locked; null when it has none outside the bin. */
export async function lockedCommunityOf(organisationId: string): Promise<CommunityRow | null> {
  const [row] = await db()
    .select()
    .from(communities)
    .where(and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt)))
    .for("update");
  return row ?? null;
}

/** Whose it is, what it is called, and since when it is in the bin. */
export async function communityHeadById(id: string) {
  const [row] = await db()
    .select({
      id: communities.id,
      name: communities.name,
      organisationId: communities.organisationId,
      deletedAt: communities.deletedAt,
    })
    .from(communities)
    .where(eq(communities.id, id));
  return row ?? null;
}
