import { sweepBin } from "~/across/admin/verbs/bin.server";
import { countFigures } from "~/across/analytics/jobs.server";
import { makeWeeklyDigests, sweepDigests, sweepNotifications } from "~/across/notifications/jobs.server";
import { notifyOfMessage } from "~/across/notifications/listener/conversations.server";
import { notificationsListener } from "~/across/notifications/listener.server";
import { sweepRegistrations } from "~/across/registration/jobs.server";
import { searchListener } from "~/across/search/listener.server";
import { fillSearchIndex, repairSearchIndex } from "~/across/search/verbs/index.server";
import { sweepAccounts } from "~/modules/accounts/jobs.server";
import { assistantListener } from "~/modules/assistant/listener.server";
import { fillPassages, repairPassages } from "~/modules/assistant/verbs/index.server";
import { writeAnswer } from "~/modules/assistant/verbs/write.server";
import { communitiesListener } from "~/modules/communities/listener.server";
import { remindOfDiscussions } from "~/modules/forum/jobs.server";
import { checkLinks, remindOfResources, sweepResourceUses } from "~/modules/library/jobs.server";
import { readFilesAgain, readResourceFile } from "~/modules/library/verbs/files.server";
import { sweepAttachments, sweepImages, sweepRemovedFiles } from "~/modules/media/jobs.server";
import { sweepSubscribers } from "~/modules/outreach/jobs.server";
import { paperworkListener } from "~/modules/paperwork/listener.server";
import { remindOfProjects } from "~/modules/projects/jobs.server";
import { remindOfRequests, requestJobs } from "~/modules/requests/jobs.server";
import { requestsListener } from "~/modules/requests/listener.server";
import { remindOfProgramStarts, settleProgramQueues } from "~/modules/training/jobs.server";
import { drillMonthly, makeNightlyBackup } from "~/platform/backup/jobs.server";
import { sweepFormDrafts } from "~/platform/form/draft.server";
import { sweepKeptPosts } from "~/platform/form/kept-post.server";
import { sweepFormKeys } from "~/platform/form/once.server";
import type { AnyJob } from "~/platform/jobs/jobs.server";
import { journalQueue, type Listener, together } from "~/platform/journal/journal.server";
import { shortenJournal } from "~/platform/journal/retention.server";
import { sweepLiveEvents } from "~/platform/live/live.server";
import { deliverMail } from "~/platform/mail/mail.server";
import { sweepMails, withdrawUnsentMails } from "~/platform/mail/retention.server";
import { sweepTries } from "~/platform/rate-limit/rate-limit.server";
import { sweepVisits } from "~/platform/visits/count.server";
import { sweepVisitSalts } from "~/platform/visits/salts.server";
import { journalKeepers } from "./journal-keepers";

/** The journal's listeners. What is found and what the assistant quotes are made from the same things, so they share a queue. */
export const listeners: readonly Listener[] = [
  requestsListener,
  communitiesListener,
  paperworkListener,
  notificationsListener,
  together("index", [searchListener, assistantListener]),
];

/** Had queues of their own in the previous release, whose processes may still fill them: emptied, and subscribed no more. */
export const formerListeners: readonly Listener[] = [searchListener, assistantListener];

/** All background and scheduled jobs. */
export const jobs: readonly AnyJob[] = [
  deliverMail,
  repairSearchIndex,
  fillSearchIndex,
  repairPassages,
  fillPassages,
  writeAnswer,
  notifyOfMessage,
  makeWeeklyDigests,
  sweepDigests,
  sweepNotifications,
  countFigures,
  sweepAttachments,
  sweepImages,
  sweepRemovedFiles,
  ...requestJobs,
  sweepVisits("article"),
  sweepVisits("discussion"),
  remindOfDiscussions,
  remindOfProjects,
  remindOfProgramStarts,
  settleProgramQueues,
  remindOfResources,
  checkLinks,
  sweepResourceUses,
  readResourceFile,
  readFilesAgain,
  sweepBin,
  sweepAccounts,
  sweepRegistrations,
  sweepSubscribers,
  sweepFormDrafts,
  sweepFormKeys,
  sweepKeptPosts,
  sweepLiveEvents,
  sweepTries,
  sweepVisitSalts,
  sweepMails,
  withdrawUnsentMails,
  shortenJournal(journalKeepers),
  makeNightlyBackup,
  drillMonthly,
];

/** The queues whose jobs tell people something. After a restore it may be too late for that, or told already. */
export const tellingQueues: readonly string[] = [
  deliverMail,
  notifyOfMessage,
  makeWeeklyDigests,
  remindOfRequests,
  remindOfDiscussions,
  remindOfProjects,
  remindOfProgramStarts,
  remindOfResources,
]
  .map(({ name }) => name)
  .concat(journalQueue(notificationsListener));
