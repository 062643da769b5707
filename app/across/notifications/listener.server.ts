import type { Listener } from "~/platform/journal/journal.server";
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

/** Concerns only the person who did it, or is notified by its own module. */
const NOT_NOTIFIED = [
  "act.article_edited",
  "act.article_removed",
  "act.article_verified",
  "act.article_written",
  "act.created",
  "act.edited",
  "act.verified",
  "link.created",
  "link.edited",
  "link.removed",
  "link.repaired",
  "admin.created",
  "article.created",
  "article.edited",
  "article.purged",
  "article.withdrawn",
  "community.absorbed",
  "community.assigned",
  "community.created",
  "community.edited",
  "community.merged",
  "community.purged",
  "conversation.closed",
  "conversation.opened",
  "conversation.reopened",
  "email.changed",
  "invitation.resent",
  "invitation.sent",
  "invitation.withdrawn",
  "membership.accepted",
  "membership.declined",
  "membership.withdrawn",
  "newsletter.asked",
  "newsletter.confirmed",
  "newsletter.left",
  "organisation.edited",
  "partner.edited",
  "password.changed",
  "password.reset",
  "person.edited",
  "person.restored",
  "installation.quarantined",
  "installation.released",
  "installation.secret_accepted",
  "letterhead.edited",
  "paper.made",
  "paper.removed",
  "paper_copy.edited",
  "paper_copy.removed",
  "paper_model.discarded",
  "paper_model.edited",
  "paper_model.verified",
  "paper.registered",
  "paper.skipped",
  "paper.unskipped",
  "paper.priced",
  "paper.unpriced",
  "paper.proved",
  "paper.unproved",
  "person.role_changed",
  "person.suspended",
  "prepared_answer.removed",
  "prepared_answer.saved",
  "request.accepted",
  "request.changed",
  "request.created",
  "request.deleted",
  "request.duplicated",
  "request.edited",
  "request.opened",
  "request.queued",
  "request.shared",
  "request.unshared",
  "registration.expired",
  "resource.created",
  "resource.edited",
  "resource.file_read",
  "resource.purged",
  "resource.restored",
  "resource.verified",
  "resource.withdrawn",
  "second-factor.disabled",
  "second-factor.enabled",
  "session.ended",
  "session.opened",
  "post.removed",
  "discussion.locked",
  "discussion.pinned",
  "discussion.reopened",
  "discussion.unlocked",
  "discussion.unpinned",
  "project.closed",
  "project.edited",
  "project.opened",
  "project.reopened",
  "enrolment.attended",
  "enrolment.missed",
  "enrolment.queued",
  "program.created",
  "program.edited",
  "program_review.written",
  "program_review.hidden",
  "program_review.shown",
  "ticket.closed",
  "ticket.released",
  "ticket.reopened",
  "ticket.taken",
] as const satisfies readonly Happening[];

/** The compiler requires every event of the journal either here or in `NOT_NOTIFIED`. */
const noticesByEvent: Readonly<Record<Exclude<Happening, (typeof NOT_NOTIFIED)[number]>, NoticesOf>> = {
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

/** Turns journal entries into notifications and mails, and marks as read what they have settled. */
export const notificationsListener: Listener = {
  name: "notifications",
  hear: async (entry) => {
    const noticesOf = (noticesByEvent as NoticesByEvent)[entry.what as Happening];
    const notices = (await noticesOf?.(entry)) ?? null;
    await deliver(entry, notices);
    await settle(entry, notices);
  },
};
