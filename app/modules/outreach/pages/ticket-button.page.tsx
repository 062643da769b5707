import { buttonSteps, type PostedStep } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { deskTicketPath } from "../rules";
import { ticketById } from "../store/tickets.server";
import { closeTicket, releaseTicket, reopenTicket, takeTicket } from "../verbs/support.server";
import type { Route } from "./+types/ticket-button.page";

/** A step of the support team, without fields. */
const step = (title: string, verb: typeof closeTicket, text?: string): PostedStep => ({
  back: async ({ context, id }) => {
    adminOf(context);
    return deskTicketPath((await ticketById(id)).id);
  },
  done: { title, ...(text ? { text } : {}) },
  work: ({ actor, id }) => verb(actor, id),
});

const buttons = buttonSteps({
  "support/:id/assignment": step(
    "Ați preluat mesajul.",
    takeTicket,
    "Ceilalți administratori văd că răspundeți dumneavoastră.",
  ),
  "support/:id/release": step("Mesajul nu mai este preluat de nimeni.", releaseTicket),
  "support/:id/closing": step("Mesajul este încheiat.", closeTicket, "Dacă autorul scrie din nou, se redeschide."),
  "support/:id/reopening": step("Mesajul este din nou deschis.", reopenTicket),
});

export const loader = (route: Route.LoaderArgs) => buttons.loader(route);
export const action = (route: Route.ActionArgs) => buttons.action(route);

/** Only its refusals have a page. */
export default function TicketButton() {
  return null;
}
