import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { render } from "@react-email/render";
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import nodemailer, { type Transporter } from "nodemailer";
import type { ReactElement } from "react";
import { v7 } from "uuid";
import { pick } from "~/platform/pick";
import { methodOf } from "../calendar/calendar-file.server";
import { now } from "../clock";
import { db, refuseInTransaction, transaction } from "../database/connection.server";
import { firstRow } from "../database/rows.server";
import { faultLine } from "../fault-line.server";
import { privateFolder } from "../files/files.server";
import { enqueueAll, type Job, TriedAgain } from "../jobs/jobs.server";
import { enqueueAgain } from "../jobs/queues.server";
import { outages } from "../outage.server";
import { settings } from "../settings.server";
import { tracedCall } from "../traces/traces.server";
import { mails } from "./tables.server";

/** A mail as its module describes it: the subject, and one component for both its forms. */
export type Mail = {
  subject: string;
  body: ReactElement;
  /** The address for replies; without it replies are not read. */
  replyTo?: string;
  /** The addresses of one-click unsubscription and of unsubscription by mail (RFC 2369, 8058). */
  unsubscribe?: { post: string; write: string };
  /** The text of an iCalendar file that goes with the mail. */
  calendar?: string;
  /** What it quotes of others: it is sent only while that may still be read. */
  quotes?: MailQuotes;
};

/** Marks that the program's own check understands, and the person for whom it asks. */
export type MailQuotes = { reader: string; marks: string };

let quotesStand: (quotes: MailQuotes) => Promise<boolean> = async () => true;

/** Called once by each process with the check of what mails quote. */
export function checkMailQuotes(check: typeof quotesStand): void {
  quotesStand = check;
}

/** The ways to stop a kind of mails: one click at this address, or a message with it to the support team. */
export function stoppedAt(href: string): NonNullable<Mail["unsubscribe"]> {
  const words = `subject=${encodeURIComponent("Dezabonare")}&body=${encodeURIComponent(href)}`;
  return { post: href, write: `mailto:${settings().supportEmail}?${words}` };
}

/** A mail with both its forms, as the outbox keeps it. The same key is the same mail. */
export type RenderedMail = Omit<typeof mails.$inferInsert, "id" | "createdAt">;

export async function renderMail(key: string, recipient: string, mail: Mail): Promise<RenderedMail> {
  const [html, text] = await Promise.all([render(mail.body), render(mail.body, { plainText: true })]);
  return {
    key,
    recipient,
    html,
    text,
    subject: oneLine(mail.subject),
    replyTo: mail.replyTo ?? null,
    listUnsubscribe: mail.unsubscribe ? `<${mail.unsubscribe.post}>, <${mail.unsubscribe.write}>` : null,
    calendar: mail.calendar ?? null,
    quotes: mail.quotes?.marks || null,
    reader: mail.quotes?.reader ?? null,
  };
}

/** Writes mails to the outbox in the caller's transaction. A second mail with the same key is ignored. */
export async function sendMails(rendered: readonly RenderedMail[]): Promise<void> {
  if (rendered.length === 0) return;
  const createdAt = now();
  const rows = await db()
    .insert(mails)
    .values(rendered.map((mail) => ({ ...mail, createdAt })))
    .onConflictDoNothing()
    .returning({ id: mails.id });
  await enqueueAll(
    deliverMail,
    rows.map(({ id }) => ({ data: { id }, key: id })),
  );
}

export const sendMail = async (key: string, recipient: string, mail: Mail): Promise<void> =>
  sendMails([await renderMail(key, recipient, mail)]);

/** Header values never carry a line break, whatever a name or a title holds. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

let transporter: Transporter | null = null;

/** Milliseconds; together below the expiry of a job, so that a mail is not sent twice to a server that hangs. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** By SMTP when it is configured, else kept as files in the data folder, readable with any mail program. */
function transport(): Transporter {
  const { smtpUrl } = settings();
  transporter ??= smtpUrl
    ? nodemailer.createTransport({ url: smtpUrl, ...PATIENCE }, { from: settings().mailFrom })
    : nodemailer.createTransport({ streamTransport: true, buffer: true }, { from: settings().mailFrom });
  return transporter;
}

const isPermanent = (error: unknown) => {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return code >= 500 && code < 600;
};

/** Whether the mail server took a stand on this mail; otherwise it is gone, for every mail. */
const hasAnswered = (error: unknown) => (error as { responseCode?: number }).responseCode !== undefined;

/** The contents of a mail that is delivered, links and words of others above all, or that is not sent. */
export const EMPTIED = { subject: "", html: "", text: "", replyTo: null, listUnsubscribe: null, calendar: null };

const UNSENT = and(isNull(mails.sentAt), isNull(mails.failedAt), isNull(mails.withdrawnAt));

