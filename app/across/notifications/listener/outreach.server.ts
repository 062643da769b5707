import { deskTicketPath, isUrgent, ticketNumber, ticketPath } from "~/modules/outreach/rules";
import { type Ticket, ticketById } from "~/modules/outreach/store/tickets.server";
import type { Notice, NoticesByEvent } from "../rules/notice";
import { nameOf, rule, says, titleOf } from "../rules/sentence";
import { recipientById } from "../store/people.server";

/** For the team: whether it is urgent, its number, then who writes about what. */
const atDesk = ({ id, number, subject }: Ticket, what: "la suport" | "continuat de autor") => ({
  title: says`Mesaj ${isUrgent(subject) ? "urgent " : ""}${what}, ${rule(ticketNumber(number))}`,
  message: says`${nameOf("ticket_author", id)}: ${titleOf("ticket", id)}`,
  href: deskTicketPath(id),
  action: "Răspunde",
});

/** To the administrator who has taken the message, while they are one; else to all. */
async function keeperOf({ assigneeId }: Ticket): Promise<Notice["to"]> {
  const keeper = assigneeId === null ? null : await recipientById(assigneeId);
  return keeper?.role === "ADMIN" ? { people: [keeper.userId] } : "administrators";
}

export const outreachNotices = {
  "ticket.opened": async ({ subjectId }) => {
    const ticket = await ticketById(subjectId);
    return { type: "ticket_waiting", to: "administrators", ...atDesk(ticket, "la suport") };
  },
  /** The author wrote again, after an answer or before it. */
  "ticket.continued": async ({ subjectId }) => {
    const ticket = await ticketById(subjectId);
    return { type: "ticket_continued", to: await keeperOf(ticket), ...atDesk(ticket, "continuat de autor") };
  },
  /** The mail with the answer goes to every author; those who were signed in are told here too. */
  "ticket.answered": async ({ subjectId }) => {
    const { id, number, userId } = await ticketById(subjectId);
    if (userId === null) return null;
    return {
      type: "ticket_answered",
      to: { people: [userId] },
      title: says`Suportul v-a răspuns la mesajul ${rule(ticketNumber(number))}`,
      message: rule("Citiți răspunsul și, dacă mai este nevoie, scrieți mai departe."),
      href: ticketPath(id),
      action: "Citește răspunsul",
    };
  },
} satisfies NoticesByEvent;
