import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { articles } from "~/modules/articles/tables/articles.server";
import { communities } from "~/modules/communities/tables.server";
import { resources } from "~/modules/library/tables/resources.server";
import { inBin } from "~/platform/bin.server";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";

type Deleted = typeof articles | typeof communities | typeof resources;

/** When it was put into the bin, and by whom; needs `users` joined by `deleterOf`. */
const deletion = ({ deletedAt }: Deleted) => ({
  deletedAt: sql<Date>`${deletedAt}`.mapWith(deletedAt),
  deletedBy: users.name,
});

const deleterOf = ({ deletedBy }: Deleted) => eq(users.id, deletedBy);
const lastDeletedFirst = ({ deletedAt, id }: Deleted) => [desc(deletedAt), desc(id)];

export const articlesInBin = async (now: Date) =>
  db()
    .select({
      id: articles.id,
      title: articles.title,
      status: articles.status,
      organisation: organisations.name,
      ...deletion(articles),
    })
    .from(articles)
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .leftJoin(users, deleterOf(articles))
    .where(inBin(articles, now))
    .orderBy(...lastDeletedFirst(articles));

export const communitiesInBin = async (now: Date) =>
  db()
    .select({
      id: communities.id,
      title: communities.name,
      county: communities.county,
      isTest: communities.isTest,
      owner: organisations.name,
      ...deletion(communities),
    })
    .from(communities)
    .leftJoin(organisations, eq(organisations.id, communities.organisationId))
    .leftJoin(users, deleterOf(communities))
    .where(inBin(communities, now))
    .orderBy(...lastDeletedFirst(communities));

export const resourcesInBin = async (now: Date) =>
  db()
    .select({ id: resources.id, title: resources.title, kind: resources.kind, ...deletion(resources) })
    .from(resources)
    .leftJoin(users, deleterOf(resources))
    .where(inBin(resources, now))
    .orderBy(...lastDeletedFirst(resources));

/** The title, and since when it is in the bin; null when it is not there. */
export type Head = { title: string; deletedAt: Date | null };

/** What is still only a draft of its author is missing for an ADMIN, unless it is in the bin. */
export const articleHead = (id: string): Promise<Head> =>
  foundRow(
    db()
      .select({ title: articles.title, deletedAt: articles.deletedAt })
      .from(articles)
      .where(
        and(
          eq(articles.id, id),
          or(ne(articles.status, "draft"), isNotNull(articles.publishedSubmissionId), isNotNull(articles.deletedAt)),
        ),
      ),
  );

export const communityHead = (id: string): Promise<Head> =>
  foundRow(
    db()
      .select({ title: communities.name, deletedAt: communities.deletedAt })
      .from(communities)
      .where(eq(communities.id, id)),
  );

export const resourceHead = (id: string): Promise<Head> =>
  foundRow(
    db().select({ title: resources.title, deletedAt: resources.deletedAt }).from(resources).where(eq(resources.id, id)),
  );
