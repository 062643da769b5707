import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { organisations, users } from "~/modules/accounts/tables.server";
import { attachments } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { PROPOSALS_PER_PAGE } from "../rules/proposals";
import { resourceProposals } from "../tables/feedback.server";
import { resourceEditions, resources } from "../tables/resources.server";

const { title: proposed, ...columns } = pick(
  resourceProposals,
  ...([
    "id",
    "userId",
    "editionId",
    "resourceId",
    "title",
    "category",
    "summary",
    "body",
    "basis",
    "attachmentId",
  ] as const),
  ...(["reason", "words", "sentAt", "decidedAt", "acceptedAt", "rejection"] as const),
);

const proposals = () =>
  db()
    .select({
      ...columns,
      /** Of the document that is proposed or corrected. */
      title: sql<string>`coalesce(${resources.title}, ${proposed})`,
      ...{ edition: resourceEditions.number, author: users.name, organisation: organisations.name },
      ...{ role: users.role, isWithdrawn: sql<boolean>`${resources.deletedAt} is not null` },
      file: attachments.name,
    })
    .from(resourceProposals)
    .innerJoin(users, eq(users.id, resourceProposals.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(resources, eq(resources.id, resourceProposals.resourceId))
    .leftJoin(resourceEditions, eq(resourceEditions.id, resourceProposals.editionId))
    .leftJoin(attachments, eq(attachments.id, resourceProposals.attachmentId))
    .$dynamic();

export type ProposalRecord = NonNullable<Awaited<ReturnType<typeof proposalById>>>;

/** Null when there is none. */
export const proposalById = (id: string) => firstRow(proposals().where(eq(resourceProposals.id, id)));

/** One page of what matches, with the number of all. */
async function page(matching: SQL | undefined, number: number, ...order: SQL[]) {
  const [rows, total] = await Promise.all([
    proposals()
      .where(matching)
      .orderBy(...order)
      .limit(PROPOSALS_PER_PAGE)
      .offset((number - 1) * PROPOSALS_PER_PAGE),
    db().$count(resourceProposals, matching),
  ]);
  return { rows, total, pages: Math.ceil(total / PROPOSALS_PER_PAGE) };
}

const { sentAt, decidedAt, userId, id: proposalId } = resourceProposals;

/** A person's proposals, the last sent first. */
export const proposalsOf = (person: string, number: number) =>
  page(eq(userId, person), number, desc(sentAt), desc(proposalId));

/** An ADMIN has still to decide. */
export const isUndecided = isNull(decidedAt);

/** The proposals that wait for an ADMIN, those that wait longest first. */
export const waitingProposals = (number: number) => page(isUndecided, number, asc(sentAt), asc(proposalId));

/** How many wait. */
export const waitingProposalsCounted = () =>
  db().select({ number: count() }).from(resourceProposals).where(isUndecided);

/** The corrections of a document that wait for an ADMIN. */
export const waitingCorrections = async (resourceId: string, limit: number) =>
  proposals()
    .where(and(eq(resourceProposals.resourceId, resourceId), isUndecided))
    .orderBy(asc(sentAt))
    .limit(limit);

/** The correction of an edition with which a person waits; null when there is none. */
export const ownCorrection = (editionId: string, person: string) =>
  firstRow(proposals().where(and(eq(resourceProposals.editionId, editionId), eq(userId, person), isUndecided)));

/** The accepted proposal of which a document was made; null for any other document. */
export const proposalOfDocument = (resourceId: string) =>
  firstRow(
    proposals().where(
      and(
        eq(resourceProposals.resourceId, resourceId),
        isNull(resourceProposals.editionId),
        isNotNull(resourceProposals.acceptedAt),
      ),
    ),
  );

export async function lockedProposal(id: string): Promise<ProposalRecord | null> {
  await db().select({ id: proposalId }).from(resourceProposals).where(eq(proposalId, id)).for("no key update");
  return proposalById(id);
}

export const insertProposal = (row: typeof resourceProposals.$inferInsert): Promise<string> =>
  insertedId(db().insert(resourceProposals).values(row).returning({ id: proposalId }));

export async function updateProposal(id: string, values: PgUpdateSetSource<typeof resourceProposals>): Promise<void> {
  await db().update(resourceProposals).set(values).where(eq(proposalId, id));
}
