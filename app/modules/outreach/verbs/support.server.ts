import type { Actor, Visitor } from "~/modules/accounts/rules/actor";
import { linkTo } from "~/modules/accounts/verbs/links.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { sendMail } from "~/platform/mail/mail.server";
import { settings } from "~/platform/settings.server";
import { stepsOn } from "~/platform/step.server";

import type { TicketInput } from "../forms";
import { ticketAnswered, ticketForTeam, ticketReceived } from "../mails";
import { deskTicketPath, SAME_TICKET_WITHIN, ticketNumber, ticketPath, ticketPolicy } from "../rules";
import {
  insertMessage,
  insertTicket,
  isRepeated,
  lockedTicket,
  lockSender,
  sameTicket,
  type Ticket,
  ticketMessages,
  updateTicket,
} from "../store/tickets.server";
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
      waitingSince: at,
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
  const { supportEmail, repliesTo: replyTo } = settings();
  await sendMail(`ticket:${ticket.id}`, supportEmail, ticketForTeam(ticket));
  if (!(await mayMail(receiptsToMailbox, ticket.email))) return;
  const receipt = ticketReceived({ number: ticket.number, when: dateTime(ticket.createdAt), replyTo });
  await sendMail(`ticket-received:${ticket.id}`, ticket.email, receipt);
}

const onTicket = stepsOn<Actor>()({
  policy: ticketPolicy,
  locked: lockedTicket,
  way: (_actor, { id }) => ({ href: deskTicketPath(id), label: "La mesaj" }),
});

type Taken = {
  may: "answer" | "close" | "reopen";
  what: TeamHappening;
  take(ticket: Ticket, at: Date): Promise<unknown>;
};

/** Takes one step of the team on a ticket, and writes it into the journal. */
const teamStep = (by: Actor, id: string, { may, what, take }: Taken): Promise<void> =>
  onTicket(by, id, async (ticket, { at, allow, log }) => {
    allow(may);
    await take(ticket, at);
    await log(what);
  });
type TeamHappening = "ticket.answered" | "ticket.taken" | "ticket.released" | "ticket.closed" | "ticket.reopened";

/** The newest message, which an answer has to have seen. */
export const ticketVersion = async (id: string): Promise<string> => (await ticketMessages(id)).at(-1)?.id ?? id;

/**
 * Stores an answer and mails it to the author, who may write again from its link. Whoever answers also takes the ticket. Throws
 * `Overtaken` when somebody has written since the answer's author read the ticket.
 */
export const answerTicket = (by: Actor, id: string, text: string, seen: string | null = null): Promise<void> =>
  teamStep(by, id, {
    may: "answer",
    what: "ticket.answered",
    async take(ticket, at) {
      notOvertaken(seen, await ticketVersion(id));
      const messageId = await insertMessage({
        ticketId: id,
        isFromTeam: true,
        authorId: by.userId,
        text,
        createdAt: at,
      });
      const firstAnsweredAt = ticket.firstAnsweredAt ?? at;
      await updateTicket(id, { answeredAt: at, firstAnsweredAt, assigneeId: ticket.assigneeId ?? by.userId });
      const about = { number: ticketNumber(ticket.number), text, href: linkTo(ticketPath(id)) };
      await sendMail(
        `ticket-answer:${messageId}`,
        ticket.email,
        ticketAnswered({ ...about, replyTo: settings().repliesTo }),
      );
    },
  });

export const takeTicket = (by: Actor, id: string): Promise<void> =>
  teamStep(by, id, { may: "answer", what: "ticket.taken", take: () => updateTicket(id, { assigneeId: by.userId }) });

export const releaseTicket = (by: Actor, id: string): Promise<void> =>
  teamStep(by, id, { may: "answer", what: "ticket.released", take: () => updateTicket(id, { assigneeId: null }) });

export const closeTicket = (by: Actor, id: string): Promise<void> =>
  teamStep(by, id, { may: "close", what: "ticket.closed", take: (_ticket, at) => updateTicket(id, { closedAt: at }) });

export const reopenTicket = (by: Actor, id: string): Promise<void> =>
  teamStep(by, id, { may: "reopen", what: "ticket.reopened", take: () => updateTicket(id, { closedAt: null }) });

/** Adds what the author wrote again, once however often it is sent; the ticket waits for the team from then on. */
export function continueTicket(id: string, text: string, by: Visitor): Promise<void> {
  return transaction(async () => {
    const ticket = await lockedTicket(id);
    const at = now();
    if (await isRepeated(id, text, new Date(at.getTime() - SAME_TICKET_WITHIN))) return;
    const authorId = by?.userId === ticket.userId ? ticket.userId : null;
    const messageId = await insertMessage({ ticketId: id, isFromTeam: false, authorId, text, createdAt: at });
    const waitingSince = ticket.state === "open" ? ticket.waitingSince : at;
    await updateTicket(id, { waitingSince, answeredAt: null, closedAt: null });
    await record({ what: "ticket.continued", subjectId: id, by, at });
    const { name, email, subject, organisation } = ticket;
    const told = ticketForTeam({
      name,
      email,
      subject,
      message: text,
      number: ticketNumber(ticket.number),
      account: organisation?.name ?? null,
      isContinued: true,
    });
    await sendMail(`ticket:${messageId}`, settings().supportEmail, told);
  });
}
