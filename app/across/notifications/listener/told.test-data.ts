import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { mails } from "~/platform/mail/tables.server";
import { deliverJournal } from "../../../../tests/support/platform";
import { shownNotifications } from "../shown.test-data";
import { inboxOf } from "../store/inbox.server";
import { notifications } from "../tables.server";

/** No logo, heading, greeting or list; what it announces may follow. */
export const SENTENCE = /^(?!PSP|Bună ziua)[\p{Lu}„\d].*[.!?]( [^.]+:)?$/u;

let since = "";

const newestEntry = async () =>
  (await db().select({ id: journal.id }).from(journal).orderBy(desc(journal.id)).limit(1))[0]?.id;
/** From here on; what came before is told and forgotten. */
export async function fromNow(): Promise<void> {
  since = (await newestEntry()) ?? "00000000-0000-7000-8000-000000000000";
  await db().delete(notifications);
  await db().delete(mails);
}
/** Heard twice, because that must change nothing. Whatever is mailed begins, as plain text, with a whole sentence. */
export async function heard(): Promise<void> {
  await deliverJournal(since);
  await deliverJournal(since);
  for (const { subject, text } of await db().select().from(mails)) {
    expect(text.split("\n")[0], subject).toMatch(SENTENCE);
  }
}
export const titles = async (who: Actor) => (await inboxOf(who, 1)).map(({ title }) => title);
export const types = async (who: Actor) => (await inboxOf(who, 1)).map(({ type }) => type);
export const messages = async (who: Actor) => (await inboxOf(who, 1)).map(({ message }) => message).join("\n");
export const mailCount = async (who: Actor) => db().$count(mails, eq(mails.recipient, who.email));
export const everyText = async () => {
  const told = await shownNotifications();
  const mailed = await db().select().from(mails);
  return [
    ...told.map(({ title, message }) => `${title}\n${message}`),
    ...mailed.map(({ subject, text }) => `${subject}\n${text}`),
  ].join("\n");
};

export const name = (actor: Actor) => actor.organisation?.name ?? "";