export const deliverMail: Job<{ id: string }> = {
  name: "mail",
  retries: 60,
  run: async ({ id }) => {
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), UNSENT));
    if (!mail) return;
    const { quotes: marks, reader } = mail;
    if (marks !== null && reader !== null && !(await quotesStand({ marks, reader }))) {
      await db()
        .update(mails)
        .set({ withdrawnAt: now(), ...EMPTIED })
        .where(eq(mails.id, id));
      return;
    }
    const refused = await tracedCall("mail", () => deliver(mail)).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (refused) return notDelivered(id, refused.error);
    outages["mail server"].end();
    // when this cannot be written, the mail is sent once more, under the same Message-ID
    await db()
      .update(mails)
      .set({
        sentAt: now(),
        attempts: sql`${mails.attempts} + 1`,
        lastError: null,
        ...(settings().smtpUrl ? EMPTIED : {}),
      })
      .where(eq(mails.id, id));
  },
};

async function notDelivered(id: string, error: unknown): Promise<void> {
  const failedAt = isPermanent(error) ? now() : null;
  if (!hasAnswered(error)) outages["mail server"].begin(error);
  await db()
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, lastError: faultLine(error), failedAt })
    .where(eq(mails.id, id));
  if (!failedAt) throw hasAnswered(error) ? error : new TriedAgain(error);
}

/** Mails written before a moment are no longer sent. Returns how many that concerns. */
export async function withdrawMails(before: Date): Promise<number> {
  const withdrawn = await db()
    .update(mails)
    .set({ withdrawnAt: now(), ...EMPTIED })
    .where(and(UNSENT, lt(mails.createdAt, before)))
    .returning({ id: mails.id });
  return withdrawn.length;
}

/** Enqueues the mails that wait: a copy of the rows alone has no jobs. Those that have one are not enqueued twice. */
export async function enqueueUnsent(): Promise<number> {
  const rows = await db().select({ id: mails.id }).from(mails).where(UNSENT);
  await enqueueAll(
    deliverMail,
    rows.map(({ id }) => ({ data: { id }, key: id })),
  );
  return rows.length;
}

/** Returns what the server answered; without SMTP, the path of the file. */
async function deliver(mail: RenderedMail & { id: string; createdAt: Date }): Promise<string> {
  refuseInTransaction("the mail server");
  const host = new URL(settings().origin).hostname;
  const sent = await transport().sendMail({
    messageId: `<${mail.id}@${host}>`,
    to: mail.recipient,
    ...pick(mail, "subject", "html", "text"),
    date: mail.createdAt,
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    ...(mail.calendar ? { icalEvent: calendarPart(mail.calendar) } : {}),
    headers: { ...AUTOMATIC, ...(mail.listUnsubscribe ? stopHeaders(mail.listUnsubscribe) : {}) },
  });
  if (settings().smtpUrl) return sent.response as string;
  const folder = join(settings().dataDir, "mail");
  await privateFolder(folder);
  const path = join(folder, `${mail.id}.eml`);
  await writeFile(path, sent.message as Buffer, { mode: 0o600 });
  return path;
}

/**
 * Sends one mail at once, outside the outbox. Returns what the server answered; without SMTP, the path of the file. Throws the
 * error of the server.
 */
export async function sendAtOnce(recipient: string, mail: Mail): Promise<string> {
  const id = v7();
  return deliver({ id, createdAt: now(), ...(await renderMail(id, recipient, mail)) });
}

/** Sends again, now, what has not reached this address: refused for good by a mail server, or waiting for its next try. Returns how many. */
export function resendMails(recipient: string): Promise<number> {
  return transaction(async () => {
    const unsent = and(eq(mails.recipient, recipient), isNull(mails.sentAt), isNull(mails.withdrawnAt));
    const rows = await db().update(mails).set({ failedAt: null }).where(unsent).returning({ id: mails.id });
    await enqueueAgain(
      deliverMail,
      rows.map(({ id }) => ({ data: { id }, key: id })),
    );
    return rows.length;
  });
}

const calendarPart = (content: string) => ({ method: methodOf(content), filename: "calendar.ics", content });

/** No holiday answer comes back, and none is answered (RFC 3834; the second header is what Exchange asks for). */
const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** One click in the mail program stops these mails. */
const stopHeaders = (listUnsubscribe: string) => ({
  "List-Unsubscribe": listUnsubscribe,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The newest mails of the outbox, for the page that stands in for a mail program in demo mode. */
export async function newestMails(limit: number, recipient?: string) {
  return db()
    .select(pick(mails, "id", "recipient", "subject", "createdAt", "sentAt"))
    .from(mails)
    .where(recipient ? eq(mails.recipient, recipient) : undefined)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** Null when there is none. */
export const mailById = (id: string) => firstRow(db().select().from(mails).where(eq(mails.id, id)));
