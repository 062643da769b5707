import type { Keeper, Keepers } from "~/platform/journal/retention.server";

/** The thing that an entry is about. */
const subjectIn = (...tables: string[]): Keeper[] =>
  tables.map((table) => ({ table, column: "id", holds: "subject_id" }));
/** The organisation in whose name somebody acted. */
const organisation: Keeper = { table: "organisations", column: "id", holds: "organisation_id" };

/**
 * Which old entries of the journal stay although their time has passed: those about things that are still there, since their
 * pages, histories and rules read them, and those of which a notification tells. Where nothing stands beside a noun, no page and
 * no rule reads its entries, and they go by their age: signing in, passwords, and messages, which stand in their conversation.
 */
export const journalKeepers: Keepers = {
  always: [{ table: "notifications", column: "event_id", holds: "id" }],
  by: {
    organisation: subjectIn("organisations"),
    registration: subjectIn("organisations"),
    membership: subjectIn("users"),
    invitation: subjectIn("organisation_invitations"),
    person: subjectIn("users"),
    admin: subjectIn("users"),
    // that an organisation was ever used is told by it: otherwise it would be deleted as never confirmed
    email: [...subjectIn("users"), organisation],
    password: [],
    "second-factor": [],
    session: [],
    article: subjectIn("articles"),
    community: subjectIn("communities"),
    claim: subjectIn("community_claims"),
    conversation: subjectIn("conversations"),
    message: [],
    discussion: subjectIn("discussions"),
    post: subjectIn("posts"),
    project: subjectIn("exchange_projects"),
    application: subjectIn("project_applications"),
    resource: subjectIn("resources", "resource_proposals"),
    act: subjectIn("acts"),
    link: subjectIn("quick_links", "link_checks"),
    paper: subjectIn("requests"),
    letterhead: subjectIn("organisations"),
    paper_copy: subjectIn("organisations"),
    paper_model: subjectIn("paper_model_versions", "paper_model_verifications"),
    partner: subjectIn("organisations"),
    request: subjectIn("requests"),
    response: subjectIn("responses"),
    question: subjectIn("questions"),
    review: subjectIn("reviews"),
    reminder: subjectIn("requests", "responses"),
    program: subjectIn("programs"),
    enrolment: subjectIn("enrolments"),
    certificate: subjectIn("certificates"),
    program_review: subjectIn("program_reviews"),
    // the proof of a consent (RGPD, art. 7 (1))
    newsletter: subjectIn("newsletter_subscribers"),
    ticket: subjectIn("support_tickets"),
    prepared_answer: subjectIn("prepared_answers"),
    command: [],
    installation: subjectIn("installation"),
  },
};
