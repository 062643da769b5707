import { dateTime, iso } from "~/platform/language/dates";
import type { TicketLook, TicketMessage } from "../parts/ticket-parts";
import { isLate, isUrgent, type TicketState } from "../rules";
import { type Ticket, ticketMessages } from "../store/tickets.server";

/** A late ticket says so, rather than that it is urgent. */
export function lookOf(ticket: { subject: string; state: TicketState; waitingSince: Date }, now: Date): TicketLook {
  if (ticket.state !== "open") return ticket.state;
  if (isLate(ticket, now)) return "late";
  return isUrgent(ticket.subject) ? "urgent" : "open";
}

/** The first message and what followed. `team`: how an answer is signed, given the name of the ADMIN who wrote it. */
export async function messagesOf(ticket: Ticket, team: (name: string | null) => string): Promise<TicketMessage[]> {
  const { id: openingId, name, userId, message: text, createdAt } = ticket;
  const opening = { id: openingId, isFromTeam: false, text, createdAt, author: userId === null ? null : name };
  const messages = [opening, ...(await ticketMessages(ticket.id))];
  return messages.map(({ id, isFromTeam, author, text, createdAt }) => ({
    id,
    text,
    // whoever has the address of a ticket may add to it
    author: isFromTeam ? team(author) : userId !== null && author === null ? `${name}, fără conectare` : name,
    at: iso(createdAt),
    when: dateTime(createdAt),
  }));
}
