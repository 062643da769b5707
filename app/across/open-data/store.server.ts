import { and, asc, count, desc, eq, gt, isNotNull, max, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { isPublished, publishedText, writtenBy } from "~/modules/articles/store/published.server";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { isGenuine, ownedBy } from "~/modules/communities/store/shown.server";
import { communities } from "~/modules/communities/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { LISTED } from "~/modules/partners/rules/listing";
import { partnerCategories, partners } from "~/modules/partners/tables.server";
import { db } from "~/platform/database/connection.server";

const isListedPartner = eq(organisations.verification, LISTED);

/** The communities that were shown last. */
export async function newestCommunities(limit: number) {
  return db()
    .select({
      id: communities.id,
      name: communities.name,
      kind: communities.kind,
      county: communities.county,
      description: communities.description,
      createdAt: communities.createdAt,
      updatedAt: communities.updatedAt,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .where(isGenuine)
    .orderBy(desc(communities.createdAt), desc(communities.id))
    .limit(limit);
}

/** A firm enters the directory when it is verified. */
export async function newestPartners(limit: number) {
  return db()
    .select({
      id: partners.id,
      name: organisations.name,
      county: partners.county,
      description: partners.description,
      categories: sql<
        Category[]
      >`array(select c.category from ${partnerCategories} c where c.partner_id = ${partners.id} order by 1)`,
      verifiedAt: sql<Date>`${organisations.verifiedAt}`.mapWith(organisations.verifiedAt),
      updatedAt: partners.updatedAt,
    })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(and(isListedPartner, isNotNull(organisations.verifiedAt)))
    .orderBy(desc(organisations.verifiedAt), desc(partners.id))
    .limit(limit);
}

export type PublicPage = { id: string; updatedAt: Date };

/** How many pages of a kind there are, and when the last of them changed. */
export type Extent = { total: number; lastChange: Date | null };

export async function communitiesExtent(): Promise<Extent> {
  const [row] = await db()
    .select({ total: count(), lastChange: max(communities.updatedAt) })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .where(isGenuine);
  return row ?? { total: 0, lastChange: null };
}

export async function partnersExtent(): Promise<Extent> {
  const [row] = await db()
    .select({ total: count(), lastChange: max(partners.updatedAt) })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(isListedPartner);
  return row ?? { total: 0, lastChange: null };
}

/** A newer text takes the place of an older one when it is approved. */
export async function articlesExtent(): Promise<Extent> {
  const [row] = await db()
    .select({ total: count(), lastChange: max(articleSubmissions.decidedAt) })
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy)
    .where(isPublished);
  return row ?? { total: 0, lastChange: null };
}

/** Some at a time: those whose ids follow `afterId`. */
export async function communityPages(afterId: string | null, limit: number): Promise<PublicPage[]> {
  return db()
    .select({ id: communities.id, updatedAt: communities.updatedAt })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .where(and(isGenuine, afterId === null ? undefined : gt(communities.id, afterId)))
    .orderBy(asc(communities.id))
    .limit(limit);
}

export async function partnerPages(afterId: string | null, limit: number): Promise<PublicPage[]> {
  return db()
    .select({ id: partners.id, updatedAt: partners.updatedAt })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(and(isListedPartner, afterId === null ? undefined : gt(partners.id, afterId)))
    .orderBy(asc(partners.id))
    .limit(limit);
}

export async function articlePages(afterId: string | null, limit: number): Promise<PublicPage[]> {
  return db()
    .select({
      id: articles.id,
      updatedAt: sql<Date>`${articleSubmissions.decidedAt}`.mapWith(articleSubmissions.decidedAt),
    })
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy)
    .where(and(isPublished, afterId === null ? undefined : gt(articles.id, afterId)))
    .orderBy(asc(articles.id))
    .limit(limit);
}
