import { and, asc, count, desc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { inAlphabet } from "~/platform/database/words.server";
import { pick } from "~/platform/pick";
import { isCountyCode } from "~/platform/romania/counties";
import { areSimilar, type ClaimOutcome } from "../rules/claims";
import { communities, communityClaims } from "../tables.server";
import { summaryColumns, unowned } from "./shown.server";

export type Claim = typeof communityClaims.$inferSelect;

/**
 * Communities that an authority may claim: those without an owner in its county with a similar name, and the one with
 * id `asks`, whatever its name. `waitingSince` is set where its claim waits.
 */
export async function claimable(organisationId: string, asks: string | null = null) {
  const organisation = await organisationById(organisationId);
  if (!organisation) return [];
  const county = organisation.county && isCountyCode(organisation.county) ? organisation.county : null;
  const near = county ? eq(communities.county, county) : undefined;
  const asked = asks ? eq(communities.id, asks) : undefined;
  if (!near && !asked) return [];
  const rows = await db()
    .select({
      ...summaryColumns,
      waitingSince: communityClaims.claimedAt,
    })
    .from(communities)
    .leftJoin(images, eq(images.id, communities.featuredImageId))
    .leftJoin(
      communityClaims,
      and(
        eq(communityClaims.communityId, communities.id),
        eq(communityClaims.organisationId, organisationId),
        isNull(communityClaims.outcome),
      ),
    )
    .where(and(or(near, asked), mayBeClaimed))
    .orderBy(inAlphabet(communities.name), asc(communities.id));
  const like = rows.filter((row) => row.county === county && areSimilar(row.name, organisation.name));
  const first = rows.filter(({ id }) => id === asks);
  return [...first, ...like.filter(({ id }) => id !== asks)];
}

/** `isClaimable` of the rules. */
const mayBeClaimed = and(unowned, isNull(communities.deletedAt));

/** Claims of an authority, newest first. */
export async function claimsOf(organisationId: string) {
  return db()
    .select({
      ...pick(communityClaims, "id", "claimedAt", "decidedAt", "outcome", "reason"),
      name: communities.name,
    })
    .from(communityClaims)
    .innerJoin(communities, eq(communities.id, communityClaims.communityId))
    .where(eq(communityClaims.organisationId, organisationId))
    .orderBy(desc(communityClaims.claimedAt), desc(communityClaims.id));
}

const listed = () =>
  db()
    .select({
      ...pick(communityClaims, "id", "claimedAt", "decidedAt", "outcome", "reason"),
      community: { id: communities.id, name: communities.name, county: communities.county },
      organisation: { id: organisations.id, name: organisations.name, cui: organisations.cui },
      claimedBy: users.name,
    })
    .from(communityClaims)
    .innerJoin(communities, eq(communities.id, communityClaims.communityId))
    .innerJoin(organisations, eq(organisations.id, communityClaims.organisationId))
    .innerJoin(users, eq(users.id, communityClaims.claimedBy));

export type ListedClaim = Awaited<ReturnType<typeof waitingClaims>>[number];

/** Claims without a decision, of one community or of all, oldest first. */
export const waitingClaims = async (communityId?: string) =>
  listed()
    .where(and(isNull(communityClaims.outcome), communityId ? eq(communityClaims.communityId, communityId) : undefined))
    .orderBy(asc(communityClaims.claimedAt), asc(communityClaims.id));

/** The latest decided claims. */
export const decidedClaims = async (limit: number) =>
  listed()
    .where(isNotNull(communityClaims.outcome))
    .orderBy(desc(communityClaims.decidedAt), desc(communityClaims.id))
    .limit(limit);

export const claimById = (id: string) => firstRow(listed().where(eq(communityClaims.id, id)));

/** Query of the number of waiting claims, of one organisation or of all; also used as a subquery. */
export const waitingClaimsCounted = (organisationId?: string) =>
  db()
    .select({ number: count() })
    .from(communityClaims)
    .where(
      and(
        isNull(communityClaims.outcome),
        organisationId ? eq(communityClaims.organisationId, organisationId) : undefined,
      ),
    );

export async function waitingClaimCount(organisationId: string): Promise<number> {
  const [row] = await waitingClaimsCounted(organisationId);
  return row?.number ?? 0;
}

/** The claim of this community by this authority that waits; null when there is none. */
export const waitingClaim = (communityId: string, organisationId: string): Promise<{ id: string } | null> =>
  firstRow(
    db()
      .select(pick(communityClaims, "id"))
      .from(communityClaims)
      .where(
        and(
          eq(communityClaims.communityId, communityId),
          eq(communityClaims.organisationId, organisationId),
          isNull(communityClaims.outcome),
        ),
      ),
  );

/** Returns the id; null when the same claim is already waiting. */
export async function insertClaim(row: typeof communityClaims.$inferInsert): Promise<string | null> {
  const [claim] = await db()
    .insert(communityClaims)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: communityClaims.id });
  return claim?.id ?? null;
}

type Decision = { outcome: ClaimOutcome; reason?: string; decidedAt: Date; decidedBy: string };

/** Guarded update of a decision; no row when the claim was decided meanwhile. */
export async function decideClaim(id: string, decision: Decision): Promise<Claim[]> {
  return db()
    .update(communityClaims)
    .set(decision)
    .where(and(eq(communityClaims.id, id), isNull(communityClaims.outcome)))
    .returning();
}

/** Declines the other claims of a community that now has an owner. */
export async function declineOthers(communityId: string, organisationId: string, decision: Decision): Promise<Claim[]> {
  return db()
    .update(communityClaims)
    .set(decision)
    .where(
      and(
        eq(communityClaims.communityId, communityId),
        ne(communityClaims.organisationId, organisationId),
        isNull(communityClaims.outcome),
      ),
    )
    .returning();
}
