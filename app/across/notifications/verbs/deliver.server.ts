import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { tell } from "~/platform/live/live.server";
import { type MailQuotes, sendMail, stoppedAt } from "~/platform/mail/mail.server";
import { isWithin } from "~/platform/rate-limit/rate-limit.server";
import { settings } from "~/platform/settings.server";
import { notificationMail } from "../mails";
import { MAILS_OF_ONE_PAGE, mailsFromOne } from "../rules/mail-limits";
import type { Notice, NoticesOf } from "../rules/notice";
import { isAlways, NOTIFICATIONS, type Preference } from "../rules/notification";
import { quotesIn, told } from "../rules/sentence";
import { insertNotification, readSettled, wordsFor } from "../store/inbox.server";
import { type Recipient, recipientsOf } from "../store/people.server";
import { preferencesAbout } from "../store/preferences.server";
import { mailPreferencesLink } from "./preferences.server";

type Notices = Awaited<ReturnType<NoticesOf>>;
export type Event = Pick<JournalEntry, "id" | "subjectId" | "userId">;

/** Notifies the recipients, except the doer. Repeating it changes nothing: rows and mails are unique by event and person. */
export async function deliver(event: Event, notices: Notices): Promise<void> {
  for (const notice of [notices ?? []].flat()) {
    const recipients = (await recipientsOf(notice.to)).filter(({ id }) => notice.toDoerToo || id !== event.userId);
    const ids = recipients.map(({ id }) => id);
    const preferenceOf = await preferencesAbout(notice.type, ids);
    for (const recipient of recipients) await deliverTo(recipient, event, notice, preferenceOf(recipient.id));
  }
}

/**
 * Marks as read what the act has settled, for the colleagues of whoever acted and for those told of it; their open pages follow.
 * For everybody else the same facts decide when the inbox is read next.
 */
export async function settle({ organisationId, userId }: Doer, notices: Notices): Promise<void> {
  const doers: Notice["to"] = organisationId === null ? "administrators" : { organisations: [organisationId] };
  const concerned = [...(userId === null ? [] : [doers]), ...[notices ?? []].flat().map(({ to }) => to)];
  const people = (await Promise.all(concerned.map((to) => recipientsOf(to)))).flat().map(({ id }) => id);
  if (people.length === 0) return;
  await transaction(async () => tell(await readSettled(people, now()), NOTIFICATIONS));
}

/** Whether the person is mailed too, or finds it on the platform only. */
async function mayMail(to: Recipient, { userId, subjectId }: Event, { type, gathered }: Notice): Promise<boolean> {
  if (gathered !== undefined && !(await isWithin(MAILS_OF_ONE_PAGE, `${to.id}:${gathered}`))) return false;
  return isWithin(mailsFromOne(type), `${userId ?? subjectId}:${to.id}`);
}

/** Whether what a mail quotes may still be read by whom it is for; asked before it is sent. */
export const quotesStand = async ({ reader, marks }: MailQuotes): Promise<boolean> =>
  Object.values(await wordsFor(reader, marks)).every((words) => words !== null);

type Doer = Pick<JournalEntry, "organisationId" | "userId">;

/** Whatever may not be read any more is told to nobody. */
async function deliverTo(to: Recipient, event: Event, notice: Notice, preference: Preference): Promise<void> {
  const quotes = quotesIn(notice.title, notice.message, ...(notice.details?.quotes ?? []).map(({ of }) => of));
  await transaction(async () => {
    const words = await wordsFor(to.id, quotes);
    const said = told(notice.title, words);
    const text = told(notice.message, words);
    if (said === null || text === null) return;
    if (preference.inApp) {
      const { type, title, message, href } = notice;
      const added = await insertNotification({
        type,
        title,
        message,
        href,
        userId: to.id,
        organisationId: to.organisationId,
        eventId: event.id,
        subjectId: event.subjectId,
        createdAt: now(),
      });
      if (added) await tell([to.id], NOTIFICATIONS);
    }
    if (preference.email === "immediate" && (await mayMail(to, event, notice))) {
      const stop = isAlways(notice.type) ? null : mailPreferencesLink(to.id, notice.type);
      const calendar = notice.calendar?.(to.id) ?? null;
      const letter = notificationMail({ ...notice, title: said, message: text }, to, settings().origin, stop);
      const mail = { ...letter, ...(calendar ? { calendar } : {}), quotes: { reader: to.id, marks: quotes } };
      await sendMail(`${event.id}:${to.id}`, to.email, stop ? { ...mail, unsubscribe: stoppedAt(stop) } : mail);
    }
  });
}
