import { ticketNumber, ticketPath } from "~/modules/outreach/rules";
import { ticketById } from "~/modules/outreach/store/tickets.server";
import type { NoticesByEvent } from "../rules";

export const outreachNotices = {
  /** The mail with the answer goes to every author; those who were signed in are told here too. */
  "ticket.answered": async ({ subjectId }) => {
    const { id, number, userId } = await ticketById(subjectId);
    if (userId === null) return null;
    return {
      type: "ticket_answered",
      to: { people: [userId] },
      title: `Suportul v-a răspuns la mesajul ${ticketNumber(number)}`,
      message: "Citiți răspunsul și, dacă mai este nevoie, scrieți mai departe.",
      href: ticketPath(id),
      action: "Citește răspunsul",
    };
  },
} satisfies NoticesByEvent;
