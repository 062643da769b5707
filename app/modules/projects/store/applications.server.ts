import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { communityProjects } from "~/modules/communities/tables.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { APPLICATIONS_PER_PAGE } from "../rules/project-query";
import { exchangeProjects, projectApplications, savedProjects } from "../tables.server";

const columns = {
  ...pick(
    projectApplications,
    "id",
    "projectId",
    "organisationId",
    "authorId",
    "text",
    "sentAt",
    "withdrawnAt",
    "outcome",
    "decidedAt",
    "reason",
  ),
  author: users.name,
  organisation: organisationName(),
  kind: organisations.kind,
  isSuspended: sql<boolean>`${organisations.verification} = 'suspended'`.mapWith(Boolean),
};

/** An ADMIN hid the project: its applicants see that they applied, and no more of it. */
const isHidden = isNotNull(communityProjects.hiddenAt).mapWith(Boolean) as SQL<boolean>;

const waits = and(isNull(projectApplications.outcome), isNull(projectApplications.withdrawnAt));

const sent = () =>
  db()
    .select({ ...columns, project: communityProjects.title, isHidden })
    .from(projectApplications)
    .innerJoin(organisations, eq(organisations.id, projectApplications.organisationId))
    .innerJoin(users, eq(users.id, projectApplications.authorId))
    .innerJoin(communityProjects, eq(communityProjects.id, projectApplications.projectId));

export type ApplicationRecord = NonNullable<Awaited<ReturnType<typeof applicationById>>>;

export const applicationById = (id: string) => firstRow(sent().where(eq(projectApplications.id, id)));

/** What an organisation sent to a project; null when it never applied. */
export const applicationTo = (projectId: string, organisationId: string) =>
  firstRow(
    sent().where(
      and(eq(projectApplications.projectId, projectId), eq(projectApplications.organisationId, organisationId)),
    ),
  );

/** The applications to a project, those that came first before the others. */
export const applicationsTo = (projectId: string) =>
  sent()
    .where(eq(projectApplications.projectId, projectId))
    .orderBy(asc(projectApplications.sentAt), asc(projectApplications.id));

/** A page of the applications to a project: those that wait for a decision, then the others, as they came. */
export async function listApplicationsTo(projectId: string, page: number) {
  const [rows, total] = await Promise.all([
    sent()
      .where(eq(projectApplications.projectId, projectId))
      .orderBy(sql`${waits} desc`, asc(projectApplications.sentAt), asc(projectApplications.id))
      .limit(APPLICATIONS_PER_PAGE)
      .offset((page - 1) * APPLICATIONS_PER_PAGE),
    db().$count(projectApplications, eq(projectApplications.projectId, projectId)),
  ]);
  return { rows, total, pages: Math.max(1, Math.ceil(total / APPLICATIONS_PER_PAGE)) };
}

/** The applications of an organisation, the latest first. */
export const applicationsOf = (organisationId: string) =>
  sent()
    .where(eq(projectApplications.organisationId, organisationId))
    .orderBy(desc(projectApplications.sentAt), desc(projectApplications.id));

/** To which of these projects an organisation has applied, and has not withdrawn. */
export async function appliedAmong(organisationId: string, projectIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ id: projectApplications.projectId })
    .from(projectApplications)
    .where(
      and(
        eq(projectApplications.organisationId, organisationId),
        among(projectApplications.projectId, projectIds),
        isNull(projectApplications.withdrawnAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** How many applications to each of these projects wait for a decision. */
export async function waitingAmong(projectIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: projectApplications.projectId, number: count() })
    .from(projectApplications)
    .where(and(among(projectApplications.projectId, projectIds), waits))
    .groupBy(projectApplications.projectId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The organisations that have ever applied to each of these projects. */
export async function applicantsOfEach(projectIds: readonly string[]): Promise<(projectId: string) => string[]> {
  const rows = await db()
    .select(pick(projectApplications, "projectId", "organisationId"))
    .from(projectApplications)
    .where(among(projectApplications.projectId, projectIds));
  const applicants = Map.groupBy(rows, ({ projectId }) => projectId);
  return (projectId) => (applicants.get(projectId) ?? []).map(({ organisationId }) => organisationId);
}

export const insertApplication = (row: typeof projectApplications.$inferInsert): Promise<string> =>
  insertedId(db().insert(projectApplications).values(row).returning({ id: projectApplications.id }));

/** Those of these people whose organisation has not applied to the project. */
export async function withoutApplication(projectId: string, people: readonly string[]): Promise<string[]> {
  const applied = db()
    .select({ id: projectApplications.id })
    .from(projectApplications)
    .where(
      and(
        eq(projectApplications.projectId, projectId),
        eq(projectApplications.organisationId, users.organisationId),
        isNull(projectApplications.withdrawnAt),
      ),
    );
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(among(users.id, people), notExists(applied)));
  return rows.map(({ id }) => id);
}

export async function updateApplication(
  id: string,
  values: PgUpdateSetSource<typeof projectApplications>,
): Promise<void> {
  await db().update(projectApplications).set(values).where(eq(projectApplications.id, id));
}

export async function updateExchange(id: string, values: PgUpdateSetSource<typeof exchangeProjects>): Promise<void> {
  await db().update(exchangeProjects).set(values).where(eq(exchangeProjects.id, id));
}

/** Adds to the number of applications. The caller holds the project's lock. */
export const countApplication = (id: string, by: 1 | -1): Promise<void> =>
  updateExchange(id, { applications: sql`${exchangeProjects.applications} + ${by}` });

export async function insertExchange(row: typeof exchangeProjects.$inferInsert): Promise<void> {
  await db().insert(exchangeProjects).values(row);
}

export async function markOpened(id: string, openedAt: Date): Promise<void> {
  await db().update(communityProjects).set({ openedAt }).where(eq(communityProjects.id, id));
}

type Hiding = Pick<typeof communityProjects.$inferSelect, "hiddenAt" | "hiddenBy" | "hiddenReason">;

/** Not an update of the project: it says nothing about its progress. */
export async function markHidden(id: string, hiding: Hiding): Promise<void> {
  await db().update(communityProjects).set(hiding).where(eq(communityProjects.id, id));
}

/** Saves a project for a person, or removes it from what they saved. */
export async function setSaved(userId: string, projectId: string, savedAt: Date | null): Promise<void> {
  if (savedAt === null)
    await db()
      .delete(savedProjects)
      .where(and(eq(savedProjects.userId, userId), eq(savedProjects.projectId, projectId)));
  else await db().insert(savedProjects).values({ userId, projectId, savedAt }).onConflictDoNothing();
}

/** Projects whose last day was before `until`, with applications that wait, of which nobody was reminded since `since`. */
export async function projectsToRemind(until: LocalDate, since: Date, limit: number): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: exchangeProjects.id })
    .from(exchangeProjects)
    .innerJoin(projectApplications, and(eq(projectApplications.projectId, exchangeProjects.id), waits))
    .where(
      and(
        lt(exchangeProjects.applicationsUntil, until),
        or(isNull(exchangeProjects.remindedAt), lte(exchangeProjects.remindedAt, since)),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Projects whose last day has passed and of which nobody was told that yet. */
export async function projectsPastDue(today: LocalDate, limit: number): Promise<string[]> {
  const rows = await db()
    .select({ id: exchangeProjects.id })
    .from(exchangeProjects)
    .where(and(lt(exchangeProjects.applicationsUntil, today), isNull(exchangeProjects.dueAt)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many applications to a project wait for a decision. */
export const waitingApplications = (projectId: string): Promise<number> =>
  db().$count(projectApplications, and(eq(projectApplications.projectId, projectId), waits));
