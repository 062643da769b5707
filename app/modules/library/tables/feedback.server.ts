import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment, optionalReference, reference } from "../../../platform/database/columns.server";
import { accounted } from "../../../platform/form/field-table";
import { organisations, users } from "../../accounts/tables.server";
import { attachments } from "../../media/tables.server";
import type { Category } from "../../partners/rules/categories";
import { CORRECTION, PROPOSED_DOCUMENT } from "../rules/proposal-fields";
import { resourceEditions, resources } from "./resources.server";

/** How useful an edition was to a person, from 1 to 5 stars; the last one that they chose. */
export const resourceRatings = pgTable(
  "resource_ratings",
  {
    editionId: reference(() => resourceEditions.id, { onDelete: "cascade" }),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    stars: integer().notNull(),
    ratedAt: moment().notNull(),
  },
  (rating) => [
    primaryKey({ columns: [rating.editionId, rating.userId] }),
    index("resource_ratings_user").on(rating.userId),
    check("resource_ratings_stars", sql`stars between 1 and 5`),
  ],
);

/**
 * A new document, or a correction of an edition, that a person proposes. It waits until an ADMIN decides; a rejected one may be sent
 * again.
 */
export const resourceProposals = pgTable(
  "resource_proposals",
  {
    id: id(),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    /** In whose name it was sent. Null where that was not kept and its author has left since: then nobody changes it. */
    organisationId: optionalReference(() => organisations.id),
    /** The edition that it corrects; null for a new document. */
    editionId: optionalReference(() => resourceEditions.id, { onDelete: "cascade" }),
    /** The document that it corrects, or that was made of it. */
    resourceId: optionalReference(() => resources.id, { onDelete: "cascade" }),
    /** Of a new document: what its form asks, as it was typed. */
    title: text().notNull().default(""),
    category: text().$type<Category>(),
    summary: text().notNull().default(""),
    body: text().notNull().default(""),
    basis: text().notNull().default(""),
    /** Until it becomes a file of the document. */
    attachmentId: optionalReference(() => attachments.id),
    /** Of a correction: what is wrong, and the words in its place, if any are proposed. */
    reason: text().notNull().default(""),
    words: text().notNull().default(""),
    sentAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: optionalReference(() => users.id),
    /** Why it was rejected; it stays when the proposal is sent again, for whoever decides then. */
    rejection: text(),
    acceptedAt: moment(),
  },
  (proposal) => [
    uniqueIndex("resource_proposals_open")
      .on(proposal.editionId, proposal.userId, proposal.organisationId)
      .where(sql`decided_at is null`),
    index("resource_proposals_user").on(proposal.userId, proposal.sentAt),
    index("resource_proposals_organisation").on(proposal.organisationId, proposal.sentAt),
    index("resource_proposals_resource").on(proposal.resourceId),
    index("resource_proposals_waiting").on(proposal.sentAt).where(sql`decided_at is null`),
    check("resource_proposals_accepted", sql`accepted_at is null or decided_at is not null`),
  ],
);

accounted<typeof resourceProposals.$inferSelect>()(
  { ...PROPOSED_DOCUMENT, ...CORRECTION },
  {
    id: "made by the server",
    userId: "who proposes it",
    organisationId: "in whose name",
    editionId: "what it corrects",
    resourceId: "what it corrects, or what was made of it",
    attachmentId: "its file, which is asked beside the table",
    sentAt: "of its life",
    rejection: "the decision",
    decidedAt: "the decision",
    decidedBy: "the decision",
    acceptedAt: "the decision",
  },
);
