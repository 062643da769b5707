import { and, asc, count, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Actor } from "~/modules/accounts/rules/actor";
import { authorActs } from "~/modules/accounts/store/person.server";
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
  ...(["id", "editionId", "resourceId", "title", "category", "summary", "body", "basis", "attachmentId"] as const),
  ...(["reason", "words", "sentAt", "decidedAt", "acceptedAt", "rejection"] as const),
);

const proposals = () =>
  db()
    .select({
      ...columns,
      /** Of the document that is proposed or corrected. */
      title: sql<string>`coalesce(${resources.title}, ${proposed})`,
      authorId: resourceProposals.userId,
      organisationId: resourceProposals.organisationId,
      authorActs: authorActs({ authorId: resourceProposals.userId, organisationId: resourceProposals.organisationId }),
      edition: resourceEditions.number,
      author: users.name,
      organisation: organisations.name,
      kind: organisations.kind,
      isWithdrawn: sql<boolean>`${resources.deletedAt} is not null`,
      file: attachments.name,
    })
    .from(resourceProposals)
    .innerJoin(users, eq(users.id, resourceProposals.userId))
    .leftJoin(organisations, eq(organisations.id, resourceProposals.organisationId))
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

const { sentAt, decidedAt, userId, organisationId, id: proposalId } = resourceProposals;

/** The proposals for which a person answers, the last sent first. */
export const proposalsOf = ({ userId, organisation }: Actor, number: number) =>
  page(organisation === null ? sql`false` : isTheirs(userId, organisation.id), number, desc(sentAt), desc(proposalId));

const isTheirs = (person: string, organisation: string): SQL | undefined =>
  and(eq(organisationId, organisation), or(eq(userId, person), not(authorActs({ authorId: userId, organisationId }))));

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

/** The correction of an edition with which a person waits, for this organisation; null when there is none. */
export const ownCorrection = (editionId: string, { authorId, organisationId: id }: Sender) => {
  const isOwn = and(eq(userId, authorId), eq(organisationId, id));
  return firstRow(proposals().where(and(eq(resourceProposals.editionId, editionId), isOwn, isUndecided)));
};
type Sender = { authorId: string; organisationId: string };

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
