import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { isPublished, publishedText, writtenBy } from "~/modules/articles/store/published.server";
import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { isGenuine, ownedBy } from "~/modules/communities/store/shown.server";
import { communities, communityProjects } from "~/modules/communities/tables.server";
import { isPublicDiscussion } from "~/modules/forum/store/discussions.server";
import { discussions } from "~/modules/forum/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { LISTED } from "~/modules/partners/rules/listing";
import { partnerCategories, partners } from "~/modules/partners/tables.server";
import { isPublicProject } from "~/modules/projects/store/projects.server";
import { exchangeProjects } from "~/modules/projects/tables.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";

const isListedPartner = eq(organisations.verification, LISTED);

/** The newest public communities. */
export async function newestCommunities(limit: number) {
  return db()
    .select(pick(communities, "id", "name", "kind", "county", "description", "createdAt", "updatedAt"))
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .where(isGenuine)
    .orderBy(desc(communities.createdAt), desc(communities.id))
    .limit(limit);
}

/** Firms by the date of their verification, when they enter the directory. */
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

const page = (id: AnyPgColumn, changed: AnyPgColumn) => ({
  id: sql<string>`${id}`.as("id"),
  updatedAt: (sql`${changed}`.mapWith(changed) as SQL<Date | null>).as("updated_at"),
});

/** The public records of each kind, with their last change. */
const PAGES = {
  communities: () =>
    db()
      .select(page(communities.id, communities.updatedAt))
      .from(communities)
      .leftJoin(organisations, ownedBy)
      .where(isGenuine)
      .as("page"),
  partners: () =>
    db()
      .select(page(partners.id, partners.updatedAt))
      .from(partners)
      .innerJoin(organisations, eq(organisations.id, partners.id))
      .where(isListedPartner)
      .as("page"),
  /** A published text changes when a revision is approved. */
  articles: () =>
    db()
      .select(page(articles.id, articleSubmissions.decidedAt))
      .from(articles)
      .innerJoin(articleSubmissions, publishedText)
      .innerJoin(organisations, writtenBy)
      .where(isPublished)
      .as("page"),
  projects: () =>
    db()
      .select(page(exchangeProjects.id, communityProjects.updatedAt))
      .from(exchangeProjects)
      .innerJoin(communityProjects, eq(communityProjects.id, exchangeProjects.id))
      .innerJoin(communities, eq(communities.id, communityProjects.communityId))
      .leftJoin(organisations, ownedBy)
      .where(isPublicProject)
      .as("page"),
  /** A discussion changes when somebody replies. */
  discussions: () =>
    db().select(page(discussions.id, discussions.lastPostAt)).from(discussions).where(isPublicDiscussion).as("page"),
};
export type PageKind = keyof typeof PAGES;

/** The number of public records of a kind. */
export async function countOf(kind: PageKind): Promise<number> {
  const [row] = await db().select({ total: count() }).from(PAGES[kind]());
  return row?.total ?? 0;
}

/** When a public record of a kind last changed; null where there is none. Apart from their number, it is read off an index. */
export async function lastChangeOf(kind: PageKind): Promise<Date | null> {
  const pages = PAGES[kind]();
  const newest = db().select({ updatedAt: pages.updatedAt }).from(pages).where(isNotNull(pages.updatedAt));
  const [row] = await newest.orderBy(desc(pages.updatedAt)).limit(1);
  return row?.updatedAt ?? null;
}

/** Records in the order in which they were made, from a position on. */
export async function records(kind: PageKind, from: number, limit: number) {
  const pages = PAGES[kind]();
  return db().select().from(pages).orderBy(asc(pages.id)).offset(from).limit(limit);
}
