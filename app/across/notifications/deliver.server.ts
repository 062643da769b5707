import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { tell } from "~/platform/live/live.server";
import { sendMail } from "~/platform/mail/mail.server";
import { settings } from "~/platform/settings.server";
import { notificationMail } from "./mails";
import { NOTIFICATIONS, type Notice, type Preference } from "./rules";
import { insertNotification } from "./store/inbox.server";
import { type Recipient, recipientsOf } from "./store/people.server";
import { preferencesAbout } from "./store/preferences.server";

export type Event = Pick<JournalEntry, "id" | "subjectId" | "userId">;

/** Notifies the recipients, except the doer. Repeating it changes nothing: rows and mails are unique by event and person. */
export async function deliver(event: Event, notices: Notice | readonly Notice[] | null): Promise<void> {
  for (const notice of [notices ?? []].flat()) {
    const recipients = (await recipientsOf(notice.to)).filter(({ id }) => notice.toDoerToo || id !== event.userId);
    const ids = recipients.map(({ id }) => id);
    const preferenceOf = await preferencesAbout(notice.type, ids);
    for (const recipient of recipients) await deliverTo(recipient, event, notice, preferenceOf(recipient.id));
  }
}

async function deliverTo(to: Recipient, event: Event, notice: Notice, preference: Preference): Promise<void> {
  await transaction(async () => {
    if (preference.inApp) {
      const { type, title, message, href } = notice;
      const added = await insertNotification({
        ...{ type, title, message, href, userId: to.id, organisationId: to.organisationId },
        ...{ eventId: event.id, subjectId: event.subjectId, createdAt: now() },
      });
      if (added) await tell([to.id], NOTIFICATIONS);
    }
    if (preference.email === "immediate") {
      await sendMail(`${event.id}:${to.id}`, to.email, notificationMail(notice, to, settings().origin));
    }
  });
}
