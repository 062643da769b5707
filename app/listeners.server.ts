
import { sweepFormKeys } from "~/platform/form/once.server";
import type { AnyJob } from "~/platform/jobs/jobs.server";
import type { Listener } from "~/platform/journal/journal.server";
import { sweepLiveEvents } from "~/platform/live/live.server";
import { deliverMail } from "~/platform/mail/mail.server";

/** Who reacts to the journal. */
export const listeners: readonly Listener[] = [];

/** Everything that runs late or by the clock. */
export const jobs: readonly AnyJob[] = [deliverMail, sweepFormKeys, sweepLiveEvents];
