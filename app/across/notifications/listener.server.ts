import type { JournalEntry, Listener } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/sight";
import { deliver } from "./deliver.server";
import { accountFamily } from "./hear/accounts.server";
import { articleFamily } from "./hear/articles.server";
import { colleagueFamily } from "./hear/colleagues.server";
import { communityFamily } from "./hear/communities.server";
import { conversationFamily } from "./hear/conversations.server";
import { talkFamily } from "./hear/questions-and-reviews.server";
import { requestFamily } from "./hear/requests.server";
import { responseFamily } from "./hear/responses.server";
import type { Family, Hearing } from "./rules";

/** What concerns nobody but who did it, or is told by its own room. */
const UNHEARD = [
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
  "person.suspended",
  "request.accepted",
  "request.changed",
  "request.created",
  "request.deleted",
  "request.duplicated",
  "request.edited",
  "request.opened",
  "request.queued",
  "review.shown",
  "second-factor.disabled",
  "second-factor.enabled",
  "session.ended",
  "session.opened",
  "ticket.opened",
] as const satisfies readonly Happening[];

/** Of everything that may happen: who is told of it, or that nobody is. */
const hearings: Readonly<Record<Exclude<Happening, (typeof UNHEARD)[number]>, Hearing>> = {
  ...accountFamily,
  ...articleFamily,
  ...colleagueFamily,
  ...communityFamily,
  ...conversationFamily,
  ...requestFamily,
  ...responseFamily,
  ...talkFamily,
};

/** Turns what happened into notifications and mails. */
export const notificationsListener: Listener = {
  name: "notifications",
  hear: async (entry: JournalEntry) => {
    const hearing = (hearings as Family)[entry.what as Happening];
    if (hearing) await deliver(entry, await hearing(entry));
  },
};
