import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { deskTicketPath, ticketNumber } from "~/modules/outreach/rules";
import { ticketsPage } from "~/modules/outreach/store/tickets.server";
import { adminRequestPath } from "~/modules/requests/rules/paths";
import { adminRequestsPage } from "~/modules/requests/store/admin-requests.server";
import { now } from "~/platform/clock";
import { searchText } from "~/platform/form/list-query";
import { organisationsSaying, peopleSaying } from "../store/desk.server";

export type DeskFound = { href: string; label: string; kind: string };

/**
 * What only an ADMIN finds, so that it is no entry of the index: requests, messages to support, people and organisations in
 * every state. At most so many of each.
 */
export async function foundForDesk(visitor: Visitor, asked: string, most: number): Promise<DeskFound[]> {
  const text = searchText(asked);
  if (!isAdmin(visitor) || text === "") return [];
  const [requests, tickets, people, organisations] = await Promise.all([
    adminRequestsPage({ text, status: null, page: 1 }, now()),
    ticketsPage({ text, state: "all", page: 1 }),
    peopleSaying(text, most),
    organisationsSaying(text, most),
  ]);
  return [
    ...requests.rows.slice(0, most).map(({ id, title, registration }) => ({
      href: adminRequestPath(id),
      label: title,
      kind: registration ?? "Solicitare",
    })),
    ...tickets.rows.slice(0, most).map(({ id, number, subject }) => ({
      href: deskTicketPath(id),
      label: subject,
      kind: ticketNumber(number),
    })),
    ...organisations.map(({ id, name, cui }) => ({ href: organisationPath(id), label: name, kind: `CUI ${cui}` })),
    ...people.map(({ name, email, organisation }) => ({
      href: `${PEOPLE}?q=${encodeURIComponent(email)}`,
      label: `${name}, ${email}`,
      kind: organisation ?? "Persoană",
    })),
  ];
}
