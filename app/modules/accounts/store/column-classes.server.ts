import type { organisations, users } from "../tables.server";

/** What is decided for every column about an organisation or a person. */
type ColumnClass = {
  /** Whether an empty value makes the profile incomplete. */
  completeness: boolean;
  /** Whether it is part of the data export (GDPR, article 15). */
  export: boolean;
  /** What happens on erasure (GDPR, article 17): deleted, or kept for a reason. */
  erasure: "delete" | { keep: string };
};

const POINTER = "it holds together what others wrote; it names nobody";
const RECORD = "the decisions of moderators stay verifiable";

const asked: ColumnClass = { completeness: true, export: true, erasure: "delete" };
const told: ColumnClass = { completeness: false, export: true, erasure: "delete" };
const internal: ColumnClass = { completeness: false, export: false, erasure: "delete" };
const pointer: ColumnClass = { completeness: false, export: true, erasure: { keep: POINTER } };
const decision: ColumnClass = { completeness: false, export: true, erasure: { keep: RECORD } };

/** An organisation is a legal person: its data in public registers is not erased. */
const register: ColumnClass = { ...asked, erasure: { keep: "public in the registers of the state" } };

type Columns<Table extends { $inferSelect: object }> = Readonly<Record<keyof Table["$inferSelect"], ColumnClass>>;

/** A column without its class does not compile. */
export const columnClasses: { organisations: Columns<typeof organisations>; users: Columns<typeof users> } = {
  organisations: {
    id: pointer,
    kind: register,
    name: register,
    cui: register,
    county: register,
    address: register,
    website: asked,
    tradeRegisterNumber: register,
    legalRepresentative: asked,
    package: told,
    authorityKind: register,
    description: asked,
    portfolio: asked,
    documentId: told,
    verifiedAt: decision,
    verifiedBy: { ...decision, export: false },
    verifiedWhat: decision,
    rejectedAt: decision,
    rejectedReason: decision,
    suspendedAt: decision,
    suspendedReason: decision,
    verification: decision,
    createdAt: pointer,
    updatedAt: pointer,
  },
  users: {
    id: pointer,
    name: asked,
    email: asked,
    emailVerified: told,
    image: told,
    role: pointer,
    organisationId: pointer,
    membership: told,
    position: asked,
    phone: asked,
    suspendedAt: decision,
    suspendedReason: decision,
    twoFactorEnabled: told,
    lastTotpStep: internal,
    termsVersion: { ...told, erasure: { keep: "what was agreed to stays provable" } },
    termsAcceptedAt: { ...told, erasure: { keep: "what was agreed to stays provable" } },
    createdAt: pointer,
    updatedAt: pointer,
  },
};

/** What becomes of a row, in any table, when the person whose id or address it holds is erased. */
type RowClass = {
  /** Whether it is part of that person's data export. */
  export: boolean;
  /** Deleted with the person; deleted by itself after some time; or the row stays, for a reason, without the name. */
  erasure: "delete" | "expires" | { keep: string };
};

/** What a person has for themselves: drafts, favourites, settings, ways to sign in. */
const own: RowClass = { export: true, erasure: "delete" };
const secret: RowClass = { export: false, erasure: "delete" };
const short: RowClass = { export: false, erasure: "expires" };
const work: RowClass = { export: true, erasure: { keep: "the work belongs to the organisation or to the library" } };
const said: RowClass = { export: true, erasure: { keep: "who was answered keeps the conversation" } };
const record: RowClass = { export: false, erasure: { keep: RECORD } };

/** Every column of the database that holds a person, as `table.column`; `column-classes.test.ts` finds those without a class. */
export const personColumns: Readonly<Record<string, RowClass>> = {
  "account_tokens.user_id": secret,
  "account_tokens.email": secret,
  "credentials.user_id": secret,
  "sessions.user_id": secret,
  "two_factors.user_id": secret,
  "organisations.verified_by": record,
  "organisation_invitations.email": own,
  "organisation_invitations.invited_by": work,
  "organisation_invitations.accepted_by": work,
  "users.email": own,
  "users.phone": own,
  "attachments.uploaded_by": work,
  "attachments.user_id": own,
  "images.uploaded_by": work,
  "communities.deleted_by": work,
  "communities.email": work,
  "communities.phone": work,
  "community_claims.claimed_by": work,
  "community_claims.decided_by": record,
  "partners.email": work,
  "partners.phone": work,
  "articles.author_id": work,
  "articles.updated_by": work,
  "articles.deleted_by": work,
  "article_favourites.user_id": own,
  "article_submissions.submitted_by": work,
  "article_submissions.decided_by": record,
  "requests.created_by": work,
  "requests.queued_by": work,
  "requests.sent_by": work,
  "requests.opened_by": work,
  "requests.shared_by": work,
  "request_changes.made_by": work,
  "request_files.added_by": work,
  "questions.asked_by_user": work,
  "questions.answered_by": work,
  "response_versions.written_by": work,
  "reviews.reviewed_by": work,
  "reviews.replied_by": work,
  "reviews.hidden_by": record,
  "papers.made_by": work,
  "paper_model_copies.edited_by": work,
  "paper_model_verifications.recorded_by": record,
  "paper_model_versions.edited_by": record,
  "paper_model_versions.published_by": record,
  "paper_model_versions.withdrawn_by": record,
  "paper_registrations.noted_by": work,
  "paper_prices.noted_by": work,
  "paper_skips.skipped_by": work,
  "paper_proofs.added_by": work,
  "conversations.opened_by": said,
  "conversation_reads.user_id": own,
  "messages.author_id": said,
  "discussions.author_id": said,
  "posts.author_id": said,
  "exchange_projects.author_id": work,
  "project_applications.author_id": work,
  "project_applications.decided_by": record,
  "saved_projects.user_id": own,
  "programs.author_id": work,
  "enrolments.user_id": own,
  "program_reviews.user_id": own,
  "program_reviews.hidden_by": record,
  "community_projects.hidden_by": record,
  "requests.hidden_by": record,
  "post_likes.user_id": own,
  "post_reports.user_id": said,
  "posts.hidden_by": record,
  "discussion_reads.user_id": own,
  "follow_levels.user_id": own,
  "support_tickets.user_id": said,
  "support_tickets.email": said,
  "support_tickets.assignee_id": record,
  "support_messages.author_id": said,
  "prepared_answers.updated_by": record,
  "newsletter_subscribers.email": own,
  "act_articles.verified_by": record,
  "acts.verified_by": record,
  "resources.owner_id": record,
  "resources.deputy_id": record,
  "resources.deleted_by": record,
  "resource_editions.created_by": record,
  "resource_verifications.verified_by": record,
  "partner_favourites.user_id": own,
  "resource_favourites.user_id": own,
  "resource_proposals.user_id": own,
  "resource_proposals.decided_by": record,
  "resource_ratings.user_id": own,
  "resource_uses.user_id": own,
  "assistant_conversations.user_id": own,
  "assistant_stops.started_by": record,
  "assistant_stops.stopped_by": record,
  "notifications.user_id": own,
  "notification_preferences.user_id": own,
  "notification_preferences.email": own,
  "digests.user_id": own,
  "form_drafts.user_id": own,
  "form_keys.user_id": short,
  "kept_posts.user_id": short,
  "live_events.user_id": short,
  "journal.user_id": record,
};
