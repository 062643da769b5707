import type { Visitor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { sendMail } from "~/platform/mail/mail.server";
import { settings } from "~/platform/settings.server";
import type { TicketInput } from "../forms";
import { ticketForTeam, ticketReceived } from "../mails";
import { SAME_TICKET_WITHIN, ticketNumber } from "../rules";
import { insertTicket, lockSender, sameTicket } from "../store/tickets.server";
import { mayMail, receiptsToMailbox } from "./limits.server";

/**
 * Stores a message, mails it to the support team and a receipt to the author; returns the ticket's id. A repeated
 * message is the same ticket.
 */
export function openTicket(input: TicketInput, by: Visitor): Promise<string> {
  return transaction(async () => {
    const at = now();
    const values = {
      name: input.nume,
      email: input.email,
      subject: input.subiect,
      message: input.mesaj,
      userId: by?.userId ?? null,
      organisationId: by?.organisation?.id ?? null,
      createdAt: at,
    };
    await lockSender(input.email);
    const earlier = await sameTicket(values, new Date(at.getTime() - SAME_TICKET_WITHIN));
    if (earlier) return earlier.id;
    const { id, number } = await insertTicket(values);
    await record({ what: "ticket.opened", subjectId: id, by, at });
    await sendMails({ ...values, id, number: ticketNumber(number), account: by?.organisation?.name ?? null });
    return id;
  });
}

type OpenedTicket = Parameters<typeof ticketForTeam>[0] & { id: string; createdAt: Date };

/** The receipt does not repeat the message: anybody can type anybody's address. */
async function sendMails(ticket: OpenedTicket): Promise<void> {
  const { supportEmail } = settings();
  await sendMail(`ticket:${ticket.id}`, supportEmail, { ...ticketForTeam(ticket), replyTo: ticket.email });
  if (!(await mayMail(receiptsToMailbox, ticket.email))) return;
  const receipt = ticketReceived({ number: ticket.number, when: dateTime(ticket.createdAt) });
  await sendMail(`ticket-received:${ticket.id}`, ticket.email, { ...receipt, replyTo: supportEmail });
}
