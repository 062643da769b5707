import { type Heard, listenerOf } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { accountNotices } from "./listener/accounts.server";
import { articleNotices } from "./listener/articles.server";
import { colleagueNotices } from "./listener/colleagues.server";
import { communityNotices } from "./listener/communities.server";
import { conversationNotices } from "./listener/conversations.server";
import { forumNotices } from "./listener/forum.server";
import { libraryNotices } from "./listener/library.server";
import { outreachNotices } from "./listener/outreach.server";
import { paperworkNotices } from "./listener/paperwork.server";
import { projectNotices } from "./listener/projects.server";
import { questionAndReviewNotices } from "./listener/questions-and-reviews.server";
import { requestNotices } from "./listener/requests.server";
import { responseNotices } from "./listener/responses.server";
import { trainingNotices } from "./listener/training.server";
import type { NoticesByEvent, NoticesOf } from "./rules/notice";
import { deliver, settle } from "./verbs/deliver.server";

/** Tells nobody, but may settle what somebody was told before (the outcomes in the SQL beside each module). */
const SETTLES = [
  "article.edited",
  "article.purged",
  "article.withdrawn",
  "community.absorbed",
  "community.merged",
  "community.purged",
  "discussion.reopened",
  "enrolment.queued",
  "link.edited",
  "link.removed",
  "link.repaired",
  "membership.accepted",
  "membership.declined",
  "membership.withdrawn",
  "organisation.edited",
  "person.role_changed",
  "post.removed",
  "program.edited",
  "project.closed",
  "request.accepted",
  "request.changed",
  "request.opened",
  "resource.purged",
  "resource.restored",
  "resource.verified",
  "resource.withdrawn",
  "ticket.closed",
  "ticket.released",
  "ticket.reopened",
  "ticket.taken",
] as const satisfies readonly Happening[];

/** Concerns only the person who did it, or is notified by its own module; settles nothing, so it is not heard. */
type NotHeard =
  | "act.article_edited"
  | "act.article_removed"
  | "act.article_verified"
  | "act.article_written"
  | "act.created"
  | "act.edited"
  | "act.verified"
  | "admin.created"
  | "article.created"
  | "command.run"
  | "community.assigned"
  | "community.created"
  | "community.edited"
  | "conversation.closed"
  | "conversation.opened"
  | "conversation.reopened"
  | "discussion.locked"
  | "discussion.pinned"
  | "discussion.unlocked"
  | "discussion.unpinned"
  | "email.changed"
  | "enrolment.attended"
  | "enrolment.missed"
  | "invitation.resent"
  | "invitation.sent"
  | "invitation.withdrawn"
  | "installation.quarantined"
  | "installation.released"
  | "installation.secret_accepted"
  | "letterhead.edited"
  | "link.created"
  | "newsletter.asked"
  | "newsletter.confirmed"
  | "newsletter.left"
  | "paper.made"
  | "paper.priced"
  | "paper.proved"
  | "paper.registered"
  | "paper.removed"
  | "paper.skipped"
  | "paper.unpriced"
  | "paper.unproved"
  | "paper.unskipped"
  | "paper_copy.edited"
  | "paper_copy.removed"
  | "paper_model.discarded"
  | "paper_model.edited"
  | "paper_model.verified"
  | "partner.edited"
  | "password.changed"
  | "password.reset"
  | "person.edited"
  | "person.restored"
  | "person.suspended"
  | "prepared_answer.removed"
  | "prepared_answer.saved"
  | "program.created"
  | "program_review.hidden"
  | "program_review.shown"
  | "program_review.written"
  | "project.edited"
  | "project.opened"
  | "project.reopened"
  | "registration.expired"
  | "request.created"
  | "request.deleted"
  | "request.duplicated"
  | "request.edited"
  | "request.queued"
  | "request.shared"
  | "request.unshared"
  | "resource.created"
  | "resource.edited"
  | "resource.file_read"
  | "journal.shortened"
  | "second-factor.disabled"
  | "second-factor.enabled"
  | "session.ended"
  | "session.opened";

/** The compiler requires every event of the journal here, in `SETTLES` or in `NotHeard`. */
const noticesByEvent: Readonly<Record<Exclude<Happening, NotHeard | (typeof SETTLES)[number]>, NoticesOf>> = {
  ...accountNotices,
  ...articleNotices,
  ...colleagueNotices,
  ...communityNotices,
  ...conversationNotices,
  ...forumNotices,
  ...libraryNotices,
  ...outreachNotices,
  ...paperworkNotices,
  ...projectNotices,
  ...questionAndReviewNotices,
  ...requestNotices,
  ...responseNotices,
  ...trainingNotices,
};

const hear: Heard = async (entry) => {
  const noticesOf = (noticesByEvent as NoticesByEvent)[entry.what as Happening];
  const notices = (await noticesOf?.(entry)) ?? null;
  await deliver(entry, notices);
  await settle(entry, notices);
};

/** Turns journal entries into notifications and mails, and marks as read what they have settled. */
export const notificationsListener = listenerOf(
  "notifications",
  Object.fromEntries([...Object.keys(noticesByEvent), ...SETTLES].map((what) => [what, hear])),
);
